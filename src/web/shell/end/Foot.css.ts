import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';

/** Lies above the page: nothing moves when something comes into it. */
export const foot = style({
  position: 'fixed',
  zIndex: 20,
  insetInline: vars.grid.margin,
  bottom: 16,
  display: 'grid',
  gap: 8,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});
