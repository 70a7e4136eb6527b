import { style, styleVariants } from '@vanilla-extract/css';

import { brand } from '../../../theme/brand.ts';
import { vars } from '../../../theme/contract.css.ts';
import { row as rowLayout } from '../../../theme/layout.css.ts';
import { from, motion } from '../../../theme/scale.ts';
import * as type from '../../../theme/type.css.ts';

export const row = style([
  rowLayout[12],
  {
    minHeight: 44,
    cursor: 'pointer',
    '@media': { [`${from.laptop} and (pointer: fine)`]: { minHeight: 36 } },
  },
]);

export const empty = style([row, { opacity: 0.55, cursor: 'default' }]);

const square = style({
  appearance: 'none',
  flex: 'none',
  position: 'relative',
  width: 20,
  height: 20,
  boxShadow: `inset 0 0 0 1.5px ${vars.color.borderStrong}`,
  background: vars.color.surfaceRaised,
  cursor: 'inherit',
  transition: `background-color ${motion.press}`,
  ':checked': {
    background: vars.color.accent,
    // The outline shows the state: murmel's honey alone is too light on the page.
    boxShadow: brand === 'murmel' ? `inset 0 0 0 1.5px ${vars.color.onAccent}` : 'none',
  },
  ':disabled': { background: vars.color.surfaceSunken, boxShadow: `inset 0 0 0 1.5px ${vars.color.border}` },
});

/** A checkbox shows a tick, drawn by two borders; a radio button shows a dot. */
export const box = styleVariants({
  checkbox: [
    square,
    {
      borderRadius: vars.radius.s,
      selectors: {
        '&:checked::after': {
          content: '',
          position: 'absolute',
          left: 7,
          top: 3,
          width: 6,
          height: 11,
          border: `solid ${vars.color.onAccent}`,
          borderWidth: '0 2px 2px 0',
          transform: 'rotate(45deg)',
        },
      },
    },
  ],
  radio: [
    square,
    {
      borderRadius: '50%',
      selectors: {
        '&:checked::after': {
          content: '',
          position: 'absolute',
          inset: 6,
          // The dot consists of its border, because contrast themes retain borders but no backgrounds.
          border: `4px solid ${vars.color.onAccent}`,
          borderRadius: '50%',
        },
      },
    },
  ],
});

export const label = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const count = style([type.small, type.muted, type.tabular, { marginLeft: 'auto' }]);
