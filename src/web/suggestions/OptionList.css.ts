import { style } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { motion } from '../theme/scale.ts';
import * as type from '../theme/type.css.ts';

/** The grid of the list: each option has a row, with its delete button at the end. */
export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 44px' });

/** A grouping element generates no box, so its rows are in the same grid. */
export const inRows = style({ display: 'contents' });

export const heading = style([type.small, type.muted, { gridColumn: '1 / -1', padding: '8px 12px 4px' }]);

export const remove = style({
  gridColumn: 2,
  display: 'grid',
  placeItems: 'center',
  width: 44,
  minHeight: 44,
  borderRadius: vars.radius.s,
  color: vars.color.textMuted,
  transition: `color ${motion.press}`,
  ':hover': { color: vars.color.text },
});
