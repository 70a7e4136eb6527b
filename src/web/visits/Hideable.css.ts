import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { edge, edgeless } from '../theme/forcedColors.ts';
import { row } from '../theme/layout.css.ts';
import { from, motion, space } from '../theme/scale.ts';
import * as type from '../theme/type.css.ts';

/** The wrapper generates no box, so its content takes part in the listing's own grid. */
export const there = style({ display: 'contents' });

export const away = style({ display: 'contents', visibility: 'hidden' });

/** The notice that covers a hidden listing is as large as the listing was. */
export const cover = style([
  type.small,
  type.muted,
  {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: space[4],
    padding: 8,
    textAlign: 'center',
    borderRadius: vars.radius.m,
    background: vars.color.surfaceSunken,
  },
  edge,
]);

export const again = style({
  minHeight: 44,
  paddingInline: 12,
  fontWeight: 600,
  color: vars.color.accentText,
  borderRadius: vars.radius.control,
  ':hover': { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: 3 },
});

/** The media query for a device with a mouse or a touchpad. */
export const byMouse = '(hover: hover) and (pointer: fine)';

/**
 * Above the link that covers the whole listing. A mouse reveals it; a touch screen has a quiet sign. It needs the
 * script.
 */
const button = style([
  edgeless,
  {
    position: 'absolute',
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    color: vars.color.textMuted,
    transition: `opacity ${motion.press}`,
    '@media': {
      [byMouse]: {
        opacity: 0,
        selectors: { 'article:hover > &, article:focus-within > &': { opacity: 1 } },
      },
      '(scripting: none)': { display: 'none' },
      print: { display: 'none' },
    },
  },
]);

/** The distance by which the background of a row extends beyond its text on the right. */
export const rowMargin = createVar();

const rowEnd = `calc(${fallbackVar(rowMargin, '0px')} - 12px)`;

export const hide = styleVariants({
  // At the end of a card's last line; with a mouse, on its picture below the heart.
  card: [
    button,
    {
      bottom: 0,
      right: 0,
      placeItems: 'end',
      '@media': { [byMouse]: { top: 46, right: 2, bottom: 'auto', placeItems: 'center' } },
    },
  ],
  // From tablet width on, the button is to the left of the heart.
  row: [button, { bottom: 6, right: rowEnd, '@media': { [from.tablet]: { bottom: 10, marginRight: 40 } } }],
});

export const disc = style([
  edge,
  {
    display: 'grid',
    placeItems: 'center',
    borderRadius: '50%',
    '@media': {
      [byMouse]: {
        width: 36,
        height: 36,
        selectors: { [`${hide.card} > &`]: { background: vars.color.surfaceRaised, color: vars.color.text } },
      },
    },
    ':hover': { color: vars.color.text },
  },
]);

export const forFingers = style({ '@media': { [byMouse]: { display: 'none' } } });

export const forMice = style({ display: 'none', '@media': { [byMouse]: { display: 'block' } } });

/** The menu covers the end of the listing, where its opening button was pressed. */
const menuBase = style([
  row[8],
  {
    position: 'absolute',
    zIndex: 2,
    minHeight: 48,
    paddingInline: 14,
    borderRadius: vars.radius.field,
    background: vars.color.surfaceRaised,
    color: vars.color.text,
    boxShadow: vars.shadow.floating,
    fontSize: 15,
    lineHeight: '20px',
    fontWeight: 500,
  },
]);

export const menu = styleVariants({
  card: [menuBase, { insetInline: 0, bottom: 0, paddingInline: 12 }],
  row: [menuBase, { right: `calc(${rowEnd} + 12px)`, bottom: 6 }],
});
