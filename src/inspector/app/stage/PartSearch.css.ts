import { style } from '@vanilla-extract/css';
import { fonts, vars } from '../look/vars.css.ts';

export const search = style({ position: 'relative', flex: '1 1 140px', maxWidth: 320, minWidth: 0 });
export const opener = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  height: 34,
  padding: '0 12px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: 6,
  background: vars.color.sunken,
  color: vars.color.muted,
  cursor: 'pointer',
  fontSize: 14,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
});
export const key = style({ marginLeft: 'auto', fontFamily: fonts.code });
export const field = style({
  width: '100%',
  height: 34,
  padding: '0 12px',
  border: `1px solid ${vars.color.accent}`,
  borderRadius: 6,
  background: vars.color.sunken,
});
export const results = style({
  position: 'absolute',
  zIndex: 20,
  top: 40,
  right: 0,
  width: 'min(420px, calc(100vw - 24px))',
  maxHeight: 'min(420px, 70vh)',
  overflow: 'auto',
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: 8,
  padding: 4,
  boxShadow: '0 8px 24px rgb(0 0 0 / 0.25)',
});
export const result = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  columnGap: 8,
  padding: '6px 8px',
  borderRadius: 6,
  cursor: 'pointer',
  fontSize: 13,
  selectors: { '&[aria-selected="true"], &:hover': { background: vars.color.accentSoft } },
});
export const kind = style({ color: vars.color.muted });
export const name = style({ fontFamily: fonts.code, overflowWrap: 'anywhere' });
export const where = style({ gridColumn: 2, color: vars.color.muted, fontSize: 12, overflowWrap: 'anywhere' });
export const nothing = style({ padding: 8, fontSize: 13, color: vars.color.muted });
