import { globalStyle, style } from '@vanilla-extract/css';
import { fonts, vars, wide } from '../look/vars.css.ts';

export const stage = style({
  position: 'relative',
  overflow: 'hidden',
  width: '100%',
  height: '100%',
  minHeight: 0,
  touchAction: 'none',
  background: vars.color.ground,
  backgroundImage: `radial-gradient(${vars.color.dots} 1px, transparent 1px)`,
  backgroundSize: '24px 24px',
  cursor: 'grab',
  selectors: { '&:active': { cursor: 'grabbing' } },
});

export const canvas = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
// The frame of the whole machine lets the dots of the ground through.
globalStyle(`${stage} .frame:not(.odd)`, { fillOpacity: 0.6 });

export const controls = style({
  position: 'absolute',
  left: 16,
  bottom: 16,
  display: 'flex',
  alignItems: 'center',
  background: vars.color.raised,
  border: `1px solid ${vars.color.faint}`,
  borderRadius: 8,
  cursor: 'default',
});
export const scale = style({
  minWidth: 56,
  textAlign: 'center',
  fontFamily: fonts.code,
  fontSize: 13,
});

export const minimap = style({
  position: 'absolute',
  right: 16,
  bottom: 16,
  display: 'none',
  background: vars.color.sunken,
  border: `1px solid ${vars.color.line}`,
  borderRadius: 6,
  cursor: 'pointer',
  '@media': { [wide.two]: { display: 'block' } },
});
export const miniState = style({ fill: vars.color.raised, stroke: vars.color.line, strokeWidth: 6 });
export const miniEvent = style({ fill: vars.color.line });
export const miniActive = style({ fill: vars.color.accentSoft, stroke: vars.color.accent, strokeWidth: 10 });
export const miniView = style({
  fill: 'none',
  stroke: vars.color.focus,
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
});

export const message = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 12,
  padding: 24,
  textAlign: 'center',
  color: vars.color.muted,
  cursor: 'default',
});
export const fault = style({ color: vars.color.danger, overflowWrap: 'anywhere', maxWidth: '60ch' });
export const progress = style({
  position: 'absolute',
  top: 12,
  left: '50%',
  transform: 'translateX(-50%)',
  padding: '4px 12px',
  borderRadius: 12,
  background: vars.color.accentSoft,
  color: vars.color.accent,
  fontSize: 13,
});

export const details = style({
  position: 'absolute',
  top: 12,
  left: 12,
  maxWidth: 'min(320px, calc(100% - 24px))',
  maxHeight: 'calc(100% - 96px)',
  overflow: 'auto',
  padding: 12,
  display: 'grid',
  gap: 8,
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: 8,
  fontSize: 13,
  lineHeight: '18px',
  cursor: 'default',
  touchAction: 'auto',
});
export const detailsHead = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8 });
export const detailsName = style({ fontSize: 14, fontWeight: 600, overflowWrap: 'anywhere', fontFamily: fonts.code });
export const detailsList = style({ display: 'grid', gap: 4, fontFamily: fonts.code, fontSize: 12 });
export const partLink = style({
  background: 'none',
  border: 0,
  padding: '3px 0',
  textAlign: 'left',
  cursor: 'pointer',
  color: vars.color.accent,
  overflowWrap: 'anywhere',
});
export const muted = style({ color: vars.color.muted });
export const source = style({ fontFamily: fonts.code, fontSize: 12, overflowWrap: 'anywhere' });
export const unreached = style({ color: vars.color.warning });
