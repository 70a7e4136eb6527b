import { style } from '@vanilla-extract/css';
import { vars } from '../look/vars.css.ts';

export const panel = style({ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 });
export const tabs = style({
  display: 'flex',
  flexShrink: 0,
  overflowX: 'auto',
  paddingInline: 8,
  borderBottom: `1px solid ${vars.color.faint}`,
});
export const tab = style({
  padding: '10px 8px 9px',
  border: 0,
  borderBottom: '3px solid transparent',
  background: 'none',
  cursor: 'pointer',
  fontSize: 14,
  color: vars.color.muted,
  selectors: {
    '&[aria-selected="true"]': { color: vars.color.text, fontWeight: 600, borderBottomColor: vars.color.accent },
  },
});
export const content = style({ flex: 1, minHeight: 0, overflow: 'auto' });
