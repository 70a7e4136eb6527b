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
    // Hides the notice in browsers that run modules, which all support this rule; Internet Explorer does not.
    '@supports': { '(translate: none)': { display: 'none' } },
  },
]);
