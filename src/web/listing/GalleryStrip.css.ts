import { style } from '@vanilla-extract/css';

import * as type from '../theme/type.css.ts';

export const gallery = style({ minWidth: 0 });

export const title = style([
  type.subheadingLarge,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 12, paddingBottom: 12 },
]);

export const paid = style([type.small, type.muted, { fontWeight: 400, letterSpacing: 'normal' }]);
