import { style } from '@vanilla-extract/css';
import { vars } from '../look/vars.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  border: '1px solid transparent',
  borderRadius: 6,
  background: 'none',
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  ':disabled': { opacity: 0.45, cursor: 'default' },
});

export const icon = style([
  base,
  {
    width: 34,
    height: 34,
    padding: 0,
    flexShrink: 0,
    selectors: {
      '&:hover:enabled': { background: vars.color.faint },
      '&[aria-pressed="true"]': { background: vars.color.accentSoft, color: vars.color.accent },
    },
  },
]);

export const plain = style([
  base,
  {
    minHeight: 32,
    padding: '4px 12px',
    borderColor: vars.color.line,
    fontSize: 13,
    fontWeight: 500,
    selectors: { '&:hover:enabled': { background: vars.color.faint } },
  },
]);

export const primary = style([
  base,
  {
    minHeight: 34,
    padding: '4px 14px',
    background: vars.color.accentFill,
    color: vars.color.onAccent,
    fontSize: 13,
    fontWeight: 600,
  },
]);
