import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { edge, filledProgress } from '../../theme/forcedColors.ts';

export const progress = style([
  edge,
  filledProgress,
  {
    width: '100%',
    height: 8,
    overflow: 'hidden',
    border: 0,
    borderRadius: 4,
    appearance: 'none',
    background: vars.color.border,
    color: vars.color.accentText,
    '::-webkit-progress-bar': { background: vars.color.border },
    '::-webkit-progress-value': { background: vars.color.accentText },
    '::-moz-progress-bar': { background: vars.color.accentText },
  },
]);
