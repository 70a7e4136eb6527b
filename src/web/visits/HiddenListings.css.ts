import { style } from '@vanilla-extract/css';

import { space } from '../theme/scale.ts';
import * as type from '../theme/type.css.ts';
import { vars } from '../theme/contract.css.ts';

export const line = style([
  type.small,
  type.muted,
  {
    flexBasis: '100%',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[4],
    // The line's height is reserved before it is known whether there is a notice.
    minHeight: 44,
    '@media': { print: { display: 'none' } },
  },
]);

export const all = style({
  minHeight: 44,
  paddingInline: 8,
  fontWeight: 600,
  color: vars.color.accentText,
  ':hover': { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: 3 },
});
