import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { from, space } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';

export const section = style({
  paddingTop: 44,
  '@media': { [from.tablet]: { paddingTop: 64 }, print: { display: 'none' } },
});

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[16],
  paddingBottom: 9,
});

export const title = type.subheadingLarge;

export const clear = style({
  minHeight: 44,
  paddingInline: 8,
  marginRight: -8,
  fontSize: 15,
  fontWeight: 500,
  color: vars.color.accentText,
  ':hover': { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: 3 },
});

/** The row is as tall as its cards with titles of two lines will be, before they have loaded. */
export const row = style({ minHeight: 264, '@media': { [from.tablet]: { minHeight: 292 } } });
