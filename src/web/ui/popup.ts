import { vars } from '../theme/contract.css.ts';
import { above, from } from '../theme/scale.ts';

const { color, grid, radius, shadow } = vars;

/** What a search field finds while its visitor types. It lies above the page, so nothing moves; on the phone from edge to edge. */
export const popup = {
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
} as const;
