import { style, styleVariants } from '@vanilla-extract/css';

import { space } from './scale.ts';

// Layout primitives. Pages use only these, so that all distances are on the scale.

const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
const centred = style({ display: 'flex', alignItems: 'center' });
const wrapping = style([centred, { flexWrap: 'wrap' }]);
const apart = style([wrapping, { justifyContent: 'space-between' }]);

/** Elements stacked vertically, by the size of the gap. */
export const stack = styleVariants(space, (gap) => [column, { gap }]);

/** Elements side by side in one line, by the size of the gap. */
export const row = styleVariants(space, (gap) => [centred, { gap }]);

/** Elements side by side that wrap into further lines, by the size of the gap. */
export const cluster = styleVariants(space, (gap) => [wrapping, { gap }]);

/** Elements side by side, the first at the start of the line and the last at its end, by the size of the gap. */
export const spread = styleVariants(space, (gap) => [apart, { gap }]);
