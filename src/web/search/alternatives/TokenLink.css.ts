import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';

export const link = style({
  color: vars.color.accentText,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  ':hover': { textDecorationThickness: 2 },
});
