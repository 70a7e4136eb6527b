import { createVar, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { stack } from '../../theme/layout.css.ts';
import { from, space } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';

/** The space at the left and right side of the pane. */
const paneMargin = createVar();

const padding = {
  vars: { [paneMargin]: vars.grid.margin },
  paddingInline: paneMargin,
  '@media': { [from.laptop]: { vars: { [paneMargin]: '32px' } } },
};

export const composer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space[8],
  paddingBlock: '12px 4px',
  borderTop: `1px solid ${vars.color.border}`,
  ...padding,
});

export const closed = style([
  stack[12],
  {
    justifyItems: 'start',
    paddingBlock: 16,
    borderTop: `1px solid ${vars.color.border}`,
    ...padding,
  },
]);

export const replies = style({
  display: 'flex',
  gap: space[8],
  // The quick replies scroll up to the edges of the pane. The padding leaves room for the focus ring, which would be
  // clipped.
  paddingBlock: 5,
  marginBlock: -5,
  paddingInline: paneMargin,
  marginInline: `calc(-1 * ${paneMargin})`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const reply = style([
  type.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    minHeight: 44,
    paddingInline: 14,
    borderRadius: 22,
    boxShadow: `inset 0 0 0 1.5px ${vars.color.border}`,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    ':hover': { boxShadow: `inset 0 0 0 1.5px ${vars.color.borderStrong}` },
    '@media': { [`${from.tablet} and (pointer: fine)`]: { minHeight: 36 } },
  },
]);

export const line = style({ display: 'flex', alignItems: 'end', gap: space[8], minWidth: 0 });

const text = {
  gridArea: '1 / 1 / 2 / 2',
  width: '100%',
  minHeight: 48,
  maxHeight: 'min(200px, 30dvh)',
  padding: '12px 14px',
  border: 0,
  lineHeight: '24px',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
} as const;

/** As tall as the typed text: a hidden copy of it below the field sets the height. */
export const grown = style({
  flex: 1,
  display: 'grid',
  minWidth: 0,
  '::after': { content: 'attr(data-text)', visibility: 'hidden', overflow: 'hidden', ...text },
});

export const field = style({
  ...text,
  resize: 'none',
  overflowY: 'auto',
  borderRadius: vars.radius.field,
  background: vars.color.surfaceRaised,
  boxShadow: `inset 0 0 0 1.5px ${vars.color.borderStrong}`,
  '::placeholder': {
    color: vars.color.textMuted,
    opacity: 1,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  selectors: { '&[aria-invalid=true]': { boxShadow: `inset 0 0 0 2px ${vars.color.danger}` } },
});

export const send = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: vars.radius.control,
  background: vars.color.accent,
  color: vars.color.onAccent,
  ':hover': { background: vars.color.accentHover },
  selectors: { '&[aria-disabled=true]': { background: vars.color.surfaceSunken, color: vars.color.textMuted } },
});

const roomShape = style([type.small, { minHeight: 20 }]);

export const room = styleVariants({
  some: [roomShape, type.muted],
  none: [roomShape, { color: vars.color.danger }],
});

/** The button for adding pictures; the file input covers its icon. */
export const addPicture = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 48,
  marginLeft: -12,
  borderRadius: vars.radius.control,
  ':hover': { background: vars.color.surfaceSunken },
  selectors: { '&:focus-within': { outline: `3px solid ${vars.color.focus}`, outlineOffset: -2 } },
});

export const fileInput = style({ position: 'absolute', inset: 0, opacity: 0, fontSize: 0, cursor: 'pointer' });

/** Limited in height, so that any number of pictures leaves the messages above visible. */
export const pictures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  maxHeight: 'min(280px, 36dvh)',
  // The padding leaves room for the focus ring, which would be clipped.
  padding: '8px 5px 5px',
  marginInline: -5,
  overflowY: 'auto',
});

/** A chosen picture; three fit side by side on a phone. */
export const picture = style([
  stack[4],
  {
    alignContent: 'start',
    justifyItems: 'start',
    maxWidth: 108,
  },
]);

export const thumb = style({
  position: 'relative',
  display: 'block',
  width: 88,
  height: 88,
  overflow: 'hidden',
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunken,
});

export const thumbImage = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const progress = style({ position: 'absolute', left: 6, bottom: 6, width: 76, accentColor: vars.color.accent });

export const remove = style({
  position: 'absolute',
  top: 0,
  right: 0,
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  '::before': {
    content: '""',
    position: 'absolute',
    top: 4,
    right: 4,
    width: 28,
    height: 28,
    borderRadius: '50%',
    background: vars.color.surfaceRaised,
    zIndex: -1,
  },
  zIndex: 1,
  paddingLeft: 8,
  paddingBottom: 8,
});

export const retry = style([
  type.small,
  {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    alignItems: 'center',
    gap: space[8],
    minHeight: 44,
    fontWeight: 600,
    textAlign: 'start',
  },
]);

export const refused = style([type.small, { color: vars.color.danger, overflowWrap: 'anywhere' }]);

export const later = style([type.small, { color: vars.color.textMuted }]);
