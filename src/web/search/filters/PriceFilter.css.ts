import { style } from '@vanilla-extract/css';

import { brand } from '../../theme/brand.ts';
import { vars } from '../../theme/contract.css.ts';
import { switchedOn } from '../../theme/forcedColors.ts';
import { motion, space } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';

export const free = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  minHeight: 44,
  paddingTop: 8,
  cursor: 'pointer',
});

export const none = style([free, { opacity: 0.55, cursor: 'default' }]);

export const toggle = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: 44,
  height: 26,
  borderRadius: 13,
  background: vars.color.borderStrong,
  cursor: 'inherit',
  transition: `background-color ${motion.press}`,
  '::after': {
    content: '',
    position: 'absolute',
    left: 3,
    top: 3,
    // The knob consists of its border, because contrast themes retain borders but no backgrounds.
    border: `10px solid ${vars.color.surface}`,
    borderRadius: '50%',
    transition: `transform ${motion.press}`,
  },
  ':checked': {
    background: vars.color.accent,
    // The outline shows the state: murmel's honey alone is too light on the page.
    ...(brand === 'murmel' && { boxShadow: `inset 0 0 0 1.5px ${vars.color.onAccent}` }),
  },
  selectors: switchedOn('::after', {
    transform: 'translateX(18px)',
    ...(brand === 'murmel' && { borderColor: vars.color.onAccent }),
  }),
});

export const count = style([type.small, type.muted, type.tabular, { marginLeft: 'auto' }]);
