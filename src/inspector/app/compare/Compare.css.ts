import { style } from '@vanilla-extract/css';
import { fonts, vars } from '../look/vars.css.ts';

export const panel = style({ display: 'grid', gap: 12, padding: '12px 16px', alignContent: 'start' });
export const choice = style({ display: 'grid', gap: 6, fontSize: 13 });
export const select = style({
  width: '100%',
  padding: '6px 8px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: 6,
  background: vars.color.sunken,
});
export const hint = style({ fontSize: 13, color: vars.color.muted });
export const fault = style({ fontSize: 13, color: vars.color.danger, overflowWrap: 'anywhere' });
export const result = style({ fontSize: 13, fontWeight: 600 });
export const table = style({ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', fontSize: 12 });
export const head = style({ textAlign: 'left', padding: '4px 6px', color: vars.color.muted, fontWeight: 500 });
export const cell = style({
  padding: '4px 6px',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  fontFamily: fonts.code,
});
export const row = style({
  borderTop: `1px solid ${vars.color.faint}`,
  selectors: {
    '&[aria-current]': { outline: `2px solid ${vars.color.accent}`, outlineOffset: -2 },
    '&[data-first="true"]': { background: vars.color.dangerSoft, boxShadow: `inset 3px 0 ${vars.color.danger}` },
  },
});
export const state = style({ color: vars.color.muted });
export const link = style({
  border: 0,
  padding: 0,
  background: 'none',
  textAlign: 'left',
  cursor: 'pointer',
  font: 'inherit',
  overflowWrap: 'anywhere',
});
