import { style } from '@vanilla-extract/css';

import { headOfPage } from '../../ui/headOfPage.ts';

/** Below the header, at its right, where nothing of the header is. It takes no room. */
export const place = style({
  position: 'absolute',
  zIndex: 1,
  insetBlock: 'calc(100% + 8px) auto',
  right: 0,
  display: 'grid',
  justifyItems: 'end',
  maxWidth: 'calc(100% - 44px)',
  selectors: { 'header:has(~ main [data-head]) > &': { insetBlock: `calc(100% + ${headOfPage + 8}px) auto` } },
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
