import { style } from '@vanilla-extract/css';

import { motion } from '../theme/scale.ts';

export const pale = style({ opacity: 0.5, transition: `opacity ${motion.press}` });

export const pages = style({ paddingTop: 40 });

export const failure = style({ paddingBottom: 16 });
