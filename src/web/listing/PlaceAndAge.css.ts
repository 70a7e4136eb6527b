import { style, styleVariants } from '@vanilla-extract/css';

import { from } from '../theme/scale.ts';

/** On two lines on the phone, where a card is half as wide as the page. */
export const part = styleVariants({
  fitting: { display: 'block', '@media': { [from.tablet]: { display: 'inline' } } },
  one: { display: 'inline' },
});

export const distance = style({ whiteSpace: 'nowrap' });

/** Goes to the next line whole. */
export const age = styleVariants(part, (variant) => [variant, { whiteSpace: 'nowrap' }]);

const point = style({
  display: 'inline-block',
  width: 3,
  height: 3,
  marginInline: '4px 8px',
  borderRadius: '50%',
  background: 'currentColor',
  verticalAlign: 'middle',
  opacity: 0.8,
});

export const dot = styleVariants({
  fitting: [point, { display: 'none', '@media': { [from.tablet]: { display: 'inline-block' } } }],
  one: [point],
});
