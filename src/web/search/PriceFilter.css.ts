import { style } from '@vanilla-extract/css';

import { brand } from '../theme/brand.ts';
import { vars } from '../theme/contract.css.ts';
import { motion } from '../theme/scale.ts';
import * as type from '../theme/type.css.ts';

export const range = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 10 });

export const field = style({ position: 'relative', minWidth: 0 });

/** Beside what is typed, and gone while the placeholder needs the room. */
export const currency = style({
  position: 'absolute',
  right: 12,
  top: 12,
  color: vars.color.textMuted,
  pointerEvents: 'none',
  selectors: { ':placeholder-shown + &': { display: 'none' } },
});

export const free = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 44,
  paddingTop: 8,
  cursor: 'pointer',
});

export const toggle = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: 44,
  height: 26,
  borderRadius: 13,
  background: vars.color.borderStrong,
  cursor: 'pointer',
  transition: `background-color ${motion.press}`,
  '::after': {
    content: '',
    position: 'absolute',
    left: 3,
    top: 3,
    width: 20,
    height: 20,
    borderRadius: '50%',
    background: vars.color.surface,
    transition: `transform ${motion.press}`,
  },
  ':checked': {
    background: vars.color.accent,
    // murmel's honey is too light for the page to show a state by itself.
    ...(brand === 'murmel' && { boxShadow: `inset 0 0 0 1.5px ${vars.color.onAccent}` }),
  },
  selectors: {
    '&:checked::after': {
      transform: 'translateX(18px)',
      ...(brand === 'murmel' && { background: vars.color.onAccent }),
    },
  },
});

export const problem = style([
  type.small,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: 6,
    paddingTop: 8,
    color: vars.color.danger,
  },
]);
