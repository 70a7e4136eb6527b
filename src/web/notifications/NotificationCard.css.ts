import { keyframes, style } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { edge } from '../theme/forcedColors.ts';
import { inverse } from '../theme/inverse.ts';
import { row } from '../theme/layout.css.ts';
import { motion } from '../theme/scale.ts';

const slideDown = keyframes({ from: { opacity: 0, translate: '0 -8px' } });

export const card = style([
  edge,
  row[12],
  {
    position: 'relative',
    minHeight: 56,
    paddingBlock: 6,
    paddingInline: '18px 8px',
    borderRadius: vars.radius.l,
    ...inverse,
    boxShadow: vars.shadow.floating,
    fontWeight: 500,
    lineHeight: '22px',
    animation: `${slideDown} ${motion.open}`,
    pointerEvents: 'auto',
  },
]);

export const text = style({ flex: 1, selectors: { '&:has(a)': { paddingTop: 8 } } });

/** The link is above the close button, which covers the whole card. */
export const way = style({
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});
