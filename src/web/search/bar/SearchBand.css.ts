import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { stack } from '../../theme/layout.css.ts';
import { from } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';
import { beyondThePage } from '../../shell/header/Header.css.ts';

const base = style({
  background: vars.color.header,
  boxShadow: beyondThePage,
  '@media': { print: { background: 'none', boxShadow: 'none' } },
});

export const band = styleVariants({
  slim: [
    base,
    {
      // The band is below the header, so the focus ring of the search bar needs room here.
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

export const inside = stack[24];

const marmotWidth = 200;
const marmotGap = 28;

/**
 * The headline, and from laptop width on murmel's marmot next to it. Each has its own column, so neither covers the
 * other.
 */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: marmotGap,
  '@media': {
    [from.laptop]: {
      // Even if the headline is short, the marmot is at three fifths of the bar's width.
      gridTemplateColumns: `minmax(calc(60% - ${marmotWidth + marmotGap}px), max-content) ${marmotWidth}px`,
      alignItems: 'end',
    },
  },
});

/** The headline has two lines from laptop width on, in every language. */
export const title = style([
  type.hero,
  { maxWidth: '10.6em', '@media': { [from.laptop]: { maxWidth: '9.5em', paddingBottom: 16 } } },
]);

export const bar = style({ position: 'relative', '@media': { print: { display: 'none' } } });

const marmotBase = style({
  zIndex: 1,
  display: 'none',
  height: 'auto',
  // The marmot's paws overlap the edge of the bar, where they must not catch the pointer.
  pointerEvents: 'none',
  '@media': { [from.laptop]: { display: 'block' }, print: { display: 'none' } },
});

export const marmot = styleVariants({
  slim: [marmotBase, { position: 'absolute', width: 96, left: '36%', bottom: 41 }],
  // The marmot extends across the gap, and over the upper edge of the bar.
  tall: [marmotBase, { position: 'relative', width: marmotWidth, marginBottom: -40 }],
});
