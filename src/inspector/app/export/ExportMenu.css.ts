import { style } from '@vanilla-extract/css';
import { vars } from '../look/vars.css.ts';

export const menu = style({ position: 'relative' });
export const list = style({
  position: 'absolute',
  zIndex: 20,
  right: 0,
  top: 40,
  minWidth: 220,
  padding: 4,
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: 8,
  boxShadow: '0 8px 24px rgb(0 0 0 / 0.25)',
});
export const item = style({
  display: 'block',
  width: '100%',
  padding: '7px 10px',
  border: 0,
  borderRadius: 6,
  background: 'none',
  textAlign: 'left',
  cursor: 'pointer',
  selectors: {
    '&:hover:enabled, &:focus-visible': { background: vars.color.faint },
    '&:disabled': { color: vars.color.muted },
  },
});
export const message = style({ padding: '7px 10px', fontSize: 13, overflowWrap: 'anywhere' });
