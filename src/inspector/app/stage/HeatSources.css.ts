import { style } from '@vanilla-extract/css';
import { vars } from '../look/vars.css.ts';

export const sources = style({
  padding: '8px 12px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: 8,
  background: vars.color.raised,
  fontSize: 13,
  display: 'grid',
  gap: 2,
  justifySelf: 'end',
});
export const legend = style({ float: 'left', width: '100%', fontWeight: 600 });
export const source = style({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 24 });
export const count = style({ marginLeft: 'auto', paddingLeft: 16, color: vars.color.muted });
