import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { edge } from '../../theme/forcedColors.ts';
import { stack } from '../../theme/layout.css.ts';
import { space } from '../../theme/scale.ts';

export const panel = style([
  edge,
  {
    display: 'flex',
    gap: space[12],
    paddingBlock: 16,
    paddingInline: 18,
    borderRadius: vars.radius.l,
    background: vars.color.dangerSoft,
    color: vars.color.text,
  },
]);

export const icon = style({ flex: 'none', paddingTop: 2, color: vars.color.danger });
export const words = style([stack[8], { minWidth: 0 }]);
export const title = style({ fontWeight: 600 });

/** A button wraps below the text if there is no room next to it. */
export const rest = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[8]} ${space[16]}` });
