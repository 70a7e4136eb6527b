import { style, styleVariants } from '@vanilla-extract/css';

import { brand } from '../theme/brand.ts';
import { vars } from '../theme/contract.css.ts';
import { from, motion, unscriptedBelow } from '../theme/scale.ts';

const { color, radius } = vars;
const outline = (width: string, of: string) => `inset 0 0 0 ${width} ${of}`;

const base = style({
  // What it suggests lies below it.
  position: 'relative',
  display: 'flex',
  alignItems: 'stretch',
  minWidth: 0,
  width: '100%',
  borderRadius: radius.control,
  boxShadow: outline('1.5px', color.borderStrong),
  background: color.surfaceRaised,
  color: color.text,
  selectors: { '&:has(input:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: 2 } },
});

const onHoney = style([base, { background: color.surface, boxShadow: vars.band.edge }]);

/** The place has a line of its own. */
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
  // What it asks for is read whole; beside a narrow bar's place, that one gives way.
  '@media': { [from.desktop]: { minWidth: 216 } },
  // The ring goes round the whole bar.
  ':focus-visible': { outline: 'none' },
  selectors: {
    // Browsers draw it in a colour of their own.
    '&::-webkit-search-cancel-button': {
      appearance: 'none',
      width: 14,
      height: 14,
      marginInline: 6,
      cursor: 'pointer',
      background: [45, -45]
        .map((turn) => `linear-gradient(${turn}deg, transparent 45%, ${color.textMuted} 45% 55%, transparent 55%)`)
        .join(', '),
    },
  },
});

const press = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  fontWeight: 600,
});

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

/** The word beside the glass needs room. */
export const word = style({ display: 'none', '@media': { [from.tablet]: { display: 'inline' } } });
