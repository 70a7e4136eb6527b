import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { from } from '../theme/scale.ts';
import * as type from '../theme/type.css.ts';

const base = style({ background: vars.color.header, '@media': { print: { background: 'none' } } });

export const band = styleVariants({
  slim: [
    base,
    {
      // The header lies above it there: the ring round the bar has its room below that.
      paddingTop: 6,
      paddingBottom: 14,
      '@media': { [from.laptop]: { paddingTop: 12, paddingBottom: 24 }, print: { display: 'none' } },
    },
  ],
  tall: [
    base,
    { paddingTop: 20, paddingBottom: 32, '@media': { [from.laptop]: { paddingTop: 30, paddingBottom: 40 } } },
  ],
});

export const inside = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });

export const title = style([type.hero, { maxWidth: '10.6em', '@media': { [from.laptop]: { paddingBottom: 16 } } }]);

export const bar = style({ position: 'relative', '@media': { print: { display: 'none' } } });

const marmotBase = style({
  position: 'absolute',
  zIndex: 1,
  display: 'none',
  height: 'auto',
  // Its paws hold the edge of the bar; what lies below the edge must not catch the pointer.
  pointerEvents: 'none',
  '@media': { [from.laptop]: { display: 'block' } },
});

export const marmot = styleVariants({
  slim: [marmotBase, { width: 96, left: '36%', bottom: 41 }],
  tall: [marmotBase, { width: 200, right: '40%', bottom: 48 }],
});
