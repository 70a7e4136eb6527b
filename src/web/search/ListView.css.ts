import { style } from '@vanilla-extract/css';

import { stack } from '../theme/layout.css.ts';
import { from, space } from '../theme/scale.ts';

export const columns = style([
  stack[12],
  {
    paddingTop: 16,
    '@media': {
      [from.laptop]: { gridTemplateColumns: '240px minmax(0, 1fr)', gap: space[32], paddingTop: 28 },
      [from.desktop]: { gridTemplateColumns: '276px minmax(0, 1fr)', gap: space[48] },
    },
  },
]);

export const results = style({ minWidth: 0 });
