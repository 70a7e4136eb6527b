import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

import { breakpoints } from '#machines/ui/screen.ts';

import { brand } from '../../theme/brand.ts';
import { vars } from '../../theme/contract.css.ts';
import { above, below, from, motion, space } from '../../theme/scale.ts';
import { logo as realEstateLogo } from './RealEstateLogo.css.ts';

/** Paints the header's background over the page's scrollbar gutter, below a modal's backdrop. */
export const beyondThePage = `32px 0 0 ${vars.color.header}`;

const onLaptop = `(${breakpoints.laptop}px <= width < ${breakpoints.desktop}px)`;

export const header = style({
  position: 'sticky',
  zIndex: 10,
  top: 0,
  background: vars.color.header,
  boxShadow: beyondThePage,
  transition: `transform ${motion.open}`,
  selectors: { '&[data-away]:not(:focus-within)': { transform: 'translateY(-100%)' } },
  '@media': {
    [above.tablet]: { position: 'static', zIndex: 'auto', selectors: { '&[data-away]': { transform: 'none' } } },
    // The printed header contains only the logo, without decoration.
    print: { position: 'static', border: 0, background: 'none', boxShadow: 'none', transform: 'none' },
  },
  ...(brand === 'allmend' && { borderBottom: `1px solid ${vars.color.border}` }),
});

export const row = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[12],
  '@media': {
    [from.laptop]: { flexWrap: 'nowrap', columnGap: space[24] },
    // The search field between the header's icons needs all the room there is.
    [from.desktop]: { columnGap: space[16] },
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
  selectors: {
    // Phones and narrow laptops have room only for the logo's sign next to the name of real estate.
    [`&:has(+ ${realEstateLogo})`]: {
      '@media': {
        [`not all and ${from.phablet}`]: { width: 26, overflow: 'hidden' },
        [onLaptop]: { width: 33, overflow: 'hidden' },
      },
    },
  },
});

// Firefox before 121 lacks `:has()`, and cannot detect that the logo has that name next to it.
globalStyle(`${logo} + ${realEstateLogo}`, {
  '@supports': {
    'not selector(:has(a))': {
      '@media': { [`not all and ${from.phablet}`]: { display: 'none' }, [onLaptop]: { display: 'none' } },
    },
  },
});

globalStyle(`${logo} > *`, { flex: 'none' });

export const search = style({
  order: 1,
  width: '100%',
  paddingBottom: 12,
  '@media': {
    [from.laptop]: { order: 0, flex: 1, minWidth: 0, maxWidth: 640, paddingBottom: 0 },
  },
});

globalStyle(`${row} > :not(${logo})`, { '@media': { print: { display: 'none' } } });

/** The width of a sign, and the empty part at each side, in px: its drawing ends with the row. */
const sign = 44;
const frame = 10;
/** The width of the insert link on a phone, in px. */
const nextToInsert = 50;

/** At the right of the logo's row; from laptop width on next to the logo, with the languages at the right. */
const menuAtRight = style({
  marginLeft: 'auto',
  marginRight: -frame,
  '@media': { [from.laptop]: { marginInline: 0 } },
});

/** On a phone the menu reserves the room of the insert link, which is rendered later. */
export const menu = styleVariants({
  alone: [menuAtRight],
  nextToInsert: [menuAtRight, { '@media': { [below.tablet]: { marginRight: nextToInsert } } }],
});

/** On a phone only the messages sign is shown, which is rendered later, next to the menu and the insert link. */
const userAtRight = style({
  position: 'absolute',
  top: 8,
  '@media': {
    // Without scripts the messages icon is hidden: the language links are in its place, and messages do not work.
    [`${below.tablet} and (scripting: none)`]: { display: 'none' },
    [from.tablet]: { position: 'static', marginLeft: frame, marginRight: -frame },
    [from.laptop]: { marginLeft: 0 },
  },
});

export const user = styleVariants({
  alone: [userAtRight, { right: sign - frame }],
  nextToInsert: [userAtRight, { right: sign + nextToInsert }],
});

const languages = style({
  display: 'none',
  marginLeft: 'auto',
  '@media': { [from.laptop]: { display: 'block' }, '(scripting: none)': { display: 'block' } },
});

/**
 * Below laptop width the languages are in the menu, which needs a script. Next to the search they are at the end of the
 * page.
 */
export const end = styleVariants({
  alone: [languages],
  nextToSearch: [languages, { '@media': { [from.laptop]: { display: 'none' } } }],
});
