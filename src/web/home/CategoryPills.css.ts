import { style } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { edge } from '../theme/forcedColors.ts';
import { from, space } from '../theme/scale.ts';

/** On the phone a rail that runs out over the page's edge, so that one sees that it goes on. */
export const pills = style({
  display: 'flex',
  gap: space[8],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
  marginInline: `calc(-1 * ${vars.grid.margin})`,
  paddingInline: vars.grid.margin,
  // What has the focus comes off the edge.
  scrollPaddingInline: vars.grid.margin,
  // Room for the ring of focus, which what scrolls would cut.
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
