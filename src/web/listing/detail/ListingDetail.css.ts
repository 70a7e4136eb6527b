import { globalStyle, style } from '@vanilla-extract/css';

import { cluster, stack } from '../../theme/layout.css.ts';
import { from, space } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';

export const listing = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[24]} ${space[48]}`,
  '@media': {
    [from.laptop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 340px',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"pictures essentials" "rest essentials"',
      gap: `${space[48]} ${space[48]}`,
    },
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 396px', columnGap: space[48] },
  },
});

export const pictures = style({ minWidth: 0, '@media': { [from.laptop]: { gridArea: 'pictures' } } });

/**
 * On the phone the price comes first; on wide screens, place and age do, next to the pictures. The title comes first in
 * the document. The leading row has reserved room, because a page may be painted before it has loaded completely.
 */
export const essentials = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(40px, auto)',
  gridTemplateAreas: '"price" "title" "meta" "after"',
  alignContent: 'start',
  gap: space[8],
  minWidth: 0,
  '@media': {
    [from.laptop]: {
      gridArea: 'essentials',
      gridTemplateRows: 'minmax(24px, auto)',
      gridTemplateAreas: '"meta" "title" "price" "after"',
      gap: space[12],
    },
  },
});

export const meta = style([
  type.small,
  type.muted,
  cluster[8],
  {
    gridArea: 'meta',
  },
]);

export const placeAndAge = style({ display: 'inline-flex', flexWrap: 'wrap' });

// Printed pages show the date instead of the age, which is meaningless on paper.
globalStyle(`${placeAndAge} time`, { '@media': { print: { display: 'none' } } });
globalStyle(`${placeAndAge} [data-day]::before`, { '@media': { print: { content: 'attr(data-day)' } } });

export const price = style({
  gridArea: 'price',
  display: 'grid',
  gap: space[8],
  '@media': { [from.laptop]: { gap: space[12] } },
});

/** The content below the headline of the listing. */
export const after = style({ gridArea: 'after', display: 'grid', gap: space[12], paddingTop: 4 });

export const title = style([
  type.heading,
  { gridArea: 'title', overflowWrap: 'anywhere', '@media': { [from.laptop]: { fontSize: 28, lineHeight: '34px' } } },
]);

export const rest = style([
  stack[32],
  {
    alignContent: 'start',
    paddingTop: 8,
    '@media': { [from.laptop]: { gridArea: 'rest', gap: space[48], paddingTop: 0 } },
  },
]);

export const heading = style([type.subheadingLarge, { paddingBottom: 12 }]);

/** `pre-line` preserves the seller's own line breaks. */
export const body = style([type.prose, { whiteSpace: 'pre-line', overflowWrap: 'anywhere' }]);
