import { style } from '@vanilla-extract/css';
import { fonts, vars } from '../look/vars.css.ts';

export const panel = style({
  height: '100%',
  overflow: 'auto',
  padding: '12px 16px',
  display: 'grid',
  gap: 16,
  alignContent: 'start',
});
export const section = style({ display: 'grid', gap: 8, minWidth: 0 });
export const title = style({ fontSize: 13, fontWeight: 600 });
export const hint = style({ fontSize: 13, color: vars.color.muted });
export const notice = style({
  display: 'grid',
  gap: 8,
  justifyItems: 'start',
  padding: 12,
  borderRadius: 8,
  background: vars.color.warningSoft,
  fontSize: 13,
});
export const event = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
});
export const chip = style({
  minHeight: 28,
  padding: '2px 10px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: 14,
  background: vars.color.raised,
  cursor: 'pointer',
  fontSize: 12,
  fontFamily: fonts.code,
  overflowWrap: 'anywhere',
  textAlign: 'left',
  selectors: {
    '&:hover:enabled': { background: vars.color.faint },
    '&[aria-pressed="true"], &[aria-pressed="true"]:hover:enabled': {
      background: vars.color.accentFill,
      color: vars.color.onAccent,
      borderColor: vars.color.accentFill,
    },
    '&[data-accepted="true"]': { borderColor: vars.color.accent },
  },
});
export const refused = style({ color: vars.color.danger, fontSize: 12, fontFamily: fonts.code });
export const form = style({
  flexBasis: '100%',
  display: 'grid',
  gap: 10,
  padding: 12,
  border: `1px solid ${vars.color.faint}`,
  borderRadius: 8,
  background: vars.color.sunken,
});
export const field = style({ display: 'grid', gap: 4, fontSize: 13, minWidth: 0 });
export const name = style({ fontFamily: fonts.code, fontSize: 12 });
export const input = style({
  width: '100%',
  minWidth: 0,
  padding: '5px 8px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: 6,
  background: vars.color.ground,
  fontFamily: fonts.code,
  fontSize: 13,
  selectors: { '&[aria-invalid="true"]': { borderColor: vars.color.danger } },
});
export const check = style({ display: 'flex', gap: 6, alignItems: 'center', fontSize: 12, color: vars.color.muted });
export const problem = style({ color: vars.color.danger, fontSize: 12 });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' });
export const list = style({ display: 'grid', gap: 8 });
export const actor = style({ fontFamily: fonts.code, fontSize: 12, fontWeight: 600 });
export const timer = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  fontFamily: fonts.code,
  fontSize: 12,
});
