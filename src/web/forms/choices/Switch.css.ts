import { style } from '@vanilla-extract/css';

import { brand } from '../../theme/brand.ts';
import { vars } from '../../theme/contract.css.ts';
import { switchedOn } from '../../theme/forcedColors.ts';
import { motion, space } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';

export const row = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[16] });

export const words = style({ display: 'grid', minWidth: 0 });

export const label = style({ fontWeight: 600, lineHeight: '24px', cursor: 'pointer' });

export const hint = style([type.small, { color: vars.color.textMuted }]);

/** The track is 44 by 26 px; an invisible area around it makes the touch target large enough. */
export const track = style({
  appearance: 'none',
  flex: 'none',
  position: 'relative',
  width: 44,
  height: 26,
  borderRadius: 13,
  background: vars.color.borderStrong,
  cursor: 'pointer',
  transition: `background-color ${motion.press}`,
  '::before': {
    content: '',
    position: 'absolute',
    top: 3,
    left: 3,
    // The knob consists of its border, because contrast themes retain borders but no backgrounds.
    border: `10px solid ${vars.color.surfaceRaised}`,
    borderRadius: '50%',
    transition: `transform ${motion.press}`,
  },
  '::after': { content: '', position: 'absolute', inset: -9 },
  ':checked': {
    background: vars.color.accent,
    // The outline shows the state: murmel's honey alone is too light on the page.
    boxShadow: brand === 'murmel' ? `inset 0 0 0 1.5px ${vars.color.onAccent}` : 'none',
  },
  selectors: switchedOn('::before', {
    transform: 'translateX(18px)',
    borderColor: brand === 'murmel' ? vars.color.onAccent : vars.color.surfaceRaised,
  }),
});
