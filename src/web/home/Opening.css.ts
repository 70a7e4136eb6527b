import { style } from '@vanilla-extract/css';

import { from, space } from '../theme/scale.ts';
import * as type from '../theme/type.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[24]}`,
  paddingBlock: '24px 16px',
  '@media': { [from.tablet]: { paddingBlock: '52px 24px' } },
});

export const title = type.display;

export const lead = style([type.lead, type.muted, type.tabular, { paddingTop: 8 }]);

export const more = style({ display: 'inline-flex', alignItems: 'center', gap: space[8], minHeight: 44 });
