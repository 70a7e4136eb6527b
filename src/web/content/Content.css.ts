import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

import { stack } from '../theme/layout.css.ts';
import { link as textLink } from '../theme/links.css.ts';
import { from, space } from '../theme/scale.ts';
import * as type from '../theme/type.css.ts';
import { headOfPage } from '../ui/layout/headOfPage.ts';

/** The text is at the left, and its table of contents at the right or above the text. */
export const page = style([
  stack[24],
  {
    alignContent: 'start',
    minWidth: 0,
    paddingBlock: '28px 64px',
    '@media': {
      [from.laptop]: {
        gridTemplateColumns: 'minmax(0, 600px) 300px',
        justifyContent: 'space-between',
        paddingBlock: '40px 96px',
      },
      print: { display: 'block', paddingBlock: 0 },
    },
  },
]);

/** A readable line length (look, Grid). */
export const column = style({ minWidth: 0, maxWidth: 600, '@media': { [from.laptop]: { gridColumn: 1 } } });

export const title = style([type.title, { overflowWrap: 'anywhere' }]);

export const updated = style([type.small, type.muted, { paddingTop: 8 }]);

export const end = style({ paddingTop: 24 });

export const intro = style([type.lead, { paddingTop: 16, overflowWrap: 'anywhere' }]);

/** The heading of several sections. */
export const group = style([
  type.subheadingLarge,
  { paddingTop: 40, overflowWrap: 'anywhere', ':first-child': { paddingTop: 0 } },
]);

export const section = style({
  scrollMarginTop: headOfPage,
  selectors: { '& + &': { paddingTop: 32 }, [`${group} + &`]: { paddingTop: 12 } },
});

const headline = style({ paddingBottom: 8, overflowWrap: 'anywhere', ':focus': { outline: 'none' } });

/** The heading of a section, by its level: below a group it is smaller. */
export const heading = styleVariants({ h2: [type.subheadingLarge, headline], h3: [type.subheading, headline] });

export const text = style([type.prose, { overflowWrap: 'anywhere', paddingBottom: 12 }]);

export const list = style([
  type.prose,
  { overflowWrap: 'anywhere', listStyle: 'disc', paddingLeft: 22, paddingBottom: 12 },
]);

globalStyle(`${list} > li + li`, { paddingTop: 6 });

export const link = style([
  textLink,
  {
    // Printed links to other sites show their URL, which cannot be clicked on paper.
    '@media': { print: { selectors: { '&[href^="https:"]::after': { content: '" (" attr(href) ")"' } } } },
  },
]);

export const bones = style([stack[12], { maxWidth: 600, paddingTop: space[8] }]);
