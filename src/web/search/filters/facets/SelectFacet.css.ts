import { style } from '@vanilla-extract/css';

import { vars } from '../../../theme/contract.css.ts';
import { from } from '../../../theme/scale.ts';
import * as type from '../../../theme/type.css.ts';

export const more = style({ paddingTop: 2 });

export const all = style([
  type.small,
  {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    fontWeight: 600,
    color: vars.color.accentText,
    cursor: 'pointer',
    listStyle: 'none',
    ':hover': { textDecoration: 'underline' },
    selectors: { '[open] > &': { display: 'none' } },
    '@media': { [`${from.laptop} and (pointer: fine)`]: { minHeight: 36 } },
  },
]);

/** The search among the options is hidden without scripts, because it would do nothing. */
export const find = style({ minHeight: 44, marginBlock: 6, '@media': { '(scripting: none)': { display: 'none' } } });

export const none = style([type.small, type.muted, { paddingBlock: 8 }]);
