import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { edge } from '../../theme/forcedColors.ts';
import { stack } from '../../theme/layout.css.ts';
import { space } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';

export const panel = style([
  edge,
  {
    display: 'flex',
    gap: space[16],
    padding: 20,
    borderRadius: vars.radius.l,
    background: vars.color.successSoft,
  },
]);

export const icon = style({ flex: 'none', color: vars.color.success });

export const words = style([stack[8], { minWidth: 0 }]);

export const address = style({ fontWeight: 600, overflowWrap: 'anywhere' });

export const hint = style([type.small, { color: vars.color.text }]);
