import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { wholeShell } from '../Shell.css.ts';

/**
 * Lies above the page: nothing moves when something comes into it. Where the page is the window, and what one writes with at its
 * end, it stands below that.
 */
export const foot = style({
  position: 'fixed',
  zIndex: 20,
  insetInline: vars.grid.margin,
  bottom: 16,
  display: 'grid',
  gap: 8,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
  selectors: { [`${wholeShell} &`]: { position: 'static', gap: 0, paddingInline: vars.grid.margin } },
});
