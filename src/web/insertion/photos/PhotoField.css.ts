import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { chosen, chosenNow, edge } from '../../theme/forcedColors.ts';
import { stack } from '../../theme/layout.css.ts';
import { from, motion, space } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';
import { hidden } from '../../ui/VisuallyHidden.css.ts';

export const field = style([
  stack[16],
  {
    minWidth: 0,
    padding: 16,
    border: `1.5px dashed ${vars.color.borderStrong}`,
    borderRadius: vars.radius.l,
    // Breaks long file names: a file may have any name.
    overflowWrap: 'anywhere',
    transition: `background-color ${motion.press}`,
  },
]);

/** The field while files are dragged over it. */
export const awaiting = style([field, { background: vars.color.accentSoft, color: vars.color.onAccentSoft }]);

export const title = style({ fontWeight: 600 });
export const hint = style([type.small, type.muted]);
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const choice = style({
  cursor: 'pointer',
  ':focus-within': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
});

/** The camera button is hidden on devices with a mouse; touch devices have a camera. */
export const camera = style([choice, { '@media': { '(pointer: fine)': { display: 'none' } } }]);

/** The input is visually hidden; its label is visible and shows the focus. */
export const input = hidden;

export const photos = style([
  stack[12],
  {
    '@media': {
      [from.phablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' },
    },
    ':empty': { display: 'none' },
  },
]);

export const tile = style([
  edge,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr auto',
    gap: space[8],
    minWidth: 0,
    padding: 8,
    borderRadius: vars.radius.m,
    background: vars.color.surfaceRaised,
    color: vars.color.text,
    boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
  },
]);

export const carried = style([
  tile,
  { boxShadow: `inset 0 0 0 2px ${vars.color.accentText}, ${vars.shadow.floating}` },
  chosen,
]);

/** A frame of fixed shape with a background, in which the whole photo is visible. */
export const sight = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
});

/** The frame of a photo that can be dragged. */
export const carriedSight = style([sight, { '@media': { '(pointer: fine)': { cursor: 'grab' } } }]);

/** The photo while it rotates: the rotation shows at once, before the edited photo has loaded. */
export const turning = style({
  display: 'block',
  width: '100%',
  height: '100%',
  minHeight: 0,
  transition: `rotate ${motion.open}`,
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

export const badge = style({ position: 'absolute', top: 8, left: 8 });

export const notes = style([stack[8], { alignContent: 'start', minWidth: 0 }]);

export const state = style([type.small, type.muted, { overflow: 'hidden', textOverflow: 'ellipsis' }]);

export const actions = style({ display: 'flex', flexWrap: 'wrap' });

/** Related buttons wrap together. */
export const tools = style({ display: 'flex', selectors: { '&:last-child': { flexGrow: 1 } } });

/** A touch target of sufficient size. */
export const tool = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: vars.radius.control,
  transition: `background-color ${motion.press}`,
  // With a mouse, photos are in columns, so their buttons are narrower.
  '@media': { '(pointer: fine)': { width: 40 } },
  ':hover': { background: vars.color.surfaceSunken },
  selectors: { '&[aria-disabled=true]': { color: vars.color.textMuted, opacity: 0.5, cursor: 'default' } },
});

/** A drag on the handle does not scroll the page. */
export const handle = style([
  tool,
  {
    cursor: 'grab',
    touchAction: 'none',
    selectors: {
      '&[aria-pressed=true]': { background: vars.color.accentSoft, color: vars.color.onAccentSoft },
      '&[aria-pressed=true]:not(:focus-visible)': chosenNow,
    },
  },
]);

export const last = style({ marginLeft: 'auto' });

/** An empty place takes no room, not even a gap. */
export const place = style({ selectors: { '&:empty': { position: 'absolute' } } });

globalStyle(`${sight} img`, { objectFit: 'contain', pointerEvents: 'none', userSelect: 'none' });

/** The name of a file that the server refused. */
export const fileName = style({ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' });
