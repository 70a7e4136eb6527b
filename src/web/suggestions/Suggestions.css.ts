import { style } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { above, from } from '../theme/scale.ts';
import * as type from '../theme/type.css.ts';

const { color, grid, radius, shadow } = vars;

/** Above the page, so nothing in it moves; on the phone from edge to edge. */
export const popup = style({
  position: 'absolute',
  // Above what a page has, below the header, under which the bar of a scrolled page goes.
  zIndex: 5,
  top: 'calc(100% + 8px)',
  insetInline: `calc(-1 * ${grid.margin})`,
  display: 'grid',
  gap: 4,
  padding: 8,
  // What the keyboard of a phone leaves; the header above it stays where it is.
  maxHeight: 'max(220px, calc(100dvh - 160px))',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: `${shadow.floating}, 0 0 0 1px ${color.border}`,
  borderRadius: `0 0 ${radius.l} ${radius.l}`,
  fontSize: 16,
  lineHeight: '24px',
  '@media': {
    [above.mobile]: { insetInline: 0, borderRadius: radius.l },
    [from.laptop]: { maxHeight: 'min(680px, calc(100dvh - 120px))' },
    print: { display: 'none' },
  },
});

export const excuse = style([type.small, type.muted, { padding: '8px 12px 4px' }]);

export const clear = style([
  type.small,
  {
    justifySelf: 'start',
    minHeight: 44,
    paddingInline: 12,
    borderRadius: radius.s,
    fontWeight: 600,
    color: color.accentText,
    ':hover': { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: 3 },
    ':focus-visible': { outlineOffset: -3 },
  },
]);
