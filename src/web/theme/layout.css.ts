import { style, styleVariants } from '@vanilla-extract/css';

import { space } from './scale.ts';

// Layout primitives. Pages use only these, so that all distances are on the scale.

const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
const centred = style({ display: 'flex', alignItems: 'center' });
const wrapping = style([centred, { flexWrap: 'wrap' }]);
const apart = style([wrapping, { justifyContent: 'space-between' }]);

/** Stacked vertically. */
export const stack = styleVariants(space, (gap) => [column, { gap }]);

/** Side by side in one line. */
export const row = styleVariants(space, (gap) => [centred, { gap }]);

/** Side by side, wrapping into further lines. */
export const cluster = styleVariants(space, (gap) => [wrapping, { gap }]);

/** Side by side, the first at the start of the line and the last at its end. */
export const spread = styleVariants(space, (gap) => [apart, { gap }]);
