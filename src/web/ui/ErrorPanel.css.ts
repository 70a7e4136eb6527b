import { style } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';

export const panel = style({
  display: 'flex',
  gap: 14,
  paddingBlock: 16,
  paddingInline: 18,
  borderRadius: vars.radius.l,
  background: vars.color.dangerSoft,
  color: vars.color.text,
});

export const icon = style({ flex: 'none', paddingTop: 2, color: vars.color.danger });
export const title = style({ fontWeight: 600 });
