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
  /** As tall as its place: the picture takes what the words leave. */
  large: [base, { height: '100%' }],
});

export const picture = styleVariants({
  normal: {},
  large: { '@media': { [from.tablet]: { flex: 1, display: 'grid' } } },
});

const wordsBelow = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', paddingTop: 12 });

/**
 * The card reads price first; who hears it gets the title first, which names the link. The price has its room before it is
 * there: a page that is still coming may be painted in between.
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

/** The whole card is the link. */
export const link = style({
  ...wholeLink,
  ':hover': { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: 3 },
});

export const meta = style([
  type.small,
  type.muted,
  // On a touch screen a sign is at the end of the last line. On the phone that line is the age alone.
  { paddingTop: 4, '@media': { [from.tablet]: { paddingRight: 28 }, [byMouse]: { paddingRight: 0 } } },
]);

/** Paid for: the card's ground runs out into the gaps, so that its words stay in line with the others'. */
export const promoted = style([
  edge,
  {
    background: vars.color.promotedSurface,
    boxShadow: `0 0 0 8px ${vars.color.promotedSurface}`,
    borderRadius: vars.radius.m,
  },
]);

export const promotion = style({ paddingTop: 6 });
