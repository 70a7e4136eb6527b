import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { edge } from '../../theme/forcedColors.ts';

export const note = style([
  edge,
  {
    paddingBlock: 14,
    paddingInline: 18,
    borderRadius: vars.radius.l,
    background: vars.color.warningSoft,
    color: vars.color.text,
  },
]);

export const word = style({ fontWeight: 600, color: vars.color.warning });
