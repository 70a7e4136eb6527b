import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import * as type from '../theme/type.css.ts';

export const price = style({ display: 'inline' });

export const size = styleVariants({ card: [type.price], row: [type.priceLarge], page: [type.amount] });

export const gratis = style({ selectors: { '&&': { color: vars.color.accentText } } });

export const before = style([type.small, type.muted, { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }]);
