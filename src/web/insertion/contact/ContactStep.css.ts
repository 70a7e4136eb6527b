import { style } from '@vanilla-extract/css';

import { from } from '../../theme/scale.ts';

export const note = style({ display: 'grid', gap: 12, justifyItems: 'start', ':empty': { display: 'none' } });

export const pair = style({
  display: 'grid',
  gap: 24,
  minWidth: 0,
  alignItems: 'start',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 16 } },
});

/** As wide as its words. */
export const forgotten = style({ justifySelf: 'start' });
