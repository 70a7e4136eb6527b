import { style } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { edge } from '../theme/forcedColors.ts';
import { from, space } from '../theme/scale.ts';

export const removable = style([
  edge,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    height: 44,
    paddingLeft: 14,
    paddingRight: 10,
    borderRadius: 999,
    fontSize: 15,
    fontWeight: 500,
    whiteSpace: 'nowrap',
    background: vars.color.accentSoft,
    color: vars.color.onAccentSoft,
    '@media': { [`${from.tablet} and (pointer: fine)`]: { height: 40 } },
  },
]);
