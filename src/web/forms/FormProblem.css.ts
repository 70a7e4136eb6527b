import { style } from '@vanilla-extract/css';

import { from } from '../theme/scale.ts';

export const wrong = style({ display: 'grid', justifyItems: 'start' });

/** A touch target of sufficient size. */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  // Between links of several lines.
  paddingBlock: 4,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  ':hover': { textDecorationThickness: 2 },
  '@media': { [from.laptop]: { minHeight: 32 } },
});
