import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { edge } from '../../theme/forcedColors.ts';
import { space } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';

export const notice = style([
  type.small,
  {
    display: 'flex',
    gap: space[12],
    paddingBlock: 12,
    paddingInline: 16,
    borderRadius: vars.radius.l,
    background: vars.color.surfaceSunken,
    color: vars.color.text,
  },
  edge,
]);

export const icon = style({ flex: 'none', color: vars.color.textMuted });

export const said = style({ overflowWrap: 'anywhere' });
