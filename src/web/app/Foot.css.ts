import { fallbackVar, style } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { occupiedBelow } from '../theme/lowerEdge.css.ts';
import { wholeShell } from '../shell/Shell.css.ts';

/**
 * Floats above the page, so that nothing shifts when a notice appears, and clear of the actions at the lower edge. On a
 * page as tall as the window it is below the page's composer.
 */
export const foot = style({
  position: 'fixed',
  zIndex: 20,
  insetInline: vars.grid.margin,
  bottom: `calc(8px + ${fallbackVar(occupiedBelow, '0px')})`,
  display: 'grid',
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
  selectors: { [`${wholeShell} &`]: { position: 'static', paddingInline: vars.grid.margin } },
});
