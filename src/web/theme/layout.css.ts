import { style, styleVariants } from '@vanilla-extract/css';

import { space } from './scale.ts';

// How things stand beside and below each other. Pages are laid out by these: no distance is off the scale.

const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
const centred = style({ display: 'flex', alignItems: 'center' });
const wrapping = style([centred, { flexWrap: 'wrap' }]);
const apart = style([wrapping, { justifyContent: 'space-between' }]);

/** Below each other. */
export const stack = styleVariants(space, (gap) => [column, { gap }]);

/** Beside each other, in one line. */
export const row = styleVariants(space, (gap) => [centred, { gap }]);

/** Beside each other, in as many lines as it takes. */
export const cluster = styleVariants(space, (gap) => [wrapping, { gap }]);

/** Beside each other, the first at the start of the line and the last at its end. */
export const spread = styleVariants(space, (gap) => [apart, { gap }]);
