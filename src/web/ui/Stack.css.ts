import { style, styleVariants } from '@vanilla-extract/css';

import { space } from '../theme/scale.ts';

const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' });

export const stack = styleVariants(space, (gap) => [column, { gap }]);
