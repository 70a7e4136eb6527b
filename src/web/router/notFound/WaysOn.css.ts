import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { edge } from '../../theme/forcedColors.ts';
import { space } from '../../theme/scale.ts';

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], paddingTop: 16 });

export const way = style([
  edge,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    paddingInline: 16,
    borderRadius: 999,
    fontSize: 15,
    fontWeight: 500,
    background: vars.color.accentSoft,
    color: vars.color.onAccentSoft,
    ':hover': { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: 3 },
  },
]);
