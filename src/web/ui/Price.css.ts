import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { from } from '../theme/scale.ts';
import * as type from '../theme/type.css.ts';

/** A block, so that its line height depends only on its own type. */
const line = style({ display: 'block' });

export const price = styleVariants({
  card: [line, type.price],
  large: [line, type.priceLarge],
  /** The old price is below, from tablet width on. */
  row: [line, type.priceLarge, { '@media': { [from.tablet]: { display: 'grid', justifyItems: 'end' } } }],
  page: [line, type.amount],
});

export const gratis = style({ color: vars.color.accentText });

export const before = style([
  type.small,
  type.muted,
  { fontFamily: vars.font.text, fontWeight: 400, letterSpacing: 'normal', whiteSpace: 'nowrap' },
]);
