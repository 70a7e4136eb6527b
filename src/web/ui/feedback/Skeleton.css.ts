import { keyframes, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { edge } from '../../theme/forcedColors.ts';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

const base = style([
  edge,
  {
    display: 'block',
    background: `color-mix(in srgb, ${vars.color.border} 70%, ${vars.color.surface})`,
    borderRadius: vars.radius.s,
    animation: `${appear} 0s 300ms backwards`,
  },
]);

export const bone = styleVariants({
  picture: [base, { aspectRatio: '4 / 3', borderRadius: vars.radius.m }],
  price: [base, { width: '40%', height: 18 }],
  line: [base, { width: '90%', height: 16 }],
  bubble: [base, { height: 44, borderRadius: 16 }],
  shortLine: [base, { width: '60%', height: 14 }],
});
