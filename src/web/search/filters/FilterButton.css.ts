import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { from, space } from '../../theme/scale.ts';

export const open = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: 44,
  paddingInline: 16,
  borderRadius: 999,
  fontWeight: 500,
  background: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
  '@media': { [from.laptop]: { display: 'none' } },
});

export const count = style({ fontWeight: 700, fontVariantNumeric: 'tabular-nums' });
