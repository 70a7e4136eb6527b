import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { edge } from '../../theme/forcedColors.ts';
import { stack } from '../../theme/layout.css.ts';
import * as type from '../../theme/type.css.ts';

export const room = style([
  edge,
  stack[8],
  {
    justifyItems: 'start',
    padding: 24,
    borderRadius: vars.radius.l,
    background: vars.color.surfaceSunken,
  },
]);

export const icon = style({ color: vars.color.accentText });
/** Crops the empty space below the moon in the marmot's image file. */
export const marmot = style({ objectFit: 'cover', objectPosition: 'top' });
export const title = type.subheading;
export const text = style([type.muted, { maxWidth: '29em' }]);
export const action = style({ paddingTop: 8 });
