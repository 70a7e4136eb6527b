import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { edge } from '../../theme/forcedColors.ts';
import { row } from '../../theme/layout.css.ts';
import { rowBelow, occupiedBelow } from '../../theme/lowerEdge.css.ts';
import { below, from, space } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';
import * as buttons from '../../ui/button/Button.css.ts';

/** The actions on a listing: the message across the full width, the phone number and the heart next to each other. */
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[12],
  '@media': { print: { display: 'none' } },
});

/** On a phone the bar sticks to the lower edge of the window; elsewhere it is one of the actions. */
export const bar = style({
  display: 'contents',
  '@media': {
    [below.tablet]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: space[8],
      position: 'fixed',
      zIndex: 9,
      insetInline: 0,
      bottom: 0,
      padding: `12px ${vars.grid.margin} calc(12px + env(safe-area-inset-bottom))`,
      borderTop: `1px solid ${vars.color.border}`,
      background: vars.color.surface,
      selectors: { '&:empty': { display: 'none' } },
    },
    '(scripting: none)': { display: 'none' },
  },
});

// The bar covers neither the end of the page nor the focused element (WCAG 2.4.11).
globalStyle(`html:has(${bar}:not(:empty))`, {
  '@media': { [below.tablet]: { vars: { [occupiedBelow]: rowBelow }, scrollPaddingBottom: 88 } },
});
globalStyle(`body:has(${bar}:not(:empty))`, { '@media': { [below.tablet]: { paddingBottom: rowBelow } } });
// Firefox before 121 lacks `:has()`: there all pages have space for the bar at their end.
globalStyle('body', {
  '@supports': { 'not selector(:has(a))': { '@media': { [below.tablet]: { paddingBottom: rowBelow } } } },
});

/** The message button, after the number if both are in one row. */
export const main = style([
  buttons.kind.primary,
  buttons.size.normal,
  { gridColumn: '1 / -1', '@media': { [below.tablet]: { flex: '1 1 0', order: 1, minWidth: 0 } } },
]);

export const phone = style([
  buttons.kind.secondary,
  buttons.size.normal,
  { paddingInline: 12, '@media': { [below.tablet]: { flex: 'none', width: 56, paddingInline: 0 } } },
]);

// Only the icon is visible in a narrow row; screen readers still read the text.
globalStyle(`${phone} > span`, {
  '@media': {
    [below.tablet]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

export const number = style([
  buttons.kind.secondary,
  buttons.size.normal,
  {
    minWidth: 0,
    paddingInline: 12,
    whiteSpace: 'nowrap',
    color: vars.color.accentText,
    '@media': { [below.tablet]: { flex: '1 0 100%' } },
  },
]);

export const phoneProblem = style([
  type.small,
  {
    gridColumn: '1 / -1',
    gridRow: 3,
    padding: '10px 14px',
    borderRadius: vars.radius.control,
    background: vars.color.dangerSoft,
    color: vars.color.text,
    '@media': { [below.tablet]: { flex: '1 0 100%' } },
  },
  edge,
]);

/** The heart, next to the number if there is one. */
export const save = style({
  display: 'grid',
  gridColumn: '1 / -1',
  selectors: { [`${actions}:has(${phone}, ${number}) > &`]: { '@media': { [from.tablet]: { gridColumn: 'auto' } } } },
});

/** The line with a message's delivery state, after its icon. */
export const outgoing = row[8];

/** A notice before the user writes, or the reason why they cannot. */
export const note = style([
  type.small,
  {
    padding: '10px 14px',
    borderRadius: vars.radius.control,
    background: vars.color.surfaceSunken,
    color: vars.color.text,
  },
  edge,
]);

export const wide = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: space[12],
  selectors: { '&:empty': { display: 'none' } },
});
