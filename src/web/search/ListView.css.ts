import { style } from '@vanilla-extract/css';

import { from } from '../theme/scale.ts';

// As tall as a window at least: what was found may be shorter than its bones, and shall not pull the footer into sight.
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  minHeight: '100svh',
  paddingTop: 16,
  '@media': {
    print: { minHeight: 0 },
    [from.laptop]: { gridTemplateColumns: '240px minmax(0, 1fr)', gap: 32, paddingTop: 28 },
    [from.desktop]: { gridTemplateColumns: '276px minmax(0, 1fr)', gap: 56 },
  },
});

export const results = style({ minWidth: 0 });
