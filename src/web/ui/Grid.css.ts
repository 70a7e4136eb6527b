import { style, styleVariants } from '@vanilla-extract/css';

import { brand } from '../theme/brand.ts';
import { vars } from '../theme/contract.css.ts';
import { from } from '../theme/scale.ts';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

const base = style({ display: 'grid', columnGap: vars.grid.gutter });

export const grid = styleVariants({
  cards: [
    base,
    {
      rowGap: 26,
      ...columns(2),
      '@media': {
        [from.tablet]: { rowGap: 36, ...columns(3) },
        [from.laptop]: columns(4),
        [from.desktop]: columns(brand === 'murmel' ? 5 : 4),
      },
    },
  ],
  tiles: [
    base,
    {
      rowGap: 24,
      gridAutoFlow: 'column',
      gridAutoColumns: '104px',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // The rail runs out over the page's edge, so that one sees that it goes on.
      marginRight: `calc(-1 * ${vars.grid.margin})`,
      paddingRight: vars.grid.margin,
      '@media': {
        [from.tablet]: { gridAutoFlow: 'row', marginRight: 0, paddingRight: 0, overflowX: 'visible', ...columns(4) },
        [from.laptop]: columns(8),
      },
    },
  ],
});
