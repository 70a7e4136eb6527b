import { style } from '@vanilla-extract/css';

import { brand } from '../theme/brand.ts';
import { vars } from '../theme/contract.css.ts';
import { above } from '../theme/scale.ts';

/** How far down the search reaches, in px, at the top of a page and where the header has come back. */
const belowSearch = brand === 'murmel' ? { small: 144, large: 176 } : { small: 128, large: 84 };

/** Lies above the page, below its search: nothing moves when something comes, and what is beside it can be used. */
export const region = style({
  position: 'fixed',
  zIndex: 30,
  top: 8,
  insetInline: vars.grid.margin,
  pointerEvents: 'none',
  selectors: { 'header:not([data-away]) ~ &': { top: belowSearch.small } },
  '@media': {
    // There the header does not come back.
    [above.tablet]: {
      selectors: {
        'header:not([data-away]) ~ &': { top: belowSearch.large },
        'header[data-away] ~ &': { top: belowSearch.large },
      },
    },
    print: { display: 'none' },
  },
});

export const list = style({ display: 'grid', gap: 8, maxWidth: 560, marginInline: 'auto' });
