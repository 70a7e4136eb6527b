import { globalStyle, style } from '@vanilla-extract/css';

import { drop } from '../listing/detail/PriceDrop.css.ts';
import * as rows from '../search/results/ListingRow.css.ts';
import { vars } from '../theme/contract.css.ts';
import { edge } from '../theme/forcedColors.ts';
import { stack } from '../theme/layout.css.ts';
import { from, space } from '../theme/scale.ts';
import * as type from '../theme/type.css.ts';

export const page = style([
  stack[24],
  {
    alignContent: 'start',
    minHeight: 480,
    minWidth: 0,
    paddingBlock: '28px 64px',
    '@media': { [from.laptop]: { paddingBlock: '40px 96px' } },
  },
]);

export const title = type.title;

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[24]}`,
});

/** The negative margin aligns the text of the sort control with the edge, without the control's padding. */
export const order = style({ marginInline: -12 });

export const total = style([type.muted, type.tabular]);

export const over = style([
  edge,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[8]} ${space[24]}`,
    paddingBlock: 12,
    paddingInline: 16,
    borderRadius: vars.radius.l,
    background: vars.color.surfaceSunken,
  },
]);

export const sharedLink = style({ flex: '1 1 300px', minWidth: 0, overflowWrap: 'anywhere' });

export const sharedActions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const endQuestion = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });

export const sharedStatus = style([
  type.small,
  type.muted,
  { flexBasis: '100%', selectors: { '&:empty': { display: 'none' } } },
]);

export const waiting = style([
  edge,
  {
    paddingBlock: 12,
    paddingInline: 16,
    borderRadius: vars.radius.l,
    background: vars.color.surfaceSunken,
  },
]);

export const waitingListing = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

export const list = style({ display: 'grid', borderBottom: `1px solid ${vars.color.border}` });

export const item = style({ minWidth: 0 });

/** The icon stays next to the first line of the text. */
export const change = style([drop, { alignItems: 'flex-start', paddingTop: 6, lineHeight: '22px' }]);

globalStyle(`${change} > svg`, { flex: 'none', marginTop: 3 });

/** On a phone nothing is above this text, and the heart is at its right. */
export const unseen = style([
  rows.words,
  { gridRow: '1 / -1', paddingRight: 32, '@media': { [from.tablet]: { gridRow: 'words', paddingRight: 0 } } },
]);

export const because = style([type.muted, { paddingTop: 6, maxWidth: '35em', overflowWrap: 'anywhere' }]);

export const savedOn = style([type.small, type.muted, type.tabular, { paddingTop: 2 }]);

export const letGo = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[24]}`,
  paddingBlock: 14,
  borderTop: `1px solid ${vars.color.border}`,
});

export const letGoText = style([type.muted, { flex: 1, minWidth: 200, overflowWrap: 'anywhere' }]);
