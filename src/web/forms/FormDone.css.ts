import { style } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { edge } from '../theme/forcedColors.ts';
import { row } from '../theme/layout.css.ts';

/** An empty place takes no room, not even a gap. */
export const place = style({ selectors: { '&:empty': { position: 'absolute' } } });

export const note = style([
  edge,
  row[8],
  {
    paddingBlock: 12,
    paddingInline: 16,
    borderRadius: vars.radius.l,
    background: vars.color.successSoft,
  },
]);
