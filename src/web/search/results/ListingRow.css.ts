import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { edge } from '../../theme/forcedColors.ts';
import { from, space } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';
import { wholeLink } from '../../theme/wholeLink.ts';
import { rowMargin } from '../../visits/Hideable.css.ts';

/**
 * Grid areas let the price come first on the phone and at the right on wide screens. Its room is reserved, because a
 * page may be painted before it has loaded completely.
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

/** A paid promotion: the row's background extends into the margin. */
export const promoted = style([
  row,
  {
    vars: { [rowMargin]: vars.grid.margin },
    marginInline: `calc(-1 * ${rowMargin})`,
    paddingInline: rowMargin,
    borderTopColor: 'transparent',
    background: vars.color.promotedSurface,
    // The row of a promoted listing covers the separator line of the row below.
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

/** The link covers the whole row. */
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
  // On the phone, the text leaves room at the right for the button that hides the listing.
  { paddingTop: 6, paddingRight: 32, '@media': { [from.tablet]: { paddingTop: 14, paddingRight: 0 } } },
]);

export const price = style({
  gridArea: 'price',
  // On the phone, the price leaves room at the right for the heart button.
  paddingRight: 32,
  '@media': { [from.tablet]: { minWidth: 130, paddingRight: 0, textAlign: 'right' } },
});

export const picture = style({ gridArea: 'picture' });

/** Aligned as the price: at the start on the phone, at the end on wider screens. */
export const priceBones = style([
  price,
  { display: 'grid', justifyItems: 'start', '@media': { [from.tablet]: { justifyItems: 'end' } } },
]);

/** The skeleton of the additional text lines, below title and text. */
export const moreBones = style({ display: 'none', paddingTop: 24, '@media': { [from.tablet]: { display: 'block' } } });
