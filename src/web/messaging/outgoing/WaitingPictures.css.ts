import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

export const pictures = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] });

export const picture = style({
  display: 'block',
  width: 64,
  height: 64,
  overflow: 'hidden',
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunken,
});

export const image = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover', fontSize: 0 });
