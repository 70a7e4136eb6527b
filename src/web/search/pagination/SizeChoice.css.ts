import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { cluster } from '../../theme/layout.css.ts';
import * as type from '../../theme/type.css.ts';

export const choice = cluster[4];

export const label = style([type.small, type.muted, { paddingRight: 8 }]);

const square = style([
  type.tabular,
  {
    minWidth: 44,
    height: 44,
    display: 'grid',
    placeItems: 'center',
    borderRadius: vars.radius.control,
    fontWeight: 500,
  },
]);

/** The chosen page size is not marked by colour alone: it is bold, with a line below. */
export const size = styleVariants({
  chosen: [
    square,
    { fontWeight: 700, textDecoration: 'underline', textDecorationThickness: 2, textUnderlineOffset: 6 },
  ],
  other: [square, { color: vars.color.textMuted, ':hover': { background: vars.color.surfaceSunken } }],
});
