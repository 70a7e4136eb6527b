import { style } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { row } from '../theme/layout.css.ts';
import { from } from '../theme/scale.ts';
import * as type from '../theme/type.css.ts';

export const header = style({ paddingTop: 14, '@media': { [from.laptop]: { paddingTop: 22 } } });

export const title = style([type.display, row[12], { paddingTop: 6, overflowWrap: 'anywhere' }]);

export const icon = style({ flex: 'none', display: 'grid', color: vars.color.accentText });

export const lead = style([
  type.lead,
  type.muted,
  type.tabular,
  { paddingTop: 6, minHeight: 30, '@media': { [from.laptop]: { minHeight: 32 } } },
]);
