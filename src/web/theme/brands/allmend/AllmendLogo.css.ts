import { style } from '@vanilla-extract/css';

import { vars } from '../../contract.css.ts';
import { from } from '../../scale.ts';

export const logo = style({
  aspectRatio: '894.3 / 176',
  height: 26,
  '@media': { [from.laptop]: { height: 34 } },
});

export const sign = style({ fill: vars.color.accent });
export const word = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 19.5 });
