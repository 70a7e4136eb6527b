import { globalStyle, style } from '@vanilla-extract/css';
import { fonts, vars } from '../look/vars.css.ts';

export const diff = style({
  borderTop: `1px solid ${vars.color.faint}`,
  padding: '10px 16px 12px',
  maxHeight: '38%',
  overflow: 'auto',
  flexShrink: 0,
});
export const title = style({ fontSize: 13, fontWeight: 400, color: vars.color.muted, marginBottom: 6 });
export const lines = style({ fontFamily: fonts.code, fontSize: 12, lineHeight: '19px', overflowWrap: 'anywhere' });
const line = style({ padding: '0 8px', borderRadius: 2 });
globalStyle(`${lines} :is(ins, del)`, { textDecoration: 'none' });
export const removed = style([line, { background: vars.color.dangerSoft, color: vars.color.danger }]);
export const added = style([line, { background: vars.color.accentSoft, color: vars.color.accent }]);
export const nothing = style({ color: vars.color.muted, fontSize: 13 });

export const tree = style({ padding: '8px 16px 16px', fontFamily: fonts.code, fontSize: 12, lineHeight: '20px' });
export const branch = style({ paddingLeft: 14, borderLeft: `1px solid ${vars.color.faint}` });
export const summary = style({ cursor: 'pointer' });
export const key = style({ color: vars.color.muted });
export const value = style({ overflowWrap: 'anywhere' });
