import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';

export const list = style({ display: 'grid' });

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: 44,
  paddingInline: 12,
  borderRadius: vars.radius.s,
  textAlign: 'start',
  ':hover': { background: vars.color.surfaceSunken },
});
