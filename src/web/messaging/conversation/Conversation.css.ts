import { keyframes, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { edge, filled } from '../../theme/forcedColors.ts';
import { row, stack } from '../../theme/layout.css.ts';
import { from, space, width } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';
import { headOfPage } from '../../ui/layout/headOfPage.ts';

/** A message that replaces a conversation. */
export const elsewhere = style({
  display: 'grid',
  alignContent: 'center',
  justifyContent: 'center',
  minWidth: 0,
  padding: 24,
  borderLeft: `1px solid ${vars.color.border}`,
});

/** Shown if the list is not next to the conversation. */
export const toList = style({
  display: 'grid',
  justifyItems: 'center',
  marginTop: 12,
  '@media': { [from.laptop]: { display: 'none' } },
});

/** The listing is above the messages, and next to them on a wide screen. */
export const conversation = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  gridTemplateAreas: '"head" "ad" "middle"',
  minWidth: 0,
  minHeight: 0,
  '@media': {
    [from.laptop]: { borderLeft: `1px solid ${vars.color.border}` },
    [from.desktop]: {
      gridTemplateColumns: `minmax(0, 1fr) calc(max(0px, (100vw - ${width.wide}) / 2) + 272px)`,
      gridTemplateRows: 'auto minmax(0, 1fr)',
      gridTemplateAreas: '"head ad" "middle ad"',
    },
  },
});

export const head = style([
  row[12],
  {
    gridArea: 'head',
    minWidth: 0,
    minHeight: headOfPage,
    padding: `6px ${vars.grid.margin}`,
    borderBottom: `1px solid ${vars.color.border}`,
    '@media': { [from.laptop]: { paddingInline: 32 } },
  },
]);

const round = style([
  edge,
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    borderRadius: vars.radius.control,
    ':hover': { background: vars.color.surfaceSunken },
  },
]);

export const back = style([round, { marginLeft: -12, '@media': { [from.laptop]: { display: 'none' } } }]);

export const signButton = style([round, { marginRight: -12 }]);

export const who = style({ flex: 1, display: 'grid', minWidth: 0 });

const oneLine = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 });

export const name = style([oneLine, { fontSize: 16, lineHeight: '24px', fontWeight: 600 }]);

export const status = style([oneLine, type.small, type.muted]);

export const middle = style({
  gridArea: 'middle',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) auto auto',
  minWidth: 0,
  minHeight: 0,
});

/** The column is reversed, so that the scroll position stays at the latest message. */
export const scrolled = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  ':focus-visible': { outlineOffset: -3 },
});

export const log = style([
  stack[8],
  {
    padding: `16px ${vars.grid.margin}`,
    '@media': { [from.laptop]: { padding: '24px 32px' } },
  },
]);

export const older = style([stack[8], { justifyItems: 'center' }]);

export const day = style([type.small, type.muted, { paddingBlock: 12, textAlign: 'center' }]);

const entryShape = style([stack[8], { minWidth: 0, maxWidth: 440 }]);

export const entry = styleVariants({
  own: [entryShape, { justifySelf: 'end', justifyItems: 'end', marginLeft: 32 }],
  other: [entryShape, { justifySelf: 'start', justifyItems: 'start', marginRight: 32 }],
});

export const bones = style({ gridRow: '1 / -1', minWidth: 0 });

export const boneOfName = style({ flex: 1, maxWidth: 240 });

const boneOfEntryShape = style({ width: 'min(320px, 80%)' });

export const boneOfEntry = styleVariants({
  own: [boneOfEntryShape, { justifySelf: 'end' }],
  other: [boneOfEntryShape, { justifySelf: 'start' }],
});

const bubbleShape = style([
  edge,
  {
    maxWidth: '100%',
    paddingBlock: 10,
    paddingInline: 16,
    borderRadius: 16,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    selectors: { '[aria-current] > &': { boxShadow: `0 0 0 2px ${vars.color.accentText}` } },
  },
]);

export const bubble = styleVariants({
  own: [bubbleShape, { background: vars.color.accentSoft, color: vars.color.onAccentSoft, borderBottomRightRadius: 4 }],
  other: [bubbleShape, { background: vars.color.surfaceSunken, borderBottomLeftRadius: 4 }],
});

export const erased = style([
  type.muted,
  {
    paddingBlock: 10,
    paddingInline: 16,
    borderRadius: 16,
    boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
    fontStyle: 'italic',
  },
]);

export const foot = style([type.small, type.muted, type.tabular, row[8], { paddingBottom: 4 }]);

export const note = style([type.small, type.muted, { paddingBlock: 6, textAlign: 'center' }]);

export const warning = style([
  edge,
  {
    display: 'flex',
    gap: space[12],
    paddingBlock: 12,
    paddingInline: 16,
    borderRadius: vars.radius.l,
    background: vars.color.warningSoft,
  },
]);

export const warningSign = style({ flex: 'none', paddingTop: 2, color: vars.color.warning });

export const warningWords = style([type.small, stack[4], { minWidth: 0 }]);

export const quoted = style({ overflowWrap: 'anywhere' });

export const offer = style([
  edge,
  stack[8],
  {
    minWidth: 'min(260px, 100%)',
    paddingBlock: 14,
    paddingInline: 16,
    borderRadius: vars.radius.l,
    boxShadow: `inset 0 0 0 1.5px ${vars.color.borderStrong}`,
  },
]);

export const offerTitle = style([type.small, type.muted]);

export const offerLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[16]}`,
});

export const amount = style([type.priceLarge]);

export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const failed = style([stack[8], { justifyItems: 'end' }]);

export const failedWords = style([type.small, row[8], { color: vars.color.danger }]);

export const typing = style([type.small, type.muted, row[8], { minHeight: 24 }]);

const hop = keyframes({ '0%, 60%, 100%': { transform: 'none' }, '30%': { transform: 'translateY(-3px)' } });

export const dots = style({ display: 'flex', gap: space[4] });

export const dot = style([
  filled,
  {
    width: 6,
    height: 6,
    borderRadius: 3,
    background: vars.color.textMuted,
    animation: `${hop} 1.2s infinite`,
    selectors: { '&:nth-child(2)': { animationDelay: '150ms' }, '&:nth-child(3)': { animationDelay: '300ms' } },
  },
]);

export const notice = style([type.small, type.muted, { textAlign: 'center' }]);

export const problem = style({ color: vars.color.danger, textAlign: 'center' });

export const end = style({ height: 1 });

export const offline = style([
  type.small,
  { padding: `8px ${vars.grid.margin}`, background: vars.color.warningSoft },
  edge,
]);

const picturesShape = style([stack[4], { maxWidth: '100%' }]);

export const pictures = styleVariants({
  one: [picturesShape, { width: 'min(320px, 70vw)' }],
  several: [picturesShape, { width: 'min(400px, 78vw)', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }],
});

export const picture = style({ display: 'block', width: '100%', borderRadius: vars.radius.m });
