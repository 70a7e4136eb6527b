import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';

export const gallery = style({ minWidth: 0 });

export const title = style([
  type.subheadingLarge,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[12], paddingBottom: 12 },
]);

export const paid = style([
  type.small,
  type.muted,
  { fontFamily: vars.font.text, fontWeight: 400, letterSpacing: 'normal' },
]);
