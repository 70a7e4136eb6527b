import { vars } from '../theme/contract.css.ts';
import { above, from } from '../theme/scale.ts';

const { color, grid, radius, shadow } = vars;

/**
 * The results of a search field while the visitor types. They float above the page, so nothing shifts; on the phone
 * they span the full width.
 */
export const popup = {
  position: 'absolute',
  // Above the content of a page and below the header, which covers the bar of a scrolled page.
  zIndex: 5,
  top: 'calc(100% + 8px)',
  insetInline: `calc(-1 * ${grid.margin})`,
  display: 'grid',
  gap: 4,
  padding: 8,
  // The height that the keyboard of a phone leaves; the header above it stays where it is.
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
