import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { from } from '../theme/scale.ts';
import * as type from '../theme/type.css.ts';

/** The price line is a block, so that its line height depends only on its own font size. */
const line = style({ display: 'block' });

export const price = styleVariants({
  card: [line, type.price],
  large: [line, type.priceLarge],
  /** On a phone as on a card; from tablet width on, larger and with the old price below. */
  row: [
    line,
    type.price,
    { lineHeight: '26px', '@media': { [from.tablet]: { display: 'grid', justifyItems: 'end', fontSize: 22 } } },
  ],
  page: [line, type.amount],
});

export const gratis = style({ color: vars.color.accentText });

/** The period of a rent is smaller than the amount, so that both fit in a line of a phone. */
export const period = style([
  type.muted,
  { fontSize: 'max(14px, .6em)', fontWeight: 500, letterSpacing: 'normal', whiteSpace: 'nowrap' },
]);

export const before = style([
  type.small,
  type.muted,
  { fontFamily: vars.font.text, fontWeight: 400, letterSpacing: 'normal', whiteSpace: 'nowrap' },
]);
