import { style } from '@vanilla-extract/css';

import { wholeShell } from '../Shell.css.ts';

/**
 * At the foot of the window (`app/Foot.css.ts`), where it covers neither the headline nor the actions. It has no height,
 * so that nothing there moves when the offer appears.
 */
export const place = style({
  display: 'grid',
  alignItems: 'end',
  alignContent: 'end',
  justifySelf: 'center',
  height: 0,
  marginBottom: 8,
  pointerEvents: 'auto',
  // On a page that fills the window, the language hint would move the field in which the user writes a message.
  selectors: { [`${wholeShell} &`]: { display: 'none' } },
});

export const offer = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 600,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
  ':focus-visible': { outlineColor: 'currentColor', outlineOffset: -4 },
});
