import { style, styleVariants } from '@vanilla-extract/css';

import { from } from '../../theme/scale.ts';

/** Between two parts of a line, with a dot in it. */
const gap = 19;

/** What begins a line has its dot beyond the edge, where it is cut off: none is left alone where the line breaks. */
export const parts = style({ display: 'flex', flexWrap: 'wrap', columnGap: gap, overflow: 'hidden' });

/** On a line of its own on the phone, where a card is half as wide as the page. */
export const place = styleVariants({
  fitting: { flexBasis: '100%', '@media': { [from.tablet]: { flexBasis: 'auto' } } },
  one: {},
});

/** Goes to the next line whole, and its dot with it. */
export const part = style({
  position: 'relative',
  whiteSpace: 'nowrap',
  '::before': {
    content: '',
    position: 'absolute',
    top: '50%',
    left: -11,
    width: 3,
    height: 3,
    marginTop: -1,
    borderRadius: '50%',
    background: 'currentColor',
    opacity: 0.8,
  },
});
