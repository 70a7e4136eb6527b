import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';

export const close = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: vars.radius.control,
  // On whatever ground it stands.
  ':hover': { background: 'color-mix(in srgb, currentColor 12%, transparent)' },
  ':focus-visible': { outlineOffset: -3 },
});

/** Wherever one clicks in what is around it, one clicks it. */
export const all = style([close, { '::after': { content: '""', position: 'absolute', inset: 0 } }]);
