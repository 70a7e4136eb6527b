import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { edge } from '../../theme/forcedColors.ts';
import { stack } from '../../theme/layout.css.ts';
import { from } from '../../theme/scale.ts';

export const form = style([
  edge,
  stack[16],
  {
    alignItems: 'end',
    marginTop: 24,
    padding: 16,
    borderRadius: vars.radius.l,
    boxShadow: `inset 0 0 0 1.5px ${vars.color.border}`,
    '@media': {
      [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', padding: 20 },
      [from.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
    },
  },
]);

export const field = style({ display: 'grid', minWidth: 0, padding: 0, border: 0 });

export const label = style({ padding: 0, paddingBottom: 4, fontWeight: 600 });

/** The button has room for the largest number of results, so that its width does not change under the pointer. */
export const go = style({ display: 'grid', '@media': { [from.laptop]: { minWidth: 220 } } });
