import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { edge } from '../../theme/forcedColors.ts';
import * as type from '../../theme/type.css.ts';

export const panel = style([
  edge,
  {
    display: 'flex',
    gap: 16,
    padding: 20,
    borderRadius: vars.radius.l,
    background: vars.color.successSoft,
  },
]);

export const icon = style({ flex: 'none', color: vars.color.success });

export const words = style({ display: 'grid', gap: 8, minWidth: 0 });

export const address = style({ fontWeight: 600, overflowWrap: 'anywhere' });

export const hint = style([type.small, { color: vars.color.text }]);
