import { style } from '@vanilla-extract/css';
import { fonts, vars, wide } from '../look/vars.css.ts';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 12,
  padding: '8px 12px',
  borderTop: `1px solid ${vars.color.faint}`,
  minWidth: 0,
});
export const buttons = style({ display: 'flex', alignItems: 'center', gap: 4 });
export const right = style({ display: 'flex', alignItems: 'center', gap: 8, flexWrap: 'wrap' });
export const slider = style({
  position: 'relative',
  flex: '1 1 200px',
  height: 56,
  minWidth: 120,
  marginInline: 10,
  cursor: 'pointer',
  touchAction: 'none',
  '@media': { [wide.two]: { height: 64 } },
});
export const track = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' });
export const rail = style({ stroke: vars.color.faint, strokeWidth: 4 });
export const passed = style({ stroke: vars.color.accent, strokeWidth: 4 });
export const tick = style({ stroke: vars.color.line, strokeWidth: 1.5 });
export const passedTick = style({ stroke: vars.color.accent, strokeWidth: 1.5 });
export const idle = style({ fill: vars.color.faint, stroke: vars.color.line, strokeDasharray: '2 3' });
const label = { fontFamily: fonts.code, fontSize: 10.5, fill: vars.color.muted };
export const time = style(label);
export const bubble = style({
  position: 'absolute',
  top: 0,
  transform: 'translateX(-50%)',
  padding: '0 8px',
  borderRadius: 4,
  background: vars.color.accentSoft,
  color: vars.color.accent,
  fontFamily: fonts.code,
  fontSize: 11,
  lineHeight: '18px',
  whiteSpace: 'nowrap',
  maxWidth: 180,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  pointerEvents: 'none',
});
export const thumb = style({
  position: 'absolute',
  top: 26,
  width: 18,
  height: 18,
  borderRadius: 9,
  transform: 'translateX(-50%)',
  background: vars.color.accentFill,
  border: `2px solid ${vars.color.ground}`,
  boxShadow: `0 0 0 2px ${vars.color.accent}`,
  pointerEvents: 'none',
  '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
});
