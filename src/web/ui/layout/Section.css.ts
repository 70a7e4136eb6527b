import { style } from '@vanilla-extract/css';

import { from, space } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';

export const section = style({
  paddingTop: 44,
  ':focus': { outline: 'none' },
  '@media': { [from.tablet]: { paddingTop: 64 } },
});

export const screenSection = style([section, { '@media': { print: { display: 'none' } } }]);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[16]}`,
  paddingBottom: 14,
  '@media': { [from.tablet]: { paddingBottom: 20 } },
});

export const title = type.heading;
