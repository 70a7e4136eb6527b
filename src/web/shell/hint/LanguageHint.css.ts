import { style } from '@vanilla-extract/css';

import { brand } from '../../theme/brand.ts';
import { from } from '../../theme/scale.ts';

/** Where the header has its languages at laptop width, there is room beside them in murmel, and below them in allmend. */
const besideLanguages = {
  allmend: { insetBlock: 'calc(100% + 8px) auto', right: 0 },
  murmel: { right: 394 },
}[brand];

/** In the logo's row of the header, at the left of the menu's buttons, where nothing is. It takes no room. */
export const place = style({
  position: 'absolute',
  zIndex: 1,
  insetBlock: '8px auto',
  right: 44,
  display: 'grid',
  justifyItems: 'end',
  maxWidth: 'calc(100% - 190px)',
  '@media': {
    // No room even in two lines.
    '(max-width: 339px)': { display: 'none' },
    [from.tablet]: { right: 244, maxWidth: 'calc(100% - 390px)' },
    [from.laptop]: { insetBlock: '16px auto', maxWidth: 'none', ...besideLanguages },
    print: { display: 'none' },
  },
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
