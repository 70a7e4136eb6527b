import { style } from '@vanilla-extract/css';

import { vars } from '../../../theme/contract.css.ts';

export const forgot = style({
  justifySelf: 'start',
  paddingBlock: 10,
  color: vars.color.accentText,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});
