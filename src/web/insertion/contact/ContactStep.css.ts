import { style } from '@vanilla-extract/css';

import { stack } from '../../theme/layout.css.ts';
import { from, space } from '../../theme/scale.ts';
import { denseRow } from '../../ui/button/Button.css.ts';

export const note = style([stack[12], { justifyItems: 'start', ':empty': { display: 'none' } }]);

export const pair = style([
  stack[24],
  {
    minWidth: 0,
    alignItems: 'start',
    '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[16] } },
  },
]);

/** The button is only as wide as its label. */
export const forgotten = denseRow;
