import { style } from '@vanilla-extract/css';

import { vars } from './contract.css.ts';

/** A link within a sentence or next to a heading. */
export const link = style({
  color: vars.color.accentText,
  fontWeight: 500,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
});
