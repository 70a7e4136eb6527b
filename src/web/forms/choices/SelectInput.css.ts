import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { control } from '../../ui/fields/Select.css.ts';

export const select = style([
  control.boxed,
  { selectors: { '&[aria-invalid="true"]': { boxShadow: `inset 0 0 0 2px ${vars.color.danger}` } } },
]);
