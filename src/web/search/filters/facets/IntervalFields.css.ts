import { style } from '@vanilla-extract/css';

import { vars } from '../../../theme/contract.css.ts';
import { space } from '../../../theme/scale.ts';
import * as type from '../../../theme/type.css.ts';

export const range = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[8] });

export const field = style({ position: 'relative', minWidth: 0 });

/** The unit at the end of the field, next to the typed number. It is hidden while the placeholder needs the room. */
export const unit = style({
  position: 'absolute',
  right: 12,
  top: 12,
  color: vars.color.textMuted,
  pointerEvents: 'none',
  selectors: { ':placeholder-shown + &': { display: 'none' } },
});

export const problem = style([
  type.small,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: space[8],
    paddingTop: 8,
    color: vars.color.danger,
  },
]);
