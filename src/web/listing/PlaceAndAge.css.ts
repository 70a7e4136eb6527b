import { style } from '@vanilla-extract/css';

import { from } from '../theme/scale.ts';

export const part = style({ display: 'block', '@media': { [from.tablet]: { display: 'inline' } } });

export const dot = style({
  display: 'none',
  width: 3,
  height: 3,
  marginInline: 8,
  borderRadius: '50%',
  background: 'currentColor',
  verticalAlign: 'middle',
  opacity: 0.8,
  '@media': { [from.tablet]: { display: 'inline-block' } },
});
