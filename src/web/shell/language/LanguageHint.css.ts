import { createVar, fallbackVar, style } from '@vanilla-extract/css';

import { from } from '../../theme/scale.ts';
import { headOfPage } from '../../ui/layout/headOfPage.ts';

/** The height of murmel's band with the search below the header, in px. */
const slimBand = { small: 72, laptop: 92 };

const band = createVar();
const head = createVar();

/** Below the header, at its right, where the header has no content. It takes no room. */
export const place = style({
  position: 'absolute',
  zIndex: 1,
  insetBlock: `calc(100% + ${fallbackVar(band, '0px')} + ${fallbackVar(head, '0px')} + 8px) auto`,
  right: 0,
  display: 'grid',
  justifyItems: 'end',
  maxWidth: 'calc(100% - 44px)',
  selectors: {
    'header:has(~ main [data-head]) > &': { vars: { [head]: `${headOfPage}px` } },
    'header:has(+ [data-band=slim]) > &': {
      vars: { [band]: `${slimBand.small}px` },
      '@media': { [from.laptop]: { vars: { [band]: `${slimBand.laptop}px` } } },
    },
  },
  '@media': { print: { display: 'none' } },
});

export const offer = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 600,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
  ':focus-visible': { outlineColor: 'currentColor', outlineOffset: -4 },
});
