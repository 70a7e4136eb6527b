import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import * as type from '../../theme/type.css.ts';

const shape = style([type.small, { paddingTop: 6, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }]);

export const count = styleVariants({
  within: [shape, { color: vars.color.textMuted }],
  over: [shape, { color: vars.color.danger, fontWeight: 500 }],
});
