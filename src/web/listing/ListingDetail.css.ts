import { style } from '@vanilla-extract/css';

import { from } from '../theme/scale.ts';
import * as type from '../theme/type.css.ts';

export const ad = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px 56px',
  '@media': {
    [from.laptop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 340px',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"pictures essentials" "rest essentials"',
      gap: '44px 40px',
    },
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 396px', columnGap: 56 },
  },
});

export const pictures = style({ minWidth: 0, '@media': { [from.laptop]: { gridArea: 'pictures' } } });

export const essentials = style({
  display: 'grid',
  alignContent: 'start',
  gap: 8,
  minWidth: 0,
  '@media': { [from.laptop]: { gridArea: 'essentials', gap: 12 } },
});

export const meta = style([
  type.small,
  type.muted,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    order: 1,
    '@media': { [from.laptop]: { order: 0 } },
  },
]);

/** Leads on the phone; beside the pictures it closes the headline. */
export const price = style({ order: -1, '@media': { [from.laptop]: { order: 0 } } });

/** What follows the headline, below the place on the phone. */
export const after = style({ display: 'grid', gap: 12, paddingTop: 4, order: 2 });

export const title = style([
  type.heading,
  { overflowWrap: 'anywhere', '@media': { [from.laptop]: { fontSize: 28, lineHeight: '34px' } } },
]);

export const rest = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 32,
  paddingTop: 8,
  '@media': { [from.laptop]: { gridArea: 'rest', gap: 48, paddingTop: 0 } },
});

export const heading = style([type.subheadingLarge, { paddingBottom: 12 }]);

/** The seller's own lines stay as they broke them. */
export const body = style([type.prose, { whiteSpace: 'pre-line', overflowWrap: 'anywhere' }]);
