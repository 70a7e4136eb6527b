import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { above, footerHeight, from, space } from '../../theme/scale.ts';

/** The footer has a minimum height by screen (UI-11), not a fixed one: longer content is never cut off. */
const base = style({
  minHeight: footerHeight.mobile,
  borderTop: `1px solid ${vars.color.border}`,
  '@media': {
    [above.mobile]: { minHeight: footerHeight.tablet },
    [above.tablet]: { minHeight: footerHeight.desktop },
    print: { display: 'none' },
  },
});

export const footer = style([
  base,
  {
    marginTop: 56,
    paddingBlock: '40px 32px',
    '@media': { [from.tablet]: { marginTop: 88, paddingBlock: '48px 40px' } },
  },
]);

export const errorFooter = style([base, { paddingBlock: 8 }]);

const columnsOf = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const columns = style({
  display: 'grid',
  ...columnsOf(2),
  gap: `${space[32]} ${space[24]}`,
  '@media': { [from.tablet]: columnsOf(4) },
});

/** The column of links is twice as wide as the other columns. */
export const links = style({ gridColumn: 'span 2' });

/** The columns are filled one after the other, so that related links are below each other. */
export const linkColumns = style({ columnCount: 2, columnGap: space[24] });

export const title = style({ fontSize: 16, lineHeight: '24px', fontWeight: 600, paddingBottom: 6 });

const word = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontSize: 15,
  '@media': { [from.tablet]: { minHeight: 32 } },
});

export const entry = style([
  word,
  { color: vars.color.textMuted, ':hover': { color: vars.color.text, textDecoration: 'underline' } },
]);

export const here = style([word, { fontWeight: 600 }]);

const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[12] });

export const end = style([row, { minHeight: 44, color: vars.color.textMuted, fontSize: 14 }]);

export const endOfPage = style([end, { paddingTop: 40 }]);

export const line = style([row, { columnGap: space[24] }]);

export const social = style([row, { marginLeft: 'auto', columnGap: space[4] }]);

export const socialLink = style({ display: 'grid', placeItems: 'center', width: 44, height: 44 });
