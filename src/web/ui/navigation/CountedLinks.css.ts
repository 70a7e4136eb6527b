import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { row } from '../../theme/layout.css.ts';
import { from } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

const grid = style({ display: 'grid', columnGap: vars.grid.gutter, ...columns(1) });

/** The number of columns for the width of a page, and for that of a dialog. */
export const list = styleVariants({
  page: [grid, { '@media': { [from.phablet]: columns(2), [from.tablet]: columns(3), [from.laptop]: columns(4) } }],
  dialog: [grid, { '@media': { [from.phablet]: columns(2), [from.tablet]: columns(3) } }],
});

const link = style([
  row[12],
  {
    borderTop: `1px solid ${vars.color.border}`,
  },
]);

export const entry = styleVariants({
  page: [link, { minHeight: 56, paddingBlock: 8 }],
  dialog: [link, { minHeight: 48, paddingBlock: 6 }],
});

export const icon = style({ flex: 'none', color: vars.color.accentText });

export const name = style({
  minWidth: 0,
  fontWeight: 500,
  lineHeight: '20px',
  selectors: {
    [`${link}:hover &`]: { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: 3 },
  },
});

export const count = style([type.small, type.muted, type.tabular, { marginLeft: 'auto' }]);

export const others = style({ borderTop: `1px solid ${vars.color.border}` });

export const summary = style({
  minHeight: 56,
  paddingBlock: 16,
  fontWeight: 500,
  color: vars.color.accentText,
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: 3 },
});
