import { style } from '@vanilla-extract/css';

import { from } from '../../theme/scale.ts';

// The tallest card, which may be out of view, already sets the distance to the list.
export const gallery = style({
  selectors: { '&:not(:empty)': { paddingBottom: 8 } },
  '@media': { [from.tablet]: { selectors: { '&:not(:empty)': { paddingBottom: 28 } } } },
});
