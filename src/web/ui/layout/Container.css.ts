import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { width } from '../../theme/scale.ts';

const centred = style({ marginInline: 'auto', paddingInline: vars.grid.margin, minWidth: 0, width: '100%' });

export const container = styleVariants(width, (most) => [
  centred,
  { maxWidth: `calc(${most} + 2 * ${vars.grid.margin})` },
]);
