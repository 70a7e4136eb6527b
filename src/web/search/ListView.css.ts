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
