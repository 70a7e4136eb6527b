import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { edge } from '../../theme/forcedColors.ts';
import { from, space } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';
import { wholeLink } from '../../theme/wholeLink.ts';
import { rowMargin } from '../../visits/Hideable.css.ts';

/**
 * Areas, so that the price can stand first on the phone and at the right where there is room; it has its room before it is
 * there, since a page that is still coming may be painted in between.
 */
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 144px) minmax(0, 1fr)',
  gridTemplateRows: 'minmax(26px, auto) 1fr',
  gridTemplateAreas: '"picture price" "picture words"',
  columnGap: space[12],
  alignItems: 'start',
  paddingBlock: 14,
  borderTop: `1px solid ${vars.color.border}`,
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: '200px minmax(0, 1fr) auto',
      gridTemplateRows: 'auto',
      gridTemplateAreas: '"picture words price"',
      columnGap: space[16],
      paddingBlock: 20,
    },
    [from.desktop]: { gridTemplateColumns: '240px minmax(0, 1fr) auto', columnGap: space[24] },
  },
});

/** Paid for: the row's ground runs out into the margin. */
export const promoted = style([
  row,
  {
    vars: { [rowMargin]: vars.grid.margin },
    marginInline: `calc(-1 * ${rowMargin})`,
    paddingInline: rowMargin,
    borderTopColor: 'transparent',
    background: vars.color.promotedSurface,
    // It lies over the hairline of the row below.
    zIndex: 1,
    marginBottom: -1,
    '@media': { [from.tablet]: { vars: { [rowMargin]: '20px' }, borderRadius: vars.radius.l } },
  },
  edge,
]);

export const words = style({ gridArea: 'words', minWidth: 0, display: 'flex', flexDirection: 'column' });

export const title = style({
  fontSize: 16,
  lineHeight: '21px',
  fontWeight: 500,
  overflowWrap: 'anywhere',
  '@media': { [from.tablet]: { fontSize: 18, lineHeight: '24px', fontWeight: 600, letterSpacing: '-.01em' } },
});

/** The whole row is the link. */
export const link = style({
  ...wholeLink,
  ':hover': { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: 3 },
});

export const text = style([
  type.muted,
  {
    display: 'none',
    paddingTop: 6,
    maxWidth: '35em',
    overflowWrap: 'anywhere',
    '@media': {
      [from.tablet]: { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' },
    },
  },
]);

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  order: 1,
  selectors: { '&:not(:empty)': { paddingTop: 6 } },
  '@media': { [from.tablet]: { order: 0, selectors: { '&:not(:empty)': { paddingTop: 12 } } } },
});

export const fact = style({ display: 'none', '@media': { [from.tablet]: { display: 'block' } } });

export const meta = style([
  type.small,
  type.muted,
  // On the phone the button that hides the ad has its place at the right.
  { paddingTop: 6, paddingRight: 32, '@media': { [from.tablet]: { paddingTop: 14, paddingRight: 0 } } },
]);

export const price = style({
  gridArea: 'price',
  // On the phone the heart has its place at the right.
  paddingRight: 32,
  '@media': { [from.tablet]: { minWidth: 130, paddingRight: 0, textAlign: 'right' } },
});

export const picture = style({ gridArea: 'picture' });

/** Where the price will begin on the phone, and where it will end. */
export const priceBones = style([
  price,
  { display: 'grid', justifyItems: 'start', '@media': { [from.tablet]: { justifyItems: 'end' } } },
]);

/** Of what a row says from there on, below its title and its text. */
export const moreBones = style({ display: 'none', paddingTop: 24, '@media': { [from.tablet]: { display: 'block' } } });
