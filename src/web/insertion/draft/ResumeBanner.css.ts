import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { edge } from '../../theme/forcedColors.ts';
import { stack } from '../../theme/layout.css.ts';
import { denseRow } from '../../ui/button/Button.css.ts';

export const banner = style([
  edge,
  stack[12],
  {
    padding: 20,
    borderRadius: vars.radius.l,
    background: vars.color.accentSoft,
    color: vars.color.onAccentSoft,
    overflowWrap: 'anywhere',
  },
]);

export const title = style({ fontWeight: 600 });

export const actions = denseRow;
