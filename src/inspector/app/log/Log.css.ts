import { style } from '@vanilla-extract/css';
import { fonts, vars } from '../look/vars.css.ts';

export const panel = style({ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 });

export const filter = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  padding: '8px 16px',
  alignItems: 'center',
  borderBottom: `1px solid ${vars.color.faint}`,
});
export const field = style({
  flex: '1 1 100px',
  minWidth: 0,
  padding: '4px 8px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: 6,
  background: vars.color.sunken,
  fontSize: 13,
});
export const check = style({ display: 'flex', alignItems: 'center', gap: 6, fontSize: 13 });
export const note = style({ padding: '8px 16px', color: vars.color.muted, fontSize: 13 });

export const scroll = style({ flex: 1, minHeight: 0, overflow: 'auto', position: 'relative' });
export const all = style({ position: 'relative', width: '100%' });
export const item = style({ position: 'absolute', top: 0, left: 0, width: '100%' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  gap: 8,
  width: '100%',
  minHeight: 30,
  padding: '5px 16px',
  border: 0,
  background: 'none',
  textAlign: 'left',
  cursor: 'pointer',
  fontFamily: fonts.code,
  fontSize: 12,
  lineHeight: '20px',
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&[aria-current="true"]': { background: vars.color.accentSoft, color: vars.color.accent, fontWeight: 600 },
    '&[data-future="true"]': { color: vars.color.muted },
  },
});
export const number = style({ color: vars.color.muted });
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const since = style({ color: vars.color.muted, whiteSpace: 'nowrap' });
export const actor = style({ color: vars.color.muted, fontWeight: 400 });
export const changed = style({ color: vars.color.warning });

export const rows = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  columnGap: 8,
  rowGap: 4,
  padding: '8px 16px 10px',
  background: vars.color.sunken,
  fontSize: 12,
  lineHeight: '18px',
});
export const term = style({ color: vars.color.muted });
export const definition = style({ fontFamily: fonts.code, overflowWrap: 'anywhere' });
export const yes = style({ color: vars.color.accent });
export const no = style({ color: vars.color.danger });
export const none = style({ color: vars.color.muted, fontFamily: fonts.text });
export const steps = style({ display: 'flex', gap: 8, padding: '0 16px 10px', background: vars.color.sunken });

export const sequence = style({ overflow: 'auto', flex: 1, minHeight: 0, padding: 12 });
export const diagram = style({ display: 'block', fontFamily: fonts.code, fontSize: 11 });
export const lifeline = style({ stroke: vars.color.line, strokeDasharray: '3 3' });
export const head = style({ fill: vars.color.text, fontWeight: 600 });
export const message = style({ stroke: vars.color.line, fill: 'none', strokeWidth: 1.25 });
export const messageText = style({ fill: vars.color.text });
export const messageRow = style({ cursor: 'pointer', outline: 'none' });
export const messageArea = style({
  fill: 'transparent',
  selectors: {
    '[aria-current="true"] > &': { fill: vars.color.accentSoft },
    [`${messageRow}:focus-visible > &`]: { stroke: vars.color.focus, strokeWidth: 2 },
  },
});
