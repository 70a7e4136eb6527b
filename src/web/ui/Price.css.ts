import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { from } from '../theme/scale.ts';
import * as type from '../theme/type.css.ts';

/** In a row of the list the old price stands below, from tablet width on. */
export const price = styleVariants({
  card: {},
  large: {},
  row: { '@media': { [from.tablet]: { display: 'grid', justifyItems: 'end' } } },
  page: {},
});

export const size = styleVariants({
  card: [type.price],
  large: [type.priceLarge],
  row: [type.priceLarge],
  page: [type.amount],
});

export const gratis = style({ selectors: { '&&': { color: vars.color.accentText } } });

export const before = style([type.small, type.muted, { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }]);
