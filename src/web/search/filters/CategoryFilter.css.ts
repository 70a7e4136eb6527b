import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { chosen } from '../../theme/forcedColors.ts';
import { row } from '../../theme/layout.css.ts';
import { from, space } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';

export const tree = style({ paddingBottom: 22 });

const line = style([
  row[12],
  {
    minHeight: 44,
    '@media': { [`${from.laptop} and (pointer: fine)`]: { minHeight: 34 } },
  },
]);

export const title = style([line, { fontWeight: 600 }]);

export const up = style([
  line,
  type.small,
  type.muted,
  { gap: space[8], ':hover': { color: vars.color.text, textDecoration: 'underline' } },
]);

export const entry = style([line, { ':hover': { textDecoration: 'underline' } }]);

/** The current entry is marked not by colour alone, but by a line at its left and bold text. */
export const here = style([
  line,
  { fontWeight: 600, boxShadow: `inset 3px 0 0 ${vars.color.accentText}`, paddingLeft: 12 },
  chosen,
]);

export const empty = style([line, type.muted]);

export const count = style([type.small, type.muted, type.tabular, { marginLeft: 'auto', fontWeight: 400 }]);
