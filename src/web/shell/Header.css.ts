import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

import { brand } from '../theme/brand.ts';
import { vars } from '../theme/contract.css.ts';
import { above, below, from, motion } from '../theme/scale.ts';

export const header = style({
  position: 'sticky',
  zIndex: 10,
  top: 0,
  background: vars.color.header,
  transition: `transform ${motion.open}`,
  selectors: { '&[data-away]:not(:focus-within)': { transform: 'translateY(-100%)' } },
  '@media': {
    [above.tablet]: { position: 'static', zIndex: 'auto', selectors: { '&[data-away]': { transform: 'none' } } },
    // Of all that, the logo stands on paper.
    print: { position: 'static', border: 0, background: 'none', transform: 'none' },
  },
  ...(brand === 'allmend' && { borderBottom: `1px solid ${vars.color.border}` }),
});

export const row = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 12,
  '@media': {
    [from.laptop]: { flexWrap: 'nowrap', columnGap: 24 },
    // The search between signs that have room of their own needs all there is.
    [from.desktop]: { columnGap: 16 },
  },
});

export const logo = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  marginBlock: 8,
  borderRadius: vars.radius.s,
  '@media': { [from.laptop]: { marginBlock: 16 } },
});

export const search = style({
  order: 1,
  width: '100%',
  paddingBottom: 12,
  '@media': {
    [from.laptop]: { order: 0, flex: 1, minWidth: 0, maxWidth: 640, paddingBottom: 0 },
  },
});

globalStyle(`${row} > :not(${logo})`, { '@media': { print: { display: 'none' } } });

/** At the right of the logo's row; from laptop width on beside the logo, with the languages at the right. */
const menuAtRight = style({
  marginLeft: 'auto',
  marginRight: -10,
  '@media': { [from.laptop]: { marginInline: 0 } },
});

/** On a phone it keeps the room for the way to insert an ad, and stays where it is when that comes. */
export const menu = styleVariants({
  alone: [menuAtRight],
  besideInsert: [menuAtRight, { '@media': { [below.tablet]: { marginRight: 50 } } }],
});

/** The header's menu has it on a phone. */
export const user = style({
  display: 'none',
  marginRight: -10,
  '@media': { [from.tablet]: { display: 'block', marginLeft: 10 }, [from.laptop]: { marginLeft: 0 } },
});

const languages = style({
  display: 'none',
  marginLeft: 'auto',
  '@media': { [from.laptop]: { display: 'block' }, '(scripting: none)': { display: 'block' } },
});

/** Below laptop width the languages are in the menu, which needs a script. */
export const end = styleVariants({
  alone: [languages],
  besideSearch: [languages, { '@media': { [from.desktop]: { display: 'none' } } }],
});
