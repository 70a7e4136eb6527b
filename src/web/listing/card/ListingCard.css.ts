import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { edge } from '../../theme/forcedColors.ts';
import { from } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';
import { wholeLink } from '../../theme/wholeLink.ts';
import { byMouse } from '../../visits/Hideable.css.ts';

const base = style({ position: 'relative', display: 'flex', flexDirection: 'column', minWidth: 0 });

export const card = styleVariants({
  normal: [base],
  /** The large card is as tall as its grid cell: the picture fills the height that the text leaves. */
  large: [base, { height: '100%' }],
});

export const picture = styleVariants({
  normal: {},
  large: { '@media': { [from.tablet]: { flex: 1, display: 'grid' } } },
});

const wordsBelow = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', paddingTop: 12 });

/**
 * The price comes first visually, but the title, which names the link, comes first for screen readers. The price's room
 * is reserved, because a page may be painted before it has loaded completely.
 */
export const words = styleVariants({
  normal: [wordsBelow, { gridTemplateRows: 'minmax(24px, auto)' }],
  large: [wordsBelow, { gridTemplateRows: 'minmax(26px, auto)' }],
});

export const price = style({ gridRow: 1 });

const twoLines = style({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

export const title = styleVariants({
  normal: [twoLines, { gridRow: 2, fontSize: 16, fontWeight: 400, lineHeight: '22px', paddingTop: 2 }],
  large: [
    twoLines,
    {
      gridRow: 2,
      fontSize: 16,
      fontWeight: 400,
      lineHeight: '22px',
      paddingTop: 2,
      '@media': { [from.laptop]: { fontSize: 18, lineHeight: '24px' } },
    },
  ],
});

/** The link covers the whole card. */
export const link = style({
  ...wholeLink,
  ':hover': { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: 3 },
});

export const meta = style([
  type.small,
  type.muted,
  // On a touch screen an icon is at the end of the last line. On the phone that line contains only the age.
  { paddingTop: 4, '@media': { [from.tablet]: { paddingRight: 28 }, [byMouse]: { paddingRight: 0 } } },
]);

/** A paid promotion: the card's background extends into the gaps, so that its text stays aligned with the others. */
export const promoted = style([
  edge,
  {
    background: vars.color.promotedSurface,
    boxShadow: `0 0 0 8px ${vars.color.promotedSurface}`,
    borderRadius: vars.radius.m,
  },
]);

export const promotion = style({ paddingTop: 6 });
