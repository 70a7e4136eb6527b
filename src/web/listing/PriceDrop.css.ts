import { style } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';

export const drop = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  fontWeight: 600,
  color: vars.color.priceDrop,
});
