import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';

export const list = style({ display: 'flex', marginRight: -8 });

const code = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: 36,
  height: 44,
  paddingInline: 6,
  borderRadius: vars.radius.s,
  fontSize: 14,
  fontWeight: 500,
  textUnderlineOffset: 6,
  textDecorationThickness: 2,
});

export const current = style([code, { fontWeight: 700, textDecoration: 'underline' }]);
export const other = style([code, { ':hover': { textDecoration: 'underline' } }]);
