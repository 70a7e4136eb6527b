import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { from, width } from '../theme/scale.ts';

/** The messages area fills the window below the header. */
export const area = style({ display: 'grid', minWidth: 0, minHeight: 0, gridTemplateColumns: 'minmax(0, 1fr)' });

const shape = style({
  display: 'grid',
  minWidth: 0,
  minHeight: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  '@media': {
    [from.laptop]: { gridTemplateColumns: '340px minmax(0, 1fr)' },
    // On wide windows, the list of conversations begins at the same edge as the header's content.
    [from.desktop]: {
      gridTemplateColumns: `calc(max(0px, (100% - ${width.wide}) / 2) + 340px) minmax(0, 1fr)`,
    },
  },
});

/** The two panes: the list of conversations, and the open one. A phone shows only one of them. */
export const panes = styleVariants({ closed: [shape], open: [shape] });

export const nothingOpen = style({
  display: 'none',
  '@media': { [from.laptop]: { display: 'grid', alignContent: 'center', justifyContent: 'center', padding: 32 } },
  borderLeft: `1px solid ${vars.color.border}`,
});
