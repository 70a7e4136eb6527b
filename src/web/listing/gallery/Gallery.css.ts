import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { chosenNow, edge } from '../../theme/forcedColors.ts';
import { below, from, space } from '../../theme/scale.ts';
import { wholeLink } from '../../theme/wholeLink.ts';
import { stageRatio } from '../../ui/image/Picture.css.ts';
import { hidden } from '../../ui/VisuallyHidden.css.ts';

/** The place of the large picture: on the phone it extends to the page's edges. */
const stagePlace = { gridRow: 1, gridColumn: '1 / -1', marginInline: `calc(-1 * ${vars.grid.margin})` } as const;

/** Six thumbnails per row below the large picture, which fills the first row. Its room is reserved. */
export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: space[8],
  '::before': { ...stagePlace, content: '', aspectRatio: stageRatio.onPhone },
  '@media': {
    [from.tablet]: { gap: space[8], '::before': { marginInline: 0, aspectRatio: stageRatio.fromTablet } },
  },
});

/** An entry has no box of its own: its thumbnail and its large picture are laid out as children of the gallery. */
export const entry = style({ display: 'contents' });

export const thumb = style({
  position: 'relative',
  display: 'block',
  minWidth: 0,
  cursor: 'pointer',
  // The touch target extends by 3 px, so that on a narrow phone it includes half of the gap around it.
  '::after': { content: '', position: 'absolute', inset: -3 },
});

export const radio = hidden;

export const face = style({
  display: 'block',
  // A thumbnail has a smaller radius, which suits its size.
  vars: { [vars.radius.m]: vars.radius.s },
  borderRadius: vars.radius.m,
  selectors: {
    ':checked + &': { boxShadow: `0 0 0 2px ${vars.color.surface}, 0 0 0 4.5px ${vars.color.accentText}` },
    ':checked:not(:focus-visible) + &': chosenNow,
    ':focus-visible + &': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 4 },
  },
});

const stage = style({
  position: 'relative',
  ...stagePlace,
  vars: { [vars.radius.m]: '0' },
  '@media': { [from.tablet]: { marginInline: 0, vars: { [vars.radius.m]: 'revert-layer' } } },
  // A horizontal swipe turns the picture; a vertical one scrolls the page.
  touchAction: 'pan-y pinch-zoom',
});

export const only = stage;

/** Only the chosen large picture is displayed, so that the browser loads the others when they are viewed. */
export const large = style([
  stage,
  {
    display: 'none',
    selectors: { [`${entry}:has(:checked) > &`]: { display: 'block' } },
    // Firefox before 121 lacks `:has()`; there the script marks the chosen picture.
    '@supports': {
      'not selector(:has(a))': { selectors: { [`${entry}[data-chosen] > &`]: { display: 'block' } } },
    },
  },
]);

export const whole = style({
  position: 'relative',
  display: 'block',
  cursor: 'zoom-in',
  borderRadius: vars.radius.m,
  ...wholeLink,
  '@media': {
    // The picture extends to the edges of the window: the ring is inside, above the picture.
    [below.tablet]: { selectors: { '&:focus-visible::after': { outlineOffset: -3 } } },
  },
});

export const fullScreenSign = style([
  edge,
  {
    position: 'absolute',
    right: 16,
    bottom: 16,
    display: 'grid',
    placeItems: 'center',
    width: 48,
    height: 48,
    borderRadius: vars.radius.control,
    background: vars.color.surfaceRaised,
    color: vars.color.text,
    '@media': { print: { display: 'none' } },
  },
]);

const stepBase = style([
  edge,
  {
    position: 'absolute',
    top: 'calc(50% - 24px)',
    display: 'grid',
    placeItems: 'center',
    width: 48,
    height: 48,
    borderRadius: '50%',
    cursor: 'pointer',
    background: vars.color.surfaceRaised,
    color: vars.color.text,
  },
]);

export const step = styleVariants({ before: [stepBase, { left: 16 }], after: [stepBase, { right: 16 }] });

export const count = style([
  edge,
  {
    position: 'absolute',
    left: 16,
    bottom: 16,
    height: 32,
    paddingInline: 12,
    borderRadius: vars.radius.badge,
    fontSize: 13,
    lineHeight: '32px',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    background: vars.color.surfaceRaised,
    '@media': { print: { display: 'none' } },
  },
]);
