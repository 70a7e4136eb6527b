import { style } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { from } from '../theme/scale.ts';

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  flexBasis: '100%',
  order: 1,
  '@media': { [from.laptop]: { flexBasis: 'auto', order: 0, flex: 1 } },
});

export const clear = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 12,
  fontSize: 15,
  color: vars.color.textMuted,
  ':hover': { color: vars.color.text, textDecoration: 'underline' },
  '@media': { [`${from.tablet} and (pointer: fine)`]: { minHeight: 40 } },
});
