import { style, styleVariants } from '@vanilla-extract/css';

import { space } from '../theme/scale.ts';

const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });

export const row = styleVariants(space, (gap) => [line, { gap }]);

export const spread = styleVariants({
  together: {},
  apart: { justifyContent: 'space-between' },
});
