import { createVar, fallbackVar, style } from '@vanilla-extract/css';

import { brand } from '../theme/brand.ts';
import { vars } from '../theme/contract.css.ts';
import { stack } from '../theme/layout.css.ts';
import { above, from } from '../theme/scale.ts';
import { freeTop } from '../ui/dialog/Dialog.css.ts';
import { headOfPage } from '../ui/layout/headOfPage.ts';

/**
 * How far down the search reaches, in px, at the top of a page and where the header has come back. In allmend it has a row of
 * its own below laptop width.
 */
const belowSearch =
  brand === 'murmel' ? { small: 144, tablet: 176, laptop: 176 } : { small: 128, tablet: 128, laptop: 84 };

/** How far down the header reaches where it has no search, nor a band of it below. */
const belowHeader = { small: 72, laptop: 84 };
const withoutSearch = brand === 'murmel' ? 'header:has(+ main)' : 'header:not(:has([role=search]))';

/**
 * There the headline begins at once. What goes again by itself lies above the header, which can wait for so long, and leaves the
 * headline and the fields in sight.
 */
const shortly = `${withoutSearch}:is([data-away], :not([data-away])) ~ &:not(:has([data-staying]))`;

const top = createVar();

/** How far down what a page begins with reaches, where one needs it at all times. */
const pageHead = createVar();

/** Where it stands as long as no dialog lies above the page. */
export const home = style({
  selectors: {
    'main:has([data-head]) ~ &': { vars: { [pageHead]: `${headOfPage}px` } },
    'header:not([data-away]) ~ &': { vars: { [top]: `${belowSearch.small}px` } },
    [`${withoutSearch}:not([data-away]) ~ &`]: { vars: { [top]: `${belowHeader.small}px` } },
    [shortly]: { vars: { [top]: '4px' } },
  },
  '@media': {
    // There the header does not come back.
    [above.tablet]: {
      selectors: {
        'header:not([data-away]) ~ &': { vars: { [top]: `${belowSearch.tablet}px` } },
        'header[data-away] ~ &': { vars: { [top]: `${belowSearch.tablet}px` } },
        [`${withoutSearch}:is([data-away], :not([data-away])) ~ &`]: { vars: { [top]: `${belowHeader.small}px` } },
        [shortly]: { vars: { [top]: '4px' } },
      },
    },
    [from.laptop]: {
      selectors: {
        'header:not([data-away]) ~ &': { vars: { [top]: `${belowSearch.laptop}px` } },
        'header[data-away] ~ &': { vars: { [top]: `${belowSearch.laptop}px` } },
        [`${withoutSearch}:is([data-away], :not([data-away])) ~ &`]: { vars: { [top]: `${belowHeader.laptop}px` } },
        [shortly]: { vars: { [top]: '10px' } },
      },
    },
  },
});

/** Lies above the page, below its search: nothing moves when something comes, and what is beside it can be used. */
export const region = style({
  position: 'fixed',
  zIndex: 30,
  top: `calc(${fallbackVar(top, freeTop, '8px')} + ${fallbackVar(pageHead, '0px')})`,
  insetInline: vars.grid.margin,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

export const list = style([stack[8], { maxWidth: 560, marginInline: 'auto' }]);
