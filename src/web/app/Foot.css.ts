import { fallbackVar, style } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { takenBelow } from '../theme/lowerEdge.css.ts';
import { wholeShell } from '../shell/Shell.css.ts';

/**
 * Lies above the page: nothing moves when something comes into it. It leaves free what one does at the lower edge. Where the page
 * is the window, and what one writes with at its end, it stands below that.
 */
export const foot = style({
  position: 'fixed',
  zIndex: 20,
  insetInline: vars.grid.margin,
  bottom: `calc(8px + ${fallbackVar(takenBelow, '0px')})`,
  display: 'grid',
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
  selectors: { [`${wholeShell} &`]: { position: 'static', paddingInline: vars.grid.margin } },
});
