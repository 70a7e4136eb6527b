import { style, styleVariants } from '@vanilla-extract/css';

import { brand } from '../theme/brand.ts';
import { vars } from '../theme/contract.css.ts';
import { from, motion } from '../theme/scale.ts';

const { color, radius } = vars;
const outline = (width: string, of: string) => `inset 0 0 0 ${width} ${of}`;

export const search = style({ display: 'block', minWidth: 0, width: '100%' });

const base = style({
  display: 'flex',
  alignItems: 'stretch',
  minWidth: 0,
  borderRadius: radius.control,
  boxShadow: outline('1.5px', color.borderStrong),
  background: color.surfaceRaised,
  color: color.text,
  selectors: { '&:has(input:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: 2 } },
});

export const bar = styleVariants({
  header: [base, { height: 48 }],
  // On honey the bar is white and outlined by nothing; in the dark it sinks and is outlined again.
  band: [base, { height: 56, background: color.surface, '@media': { [from.laptop]: { fontSize: 18 } } }],
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
  paddingInline: 10,
  border: 0,
  background: 'none',
  appearance: 'none',
  textOverflow: 'ellipsis',
  '::placeholder': { color: color.textMuted, opacity: 1 },
  // The ring goes round the whole bar.
  ':focus-visible': { outline: 'none' },
});

const press = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  fontWeight: 600,
  background: color.accent,
  color: color.onAccent,
  transition: `background-color ${motion.press}`,
  ':hover': { background: color.accentHover },
});

const flush = { width: 48, borderRadius: `0 ${radius.control} ${radius.control} 0` };
const inset = { margin: 6, paddingInline: 16, borderRadius: 999 };
const placed = brand === 'murmel' ? inset : flush;

export const go = styleVariants({
  header: [press, placed],
  band: [
    press,
    inset,
    {
      '@media': { [from.tablet]: { paddingInline: 28 } },
    },
  ],
  page: [press, placed, { width: 60 }],
});

/** The word beside the glass needs room. */
export const word = style({ display: 'none', '@media': { [from.tablet]: { display: 'inline' } } });
