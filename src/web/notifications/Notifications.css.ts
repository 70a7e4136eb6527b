import { createVar, fallbackVar, style } from '@vanilla-extract/css';

import { brand } from '../theme/brand.ts';
import { vars } from '../theme/contract.css.ts';
import { stack } from '../theme/layout.css.ts';
import { above, from } from '../theme/scale.ts';
import { freeTop } from '../ui/dialog/Dialog.css.ts';
import { headOfPage } from '../ui/layout/headOfPage.ts';

/**
 * The lower edge of the search, in px, at the top of a page and while the header is shown. In allmend the search has
 * its own row below laptop width.
 */
const belowSearch =
  brand === 'murmel' ? { small: 144, tablet: 176, laptop: 176 } : { small: 128, tablet: 128, laptop: 84 };

/** The lower edge of the header in px, on pages without a search or a band below it. */
const belowHeader = { small: 72, laptop: 84 };
const withoutSearch = brand === 'murmel' ? 'header:has(+ main)' : 'header:not(:has([role=search]))';

/**
 * There the headline begins at once. Notifications that disappear automatically may cover the header for that time, and
 * leave the headline and the fields visible.
 */
const shortly = `${withoutSearch}:is([data-away], :not([data-away])) ~ &:not(:has([data-staying]))`;

const top = createVar();

/** The height of the page's own head, which notifications must not cover. */
const pageHead = createVar();

/** The position of the notifications while no dialog is open. */
export const home = style({
  selectors: {
    'main:has([data-head]) ~ &': { vars: { [pageHead]: `${headOfPage}px` } },
    'header:not([data-away]) ~ &': { vars: { [top]: `${belowSearch.small}px` } },
    [`${withoutSearch}:not([data-away]) ~ &`]: { vars: { [top]: `${belowHeader.small}px` } },
    [shortly]: { vars: { [top]: '4px' } },
  },
  '@media': {
    // The header is not sticky at these widths, so its state does not matter.
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

/**
 * The notifications float over the page, below its search bar. Nothing shifts when they appear, and adjacent controls
 * stay usable.
 */
export const region = style({
  position: 'fixed',
  zIndex: 30,
  top: `calc(${fallbackVar(top, freeTop, '8px')} + ${fallbackVar(pageHead, '0px')})`,
  insetInline: vars.grid.margin,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

export const list = style([stack[8], { maxWidth: 560, marginInline: 'auto' }]);
