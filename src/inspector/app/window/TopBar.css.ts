import { style } from '@vanilla-extract/css';
import { fonts, vars, wide } from '../look/vars.css.ts';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '4px 12px',
  minHeight: 51,
  padding: '8px 12px',
  borderBottom: `1px solid ${vars.color.faint}`,
  minWidth: 0,
});
export const product = style({
  fontSize: 14,
  fontWeight: 600,
  display: 'none',
  '@media': { [wide.two]: { display: 'block' } },
});
export const machine = style({
  fontFamily: fonts.code,
  fontSize: 13,
  fontWeight: 600,
  minWidth: 40,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const state = style({
  padding: '2px 8px',
  borderRadius: 4,
  background: vars.color.accentSoft,
  color: vars.color.accent,
  fontFamily: fonts.code,
  fontSize: 12,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const version = style({
  color: vars.color.muted,
  fontFamily: fonts.code,
  fontSize: 12,
  whiteSpace: 'nowrap',
  display: 'none',
  '@media': { [wide.two]: { display: 'block' } },
});
export const space = style({ flex: '1 0 0', display: 'none', '@media': { [wide.two]: { display: 'block' } } });
export const step = style({
  color: vars.color.warning,
  fontWeight: 600,
  fontSize: 13,
  whiteSpace: 'nowrap',
  display: 'none',
  '@media': { [wide.two]: { display: 'block' } },
});
export const tools = style({ display: 'flex', alignItems: 'center', gap: 2, flexShrink: 0 });
export const live = style([step, { color: vars.color.accent }]);
