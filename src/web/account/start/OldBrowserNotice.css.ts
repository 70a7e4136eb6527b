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
    // Browsers that run modules support this rule; Internet Explorer does not.
    '@supports': { '(translate: none)': { display: 'none' } },
  },
]);
