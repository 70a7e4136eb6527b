import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { row } from '../../theme/layout.css.ts';

export const drop = style([
  row[8],
  {
    fontWeight: 600,
    color: vars.color.priceDrop,
  },
]);
