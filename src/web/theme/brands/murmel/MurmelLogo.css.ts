import { style } from '@vanilla-extract/css';

import { vars } from '../../contract.css.ts';
import { from } from '../../scale.ts';

export const logo = style({
  aspectRatio: '843 / 176',
  height: 26,
  '@media': { [from.laptop]: { height: 34 } },
});

export const moon = style({ fill: vars.color.promoted });
export const word = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 23.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
