import { styleVariants } from '@vanilla-extract/css';

import { stack as column } from '../../theme/layout.css.ts';
import { type Space, space } from '../../theme/scale.ts';

export const stack = styleVariants(space, (_, gap: Space) => [column[gap], { alignContent: 'start' }]);
