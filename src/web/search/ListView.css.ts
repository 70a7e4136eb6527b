import { style } from '@vanilla-extract/css';

import { from } from '../theme/scale.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  paddingTop: 16,
  '@media': {
    [from.laptop]: { gridTemplateColumns: '240px minmax(0, 1fr)', gap: 32, paddingTop: 28 },
    [from.desktop]: { gridTemplateColumns: '276px minmax(0, 1fr)', gap: 56 },
  },
});

export const results = style({ minWidth: 0 });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 8,
  paddingBottom: 12,
  '@media': { print: { display: 'none' } },
});

export const arrangement = style({ display: 'flex', alignItems: 'center', gap: 8, minWidth: 0, marginLeft: 'auto' });
