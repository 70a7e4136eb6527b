import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';

export const ways = style({ maxWidth: '42em', paddingBottom: 32 });

export const title = style([type.subheading, { paddingBottom: 8 }]);

export const way = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  minHeight: 44,
  borderTop: `1px solid ${vars.color.border}`,
});

export const total = style([type.small, type.muted, type.tabular, { whiteSpace: 'nowrap' }]);
