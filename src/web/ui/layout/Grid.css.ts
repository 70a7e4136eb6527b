import { style, styleVariants } from '@vanilla-extract/css';

import { brand } from '../../theme/brand.ts';
import { vars } from '../../theme/contract.css.ts';
import { from, space } from '../../theme/scale.ts';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

const base = style({ display: 'grid', columnGap: vars.grid.gutter });

export const grid = styleVariants({
  cards: [
    base,
    {
      rowGap: space[24],
      ...columns(2),
      '@media': {
        [from.tablet]: { rowGap: space[32], ...columns(3) },
        [from.laptop]: columns(4),
        [from.desktop]: columns(brand === 'murmel' ? 5 : 4),
      },
    },
  ],
  /** The grid of results has one column less, because the filters are next to it. */
  results: [
    base,
    {
      rowGap: space[24],
      ...columns(2),
      '@media': { [from.tablet]: { rowGap: space[32], ...columns(3) }, [from.desktop]: columns(4) },
    },
  ],
  /** The cards are in one row that scrolls sideways. */
  strip: [
    base,
    {
      gridAutoFlow: 'column',
      gridAutoColumns: '156px',
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x proximity',
      scrollPaddingInline: vars.grid.margin,
      scrollbarWidth: 'thin',
      scrollbarColor: `${vars.color.borderStrong} transparent`,
      marginInline: `calc(-1 * ${vars.grid.margin})`,
      paddingInline: vars.grid.margin,
      // The padding leaves room for focus rings, which the scroll container would clip.
      paddingBlock: 5,
      '@media': {
        [from.tablet]: { gridAutoColumns: '200px' },
        [from.laptop]: { marginInline: -5, paddingInline: 5, scrollPaddingInline: 5 },
      },
    },
  ],
  tiles: [
    base,
    {
      rowGap: space[24],
      gridAutoFlow: 'column',
      gridAutoColumns: '104px',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // The row extends over the page's edge to show that it continues.
      marginRight: `calc(-1 * ${vars.grid.margin})`,
      paddingRight: vars.grid.margin,
      scrollPaddingRight: vars.grid.margin,
      '@media': {
        [from.tablet]: { gridAutoFlow: 'row', marginRight: 0, paddingRight: 0, overflowX: 'visible', ...columns(4) },
        [from.laptop]: columns(8),
      },
    },
  ],
});
