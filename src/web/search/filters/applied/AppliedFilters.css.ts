import { style } from '@vanilla-extract/css';

import { vars } from '../../../theme/contract.css.ts';
import { row } from '../../../theme/layout.css.ts';
import { from } from '../../../theme/scale.ts';

/** A separate row below laptop width; on the phone a rail that extends over the page's edge. */
export const chips = style([
  row[8],
  {
    order: 1,
    gridColumn: '1 / -1',
    minWidth: 0,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    whiteSpace: 'nowrap',
    marginInline: `calc(-1 * ${vars.grid.margin})`,
    paddingInline: vars.grid.margin,
    // The scroll padding makes a focused chip scroll clear of the edge.
    scrollPaddingInline: vars.grid.margin,
    // The padding leaves room for the focus ring, which the scroll container would clip.
    paddingBlock: 5,
    '@media': {
      [from.tablet]: { flexWrap: 'wrap', overflowX: 'visible', marginInline: 0, padding: 0 },
      [from.laptop]: { order: 0, gridColumn: 1, gridRow: 1 },
    },
  },
]);

export const clear = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 12,
  fontSize: 15,
  color: vars.color.textMuted,
  ':hover': { color: vars.color.text, textDecoration: 'underline' },
  '@media': { [`${from.tablet} and (pointer: fine)`]: { minHeight: 40 } },
});
