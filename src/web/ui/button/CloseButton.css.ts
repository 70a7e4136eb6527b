import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';

export const close = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: vars.radius.control,
  // The hover colour derives from the text colour, so it works on any background.
  ':hover': { background: 'color-mix(in srgb, currentColor 12%, transparent)' },
  ':focus-visible': { outlineOffset: -3 },
});

/** A click anywhere in the positioned container counts as a click on the close button. */
export const all = style([close, { '::after': { content: '""', position: 'absolute', inset: 0 } }]);
