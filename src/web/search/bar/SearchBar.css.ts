import { style, styleVariants } from '@vanilla-extract/css';

import { brand } from '../../theme/brand.ts';
import { vars } from '../../theme/contract.css.ts';
import { edge, forcedColors } from '../../theme/forcedColors.ts';
import { row } from '../../theme/layout.css.ts';
import { from, motion, unscriptedBelow } from '../../theme/scale.ts';
import cancel from './cancel.svg';

const { color, radius } = vars;
const outline = (width: string, of: string) => `inset 0 0 0 ${width} ${of}`;

const ring = { outline: `3px solid ${color.focus}`, outlineOffset: 2 };

const base = style([
  edge,
  {
    // The bar is positioned, because the suggestions are placed relative to it, below it.
    position: 'relative',
    display: 'flex',
    alignItems: 'stretch',
    minWidth: 0,
    width: '100%',
    borderRadius: radius.control,
    boxShadow: outline('1.5px', color.borderStrong),
    background: color.surfaceRaised,
    color: color.text,
    selectors: { '&:has(> input:focus-visible)': ring },
    // Firefox before 121 lacks `:has()`: there the ring shows when any element of the bar has the focus.
    '@supports': { 'not selector(:has(a))': { selectors: { '&:focus-within': ring } } },
  },
]);

const onHoney = style([base, { background: color.surface, boxShadow: vars.band.edge }, edge]);

/** The bar wraps, so that the place field gets a line of its own. */
const inLines = { height: 'auto', flexWrap: 'wrap' } as const;

export const bar = styleVariants({
  header: [base, { height: 48, '@media': { [unscriptedBelow.desktop]: inLines } }],
  band: [onHoney, { height: 56, '@media': { [unscriptedBelow.laptop]: inLines } }],
  hero: [
    onHoney,
    { height: 56, '@media': { [from.laptop]: { height: 68, fontSize: 18 }, [unscriptedBelow.laptop]: inLines } },
  ],
  page: [base, { height: 60, maxWidth: 740, fontSize: 18 }],
});

export const glass = style({
  display: 'grid',
  placeItems: 'center',
  paddingLeft: brand === 'murmel' ? 24 : 14,
  color: color.textMuted,
});

export const input = style({
  flex: 1,
  minWidth: 0,
  minHeight: 48,
  paddingInline: 10,
  border: 0,
  background: 'none',
  appearance: 'none',
  textOverflow: 'ellipsis',
  '::placeholder': { color: color.textMuted, opacity: 1 },
  // The text field's placeholder needs the full width. The place field shrinks for it, but a chosen place does not.
  '@media': { [from.laptop]: { flex: '1 1 216px', minWidth: 80 } },
  // The field shows no focus ring, because a ring surrounds the whole bar.
  ':focus-visible': { outline: 'none' },
  selectors: {
    // In forced colours the field has no border, because the bar has one.
    '&:not(:focus-visible)': { '@media': { [forcedColors]: { outline: 'none' } } },
    // The button that clears the field is drawn here, because browsers draw it in their own colour.
    '&::-webkit-search-cancel-button': {
      appearance: 'none',
      flex: 'none',
      width: 18,
      height: 18,
      marginInline: 4,
      cursor: 'pointer',
      color: color.textMuted,
      // The cross is a mask image, because WebKit draws slanted gradients and clipped shapes jagged.
      background: 'currentColor',
      mask: `url(${cancel}) center / contain no-repeat`,
      '@media': { [forcedColors]: { forcedColorAdjust: 'none', color: 'FieldText' } },
      // WebKit makes the button paler by its opacity. Chromium uses the same property to hide the button until the
      // field is in use, so this rule is for WebKit alone.
      '@supports': { '(hanging-punctuation: first)': { opacity: 1 } },
    },
  },
});

const press = style([
  row[8],
  {
    flex: 'none',
    justifyContent: 'center',
    fontWeight: 600,
  },
]);

const accented = style([
  press,
  {
    background: color.accent,
    color: color.onAccent,
    transition: `background-color ${motion.press}`,
    ':hover': { background: color.accentHover },
  },
]);

const pill = style({ margin: 6, paddingInline: 16, borderRadius: 999 });
const flush = style({ width: 48, borderRadius: `0 ${radius.control} ${radius.control} 0` });
const placed = brand === 'murmel' ? pill : flush;

const onHoneyGo = style([
  press,
  pill,
  {
    background: vars.band.go,
    color: vars.band.onGo,
    transition: `filter ${motion.press}`,
    ':hover': { filter: 'brightness(1.15)' },
    '@media': { [from.tablet]: { paddingInline: 28 } },
  },
]);

export const go = styleVariants({
  header: [accented, placed],
  band: [onHoneyGo],
  hero: [onHoneyGo],
  page: [accented, placed, { width: 60 }],
});

/** The button's label next to its icon is shown only if there is room for it. */
export const word = style({ display: 'none', '@media': { [from.tablet]: { display: 'inline' } } });
