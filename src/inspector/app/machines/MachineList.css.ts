import { style } from '@vanilla-extract/css';
import { fonts, vars } from '../look/vars.css.ts';

export const list = style({ display: 'grid', alignContent: 'start', gap: 2, paddingBlock: 12 });
export const filter = style({
  marginInline: 12,
  marginBottom: 8,
  padding: '6px 10px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: 6,
  background: vars.color.sunken,
  minWidth: 0,
});
export const feature = style({
  padding: '12px 16px 4px',
  fontSize: 12,
  fontWeight: 500,
  color: vars.color.muted,
});
export const machine = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  padding: '6px 16px',
  border: 0,
  borderLeft: '3px solid transparent',
  background: 'none',
  textAlign: 'left',
  cursor: 'pointer',
  fontFamily: fonts.code,
  fontSize: 13,
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&[aria-current="true"]': {
      background: vars.color.accentSoft,
      borderLeftColor: vars.color.accent,
      fontWeight: 600,
    },
  },
});
export const nothing = style({ padding: '8px 16px', color: vars.color.muted, fontSize: 13 });
