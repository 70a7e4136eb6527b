import { style } from '@vanilla-extract/css';

import { vars } from '../../../theme/contract.css.ts';
import { stack } from '../../../theme/layout.css.ts';
import { space } from '../../../theme/scale.ts';
import * as type from '../../../theme/type.css.ts';
import { hidden } from '../../../ui/VisuallyHidden.css.ts';
import { denseRow } from '../../../ui/button/Button.css.ts';

export const picture = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[16],
  alignItems: 'start',
});

export const words = style([
  stack[12],
  {
    minWidth: 0,
    justifyItems: 'start',
    // Breaks long file names: a file may have any name.
    overflowWrap: 'anywhere',
  },
]);

export const title = style({ fontWeight: 600 });

export const hint = style([type.small, type.muted]);

export const actions = denseRow;

/** The input is visually hidden; its label is visible and shows the focus. */
export const input = hidden;

export const choice = style({
  cursor: 'pointer',
  ':focus-within': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
});

/** An empty place takes no room, not even a gap. */
export const place = style({ selectors: { '&:empty': { position: 'absolute' } } });
