import { style } from '@vanilla-extract/css';

import { brand } from '../theme/brand.ts';
import { vars } from '../theme/contract.css.ts';
import { from } from '../theme/scale.ts';

export const header = style({
  background: vars.color.header,
  ...(brand === 'allmend' && { borderBottom: `1px solid ${vars.color.border}` }),
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 12,
  minHeight: 60,
  '@media': {
    [from.laptop]: { flexWrap: 'nowrap', columnGap: 32, minHeight: 75 },
  },
});

export const logo = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  height: 44,
  borderRadius: vars.radius.s,
});

export const search = style({
  order: 1,
  width: '100%',
  paddingBottom: 12,
  '@media': {
    [from.laptop]: { order: 0, flex: 1, minWidth: 0, maxWidth: 640, paddingBottom: 0 },
  },
});

export const end = style({ marginLeft: 'auto' });
