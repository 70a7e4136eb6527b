import { keyframes, style, styleVariants } from '@vanilla-extract/css';

import { tooltipAnimation } from '#machines/ui/delays.ts';

import { vars } from '../../theme/contract.css.ts';
import { edge } from '../../theme/forcedColors.ts';
import { inverse } from '../../theme/inverse.ts';
import { motion } from '../../theme/scale.ts';

const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });

const base = style([
  edge,
  {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    paddingLeft: 14,
    borderRadius: vars.radius.field,
    ...inverse,
    boxShadow: vars.shadow.floating,
    fontSize: 14,
    lineHeight: '18px',
    '@media': { print: { display: 'none' } },
  },
]);

export const bubble = styleVariants({
  shown: [base, { animation: `${appear} ${motion.open}` }],
  hiding: [base, { animation: `${vanish} ${tooltipAnimation}ms forwards` }],
});
