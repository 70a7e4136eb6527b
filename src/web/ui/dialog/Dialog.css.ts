import { createVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { from, motion, space, width } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';
import { pageBarWidth } from './pageBarWidth.ts';

const rise = keyframes({ from: { transform: 'translateY(24px)', opacity: 0 } });
const appear = keyframes({ from: { opacity: 0 } });

/** The upper edge for elements that are positioned above it at the top of the window. */
export const freeTop = createVar();

const base = style({
  vars: { [freeTop]: '8px' },
  padding: 0,
  border: 0,
  margin: 0,
  maxWidth: 'none',
  maxHeight: 'none',
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  animation: `${appear} ${motion.open}`,
  '::backdrop': { background: vars.color.scrim, animation: `${appear} ${motion.open}` },
});

/** Its head is at the top of the window. */
const whole = style({ vars: { [freeTop]: '64px' }, position: 'fixed', inset: 0, width: '100%', height: '100dvh' });

export const dialog = styleVariants({
  /** A question or a form: a sheet from below on the phone. */
  panel: [
    base,
    {
      width: '100%',
      maxHeight: '90dvh',
      marginTop: 'auto',
      borderRadius: `${vars.radius.l} ${vars.radius.l} 0 0`,
      animation: `${rise} ${motion.sheet}`,
      '@media': {
        [from.phablet]: {
          width: 440,
          margin: 'auto',
          borderRadius: vars.radius.l,
          boxShadow: vars.shadow.floating,
          animation: `${appear} ${motion.open}`,
        },
      },
    },
  ],
  /** Pictures, which use the full screen. */
  screen: [base, whole, { background: vars.color.surface }],
  /** The whole window; from laptop width on it hangs below the header. */
  menu: [
    base,
    whole,
    {
      background: vars.color.surface,
      '@media': {
        [from.laptop]: {
          vars: { [freeTop]: '8px' },
          inset: '84px 0 auto',
          width: `min(100% - 2 * ${vars.grid.margin}, 1000px)`,
          // At the left edge of the page's column, like all content.
          height: 'auto',
          maxHeight: 'calc(100dvh - 108px)',
          marginInline: `max(${vars.grid.margin}, calc((100% - ${width.wide}) / 2)) auto`,
          borderRadius: vars.radius.l,
          background: vars.color.surfaceRaised,
          boxShadow: vars.shadow.floating,
        },
      },
    },
  ],
});

const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  maxHeight: 'inherit',
});

const filling = style([grid, { height: '100%' }]);

/** The grid of a dialog: its head stays, its content scrolls. */
export const inside = styleVariants({
  // The browser gives a panel the height of its content (`fit-content`). WebKit resolves a percentage of that to 0.
  panel: [grid],
  screen: [filling],
  menu: [filling],
});

export const head = style({
  display: 'flex',
  // The button stays at the first line of a long title.
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[12],
  // The content below it has room for a focus ring.
  paddingBlock: '8px 3px',
  paddingLeft: vars.grid.margin,
  // The icon in the close button ends at the same edge as the content.
  paddingRight: `calc(${vars.grid.margin} - 12px)`,
});

/** A line of 26 px is as high as the button next to it. */
export const title = style([type.subheading, { minWidth: 0, paddingBlock: 9, overflowWrap: 'anywhere' }]);

export const content = style({
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `5px ${vars.grid.margin} 24px`,
});

// The page below a modal does not scroll. A backdrop does not cover a scrollbar gutter, which browsers paint in one
// plain colour. So the gutter is removed, and a margin preserves the page's width.
globalStyle('html:has(dialog:modal)', { overflow: 'hidden', scrollbarGutter: 'auto' });
globalStyle('html:has(dialog:modal) > body', { marginRight: `var(${pageBarWidth}, 0px)` });
