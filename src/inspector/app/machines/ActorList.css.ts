import { style } from '@vanilla-extract/css';
import { fonts, vars } from '../look/vars.css.ts';

export const list = style({ paddingBlock: '12px 4px', borderBottom: `1px solid ${vars.color.faint}` });
export const title = style({
  padding: '0 16px 6px',
  fontSize: 12,
  fontWeight: 500,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
});
export const item = style({ selectors: { '& &': { paddingLeft: 16 } } });
export const actor = style({
  display: 'grid',
  gridTemplateColumns: '10px minmax(0, 1fr)',
  columnGap: 10,
  alignItems: 'center',
  width: '100%',
  padding: '5px 16px',
  border: 0,
  borderLeft: '3px solid transparent',
  background: 'none',
  textAlign: 'left',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover:enabled': { background: vars.color.sunken },
    '&:disabled': { cursor: 'default' },
    '&[aria-current="true"]': { background: vars.color.accentSoft, borderLeftColor: vars.color.accent },
  },
});
const dot = style({
  width: 8,
  height: 8,
  borderRadius: 4,
  border: `1.5px solid ${vars.color.accent}`,
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', borderColor: 'CanvasText' } },
});
export const running = style([
  dot,
  { background: vars.color.accent, '@media': { '(forced-colors: active)': { background: 'CanvasText' } } },
]);
export const ended = style([dot, { borderColor: vars.color.muted }]);
export const name = style({ fontFamily: fonts.code, fontSize: 13, fontWeight: 600 });
export const state = style({ gridColumn: 2, fontSize: 12, color: vars.color.muted });
