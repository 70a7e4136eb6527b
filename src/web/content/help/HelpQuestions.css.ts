import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { row, spread, stack } from '../../theme/layout.css.ts';
import { link } from '../../theme/links.css.ts';
import { below, motion, space } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';
import { headOfPage } from '../../ui/layout/headOfPage.ts';
import { box } from '../../ui/fields/field.css.ts';

export const help = style([stack[16], { paddingTop: 24 }]);

export const search = row[8];

export const searchInput = style([box, { minWidth: 0 }]);

/** On the phone the button has only its icon, so that the field is wide enough for its text. */
export const searchAction = style({
  '@media': {
    [below.tablet]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

/** The result of the search takes no room while it is empty. */
export const outcome = style([spread[8], type.tabular, { selectors: { '&:not(:has(a))': { display: 'block' } } }]);

export const showAll = style([link, { display: 'inline-flex', alignItems: 'center', minHeight: 44 }]);

export const failure = style([stack[8], { justifyItems: 'start' }]);

export const group = style({ paddingTop: 24 });

export const groupTitle = style([type.subheadingLarge, { paddingBottom: 8 }]);

export const question = style({
  scrollMarginTop: headOfPage,
  borderTop: `1px solid ${vars.color.border}`,
  ':last-child': { borderBottom: `1px solid ${vars.color.border}` },
});

export const summary = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[12],
  minHeight: 48,
  paddingBlock: 12,
  cursor: 'pointer',
  listStyle: 'none',
  ':hover': { color: vars.color.accentText },
});

globalStyle(`${summary}::-webkit-details-marker`, { display: 'none' });

export const questionTitle = style({ fontSize: 16, lineHeight: '24px', fontWeight: 600, overflowWrap: 'anywhere' });

export const chevron = style({
  flex: 'none',
  paddingTop: 2,
  color: vars.color.textMuted,
  transition: `rotate ${motion.open}`,
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
  '@media': { print: { display: 'none' } },
});

/** If a URL's fragment names an answer, the browser scrolls so that its question is visible above it. */
export const answer = style({ paddingBottom: 8, scrollMarginTop: headOfPage + 96 });

// Unfolds all answers for printing, because nothing can be unfolded on paper.
globalStyle(`${question}::details-content`, {
  '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } },
});
