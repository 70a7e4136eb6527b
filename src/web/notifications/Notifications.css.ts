import { style } from '@vanilla-extract/css';

import { brand } from '../theme/brand.ts';
import { vars } from '../theme/contract.css.ts';
import { above, from } from '../theme/scale.ts';

/**
 * How far down the search reaches, in px, at the top of a page and where the header has come back. In allmend it has a row of
 * its own below laptop width.
 */
const belowSearch =
  brand === 'murmel' ? { small: 144, tablet: 176, laptop: 176 } : { small: 128, tablet: 128, laptop: 84 };

/** How far down the header reaches where it has no search, nor a band of it below. */
const belowHeader = { small: 72, laptop: 84 };
const withoutSearch = brand === 'murmel' ? 'header:has(+ main)' : 'header:not(:has([role=search]))';

/** Lies above the page, below its search: nothing moves when something comes, and what is beside it can be used. */
export const region = style({
  position: 'fixed',
  zIndex: 30,
  top: 8,
  insetInline: vars.grid.margin,
  pointerEvents: 'none',
  selectors: {
    'header:not([data-away]) ~ &': { top: belowSearch.small },
    [`${withoutSearch}:not([data-away]) ~ &`]: { top: belowHeader.small },
  },
  '@media': {
    // There the header does not come back.
    [above.tablet]: {
      selectors: {
        'header:not([data-away]) ~ &': { top: belowSearch.tablet },
        'header[data-away] ~ &': { top: belowSearch.tablet },
        [`${withoutSearch}:is([data-away], :not([data-away])) ~ &`]: { top: belowHeader.small },
      },
    },
    [from.laptop]: {
      selectors: {
        'header:not([data-away]) ~ &': { top: belowSearch.laptop },
        'header[data-away] ~ &': { top: belowSearch.laptop },
        [`${withoutSearch}:is([data-away], :not([data-away])) ~ &`]: { top: belowHeader.laptop },
      },
    },
    print: { display: 'none' },
  },
});

export const list = style({ display: 'grid', gap: 8, maxWidth: 560, marginInline: 'auto' });
