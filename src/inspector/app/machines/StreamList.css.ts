import { style } from '@vanilla-extract/css';
import { fonts, vars } from '../look/vars.css.ts';

export const list = style({ paddingBlock: '12px 8px', borderBottom: `1px solid ${vars.color.faint}` });
export const title = style({ padding: '0 16px 6px', fontSize: 12, fontWeight: 500, color: vars.color.muted });
export const search = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 6, padding: '0 12px 8px' });
export const field = style({
  minWidth: 0,
  padding: '4px 8px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: 6,
  background: vars.color.sunken,
  fontSize: 13,
});
export const stream = style({
  display: 'grid',
  width: '100%',
  padding: '5px 16px',
  border: 0,
  borderLeft: '3px solid transparent',
  background: 'none',
  textAlign: 'left',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&[aria-current="true"]': { background: vars.color.accentSoft, borderLeftColor: vars.color.accent },
  },
});
export const name = style({ fontFamily: fonts.code, fontSize: 13 });
export const state = style({ fontSize: 12, color: vars.color.muted });
export const note = style({ padding: '6px 16px', fontSize: 13 });
