import { createVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { from, motion, space, width } from '../../theme/scale.ts';
import * as type from '../../theme/type.css.ts';
import { pageBarWidth } from './pageBarWidth.ts';

const rise = keyframes({ from: { transform: 'translateY(24px)', opacity: 0 } });
const appear = keyframes({ from: { opacity: 0 } });

/** The distance from the top of the window at which notifications above a dialog begin. */
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

/** A dialog that fills the window: its head is at the top, so notifications begin below it. */
const whole = style({ vars: { [freeTop]: '64px' }, position: 'fixed', inset: 0, width: '100%', height: '100dvh' });

export const dialog = styleVariants({
  /** A dialog for a question or a form; on the phone it is a sheet that rises from the bottom. */
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
  /** A dialog for pictures, which uses the full screen. */
  screen: [base, whole, { background: vars.color.surface }],
  /** The dialog of the menu: it fills the window, and from laptop width on it is below the header. */
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
          // The menu begins at the left edge of the page's column, like all content.
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

/** The grid of a dialog: the head stays in place, and the content scrolls. */
export const inside = styleVariants({
  // A panel must not have a height of 100 %. The browser gives it the height of its content (`fit-content`), and WebKit
  // resolves a percentage of that to 0.
  panel: [grid],
  screen: [filling],
  menu: [filling],
});

export const head = style({
  display: 'flex',
  // The close button stays at the first line of a long title.
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[12],
  // The content below the dialog's head has room for a focus ring of its own.
  paddingBlock: '8px 3px',
  paddingLeft: vars.grid.margin,
  // The icon in the close button ends at the same edge as the content.
  paddingRight: `calc(${vars.grid.margin} - 12px)`,
});

/** With its padding, a title line of 26 px is as high as the close button next to it. */
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
