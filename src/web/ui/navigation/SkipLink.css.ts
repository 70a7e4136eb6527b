import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { edge } from '../../theme/forcedColors.ts';

export const skip = style([
  edge,
  {
    position: 'absolute',
    zIndex: 20,
    left: 16,
    top: -60,
    padding: '12px 16px',
    borderRadius: vars.radius.control,
    background: vars.color.inverse,
    color: vars.color.onInverse,
    fontWeight: 600,
    ':focus': { top: 8 },
  },
]);
