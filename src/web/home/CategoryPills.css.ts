import { style } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { edge } from '../theme/forcedColors.ts';
import { from, space } from '../theme/scale.ts';

/** On a phone the links form a scrolling row. It extends over the page's edge, to show that it continues. */
export const pills = style({
  display: 'flex',
  gap: space[8],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
  marginInline: `calc(-1 * ${vars.grid.margin})`,
  paddingInline: vars.grid.margin,
  // The scroll padding makes a focused link scroll clear of the edge.
  scrollPaddingInline: vars.grid.margin,
  // The padding leaves room for the focus ring, which the scroll container would clip.
  paddingBlock: 5,
  '@media': { [from.tablet]: { flexWrap: 'wrap', overflowX: 'visible', marginInline: 0, padding: 0 } },
});

export const pill = style([
  edge,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    minHeight: 44,
    paddingInline: 16,
    borderRadius: vars.radius.control,
    fontSize: 15,
    fontWeight: 500,
    background: vars.band.pill,
    ':hover': { background: vars.band.pillHover },
  },
]);
