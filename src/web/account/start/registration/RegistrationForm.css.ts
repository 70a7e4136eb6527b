import { style } from '@vanilla-extract/css';

import { stack } from '../../../theme/layout.css.ts';
import { from, space } from '../../../theme/scale.ts';
import { muted, small } from '../../../theme/type.css.ts';

/** Related fields, side by side if there is room. */
export const pair = style([
  stack[24],
  {
    '@media': {
      [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start', gap: space[16] },
    },
  },
]);

/** A sentence above the button. */
export const note = style([small, muted]);
