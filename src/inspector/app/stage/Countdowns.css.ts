import { style } from '@vanilla-extract/css';
import { vars } from '../look/vars.css.ts';

export const rail = style({ fill: vars.color.ground, stroke: vars.color.faint, strokeWidth: 3 });
export const left = style({ fill: 'none', stroke: vars.color.accent, strokeWidth: 3 });
export const text = style({ fontSize: 11, fontWeight: 600 });
