import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { chosen } from '../../theme/forcedColors.ts';
import { space } from '../../theme/scale.ts';

export const pages = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[4] });

const square = style({
  minWidth: 44,
  height: 44,
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.control,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
});

export const page = style([square, { ':hover': { background: vars.color.surfaceSunken } }]);
export const current = style([square, { background: vars.color.inverse, color: vars.color.onInverse }, chosen]);
export const gap = style([square, { color: vars.color.textMuted }]);
