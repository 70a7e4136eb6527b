import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import * as box from '../../ui/fields/field.css.ts';

export const line = style({ display: 'block', position: 'relative' });

export const input = styleVariants({ fine: [box.box], wrong: [box.wrong] });

const roomForButton = style({ paddingRight: 52 });

export const inputWithButton = styleVariants({ fine: [box.box, roomForButton], wrong: [box.wrong, roomForButton] });

/** The button inside the field, at its right end. */
export const button = style({
  position: 'absolute',
  right: 2,
  top: 2,
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: vars.radius.field,
  color: vars.color.textMuted,
  ':hover': { color: vars.color.text },
  ':focus-visible': { outlineOffset: -4 },
});

const inside = style({
  position: 'absolute',
  top: 0,
  display: 'grid',
  placeItems: 'center',
  height: 48,
  color: vars.color.textMuted,
  pointerEvents: 'none',
});

export const prefix = style([inside, { left: 14 }]);
export const suffix = style([inside, { right: 14 }]);

export const afterPrefix = style({ paddingLeft: 56 });
export const beforeSuffix = style({ paddingRight: 72 });
