import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { edge } from '../../theme/forcedColors.ts';
import { stack } from '../../theme/layout.css.ts';
import { from, space } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';

export const page = style([
  stack[32],
  {
    paddingBlock: '28px 64px',
    '@media': {
      [from.laptop]: {
        gridTemplateColumns: 'minmax(0, 560px) 300px',
        justifyContent: 'space-between',
        alignItems: 'start',
        paddingBlock: '40px 96px',
      },
    },
  },
]);

/** The column has a readable line length for a form (look, Grid). */
export const column = style({ minWidth: 0, width: '100%', maxWidth: 560 });

export const title = type.title;

export const lead = style([type.muted, { paddingTop: 8 }]);

export const content = style([stack[24], { paddingTop: 24 }]);

export const aside = style([
  edge,
  stack[12],
  {
    justifyItems: 'start',
    maxWidth: 560,
    padding: 20,
    borderRadius: vars.radius.l,
    background: vars.color.surfaceSunken,
  },
]);

export const asideTitle = style({ fontWeight: 600 });

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] });
