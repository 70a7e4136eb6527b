import { style } from '@vanilla-extract/css';

import { from } from '../theme/scale.ts';

export const wrong = style({ display: 'grid', justifyItems: 'start' });

/** The link is tall enough for a touch target. */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  // Separates links that have several lines.
  paddingBlock: 4,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  ':hover': { textDecorationThickness: 2 },
  '@media': { [from.laptop]: { minHeight: 32 } },
});
