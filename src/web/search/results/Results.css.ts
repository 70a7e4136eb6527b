import { style } from '@vanilla-extract/css';

import { motion, space } from '../../theme/scale.ts';

export const pale = style({ opacity: 0.5, transition: `opacity ${motion.press}` });

export const meant = style({ paddingBottom: 24 });

export const wider = style({ paddingTop: 32 });

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[16]} ${space[24]}`,
  paddingTop: 40,
});

// Sticky: a user who turned a page at the foot of a long list must see why nothing loaded.
export const failure = style({ position: 'sticky', top: 16, zIndex: 1, paddingBottom: 16 });
