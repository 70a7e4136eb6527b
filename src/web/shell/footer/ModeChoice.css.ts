import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { row } from '../../theme/layout.css.ts';
import { from } from '../../theme/scale.ts';

export const choice = style([
  row[8],
  {
    minHeight: 44,
    fontSize: 15,
    color: vars.color.textMuted,
    cursor: 'pointer',
    ':hover': { color: vars.color.text },
    selectors: { '&:has(:checked)': { color: vars.color.text, fontWeight: 600 } },
    '@media': { [`${from.tablet} and (pointer: fine)`]: { minHeight: 32 } },
  },
]);

export const radio = style({ width: 18, height: 18, flex: 'none', accentColor: vars.color.accentText });
