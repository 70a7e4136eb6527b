import { style } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { edge } from '../theme/forcedColors.ts';
import * as type from '../theme/type.css.ts';
import { popup as popupBase } from '../ui/popup.ts';

const { color, radius } = vars;

export const popup = style([popupBase, edge]);

export const excuse = style([type.small, type.muted, { padding: '8px 12px 4px' }]);

export const clear = style([
  type.small,
  {
    justifySelf: 'start',
    minHeight: 44,
    paddingInline: 12,
    borderRadius: radius.s,
    fontWeight: 600,
    color: color.accentText,
    ':hover': { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: 3 },
    ':focus-visible': { outlineOffset: -3 },
  },
]);
