import { style } from '@vanilla-extract/css';

import { vars } from './contract.css.ts';
import { from } from './scale.ts';

// The type roles of the look: a component uses one, and sets no font size itself.

const headline = style({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  letterSpacing: vars.font.displayTracking,
  textWrap: 'balance',
});

/** The headline of murmel's search band and of the not-found page. */
export const hero = style([
  headline,
  {
    fontWeight: 700,
    fontSize: 40,
    lineHeight: '42px',
    letterSpacing: '-.02em',
    '@media': { [from.laptop]: { fontSize: 64, lineHeight: '64px' } },
  },
]);

/** The headline of the front page and of landing pages. */
export const display = style([
  headline,
  {
    fontSize: 36,
    lineHeight: '40px',
    '@media': { [from.laptop]: { fontSize: 52, lineHeight: '56px' } },
  },
]);

/** The headline of lists and sections. */
export const title = style([
  headline,
  {
    fontSize: 28,
    lineHeight: '33px',
    '@media': { [from.laptop]: { fontSize: 40, lineHeight: '46px' } },
  },
]);

/** The heading of a section of a page. */
export const heading = style([
  headline,
  {
    fontSize: 28,
    lineHeight: '34px',
    '@media': { [from.laptop]: { fontSize: 32, lineHeight: '38px' } },
  },
]);

/** The heading of a part of a detail page, or of a dialog. */
export const subheading = style([headline, { fontSize: 20, lineHeight: '26px', letterSpacing: '-.012em' }]);

/** The heading of a standalone part of a detail page. */
export const subheadingLarge = style([headline, { fontSize: 24, lineHeight: '30px', letterSpacing: '-.012em' }]);

const figures = style({ fontWeight: 700, fontVariantNumeric: 'tabular-nums', color: vars.color.price });

/** The price on the detail page. */
export const amount = style([
  figures,
  {
    fontFamily: vars.font.display,
    fontSize: 34,
    lineHeight: '40px',
    letterSpacing: '-.03em',
    '@media': { [from.laptop]: { fontSize: 44, lineHeight: '48px' } },
  },
]);

/** The price on a card. */
export const price = style([figures, { fontSize: 18, lineHeight: '24px', letterSpacing: '-.005em' }]);

/** The price in a row of the result list. */
export const priceLarge = style([figures, { fontSize: 22, lineHeight: '26px', letterSpacing: '-.005em' }]);

/**
 * Running text, at most 64 characters a line; German words may be hyphenated. Line lengths are in em everywhere: ch
 * differs in the fallback font, and lines would wrap differently when ours loads.
 */
export const prose = style({ fontSize: 17, lineHeight: '27px', maxWidth: '42em', hyphens: 'auto' });

/** The introductory paragraph below a headline. */
export const lead = style({
  fontSize: 16,
  lineHeight: '24px',
  '@media': { [from.laptop]: { fontSize: 18, lineHeight: '26px' } },
});

export const small = style({ fontSize: 14, lineHeight: '20px' });

export const muted = style({ color: vars.color.textMuted });

/** Fixed-width digits, for figures that are aligned vertically or change in place. */
export const tabular = style({ fontVariantNumeric: 'tabular-nums' });
