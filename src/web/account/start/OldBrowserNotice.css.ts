import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { edge } from '../../theme/forcedColors.ts';

export const notice = style([
  edge,
  {
    padding: '16px 18px',
    borderRadius: vars.radius.l,
    background: vars.color.warningSoft,
    color: vars.color.text,
    // No Internet Explorer knows this rule, and of the others those that run modules do.
    '@supports': { '(translate: none)': { display: 'none' } },
  },
]);
