import { style } from '@vanilla-extract/css';

import { brand } from '../theme/brand.ts';
import { from } from '../theme/scale.ts';

/**
 * The number of cards that fill the rows at every width: allmend's first takes four places, murmel has five columns at
 * the widest.
 */
const filled = { allmend: { always: 9, desktop: 9 }, murmel: { always: 12, desktop: 10 } }[brand];

const surplus = { display: 'none' } as const;

export const card = style({
  display: 'grid',
  minWidth: 0,
  selectors: { [`&:nth-child(n + ${filled.always + 1})`]: surplus },
  '@media': { [from.desktop]: { selectors: { [`&:nth-child(n + ${filled.desktop + 1})`]: surplus } } },
});

export const first = style([
  card,
  brand === 'allmend' ? { gridColumn: 'span 2', '@media': { [from.tablet]: { gridRow: 'span 2' } } } : {},
]);
