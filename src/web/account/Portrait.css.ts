import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { edge } from '../theme/forcedColors.ts';

const face = style([
  edge,
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    borderRadius: '50%',
    background: vars.color.accentSoft,
    color: vars.color.onAccentSoft,
    fontFamily: vars.font.display,
    fontWeight: 600,
    lineHeight: 1,
  },
]);

/** Small next to a name in a line, medium next to a person's details, large where the user edits the picture. */
export const size = styleVariants({
  small: [face, { width: 28, height: 28, fontSize: 12 }],
  medium: [face, { width: 52, height: 52, fontSize: 20 }],
  large: [face, { width: 96, height: 96, fontSize: 34 }],
});
