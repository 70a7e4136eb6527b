import { style, styleVariants } from '@vanilla-extract/css';

import { from } from '../../theme/scale.ts';

/** The gap between two parts of a line, in pixels; a dot is in its middle. */
const gap = 19;

/**
 * At the beginning of a line, the dot of a part lies outside the edge and is clipped. So no dot is isolated at a line
 * break.
 */
export const parts = style({ display: 'flex', flexWrap: 'wrap', columnGap: gap, overflow: 'hidden' });

/** On a phone the place has a line of its own, because a card is only half as wide as the page. */
export const place = styleVariants({
  fitting: { flexBasis: '100%', '@media': { [from.tablet]: { flexBasis: 'auto' } } },
  one: {},
});

/** A part of the line, which wraps as a whole, together with the dot before it. */
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
