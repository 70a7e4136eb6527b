import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { from, motion } from '../theme/scale.ts';
import * as type from '../theme/type.css.ts';

/** What is inside lies in the ad's own grid. */
export const there = style({ display: 'contents' });

export const away = style({ display: 'contents', visibility: 'hidden' });

/** As large as the ad was. */
export const cover = style([
  type.small,
  type.muted,
  {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: 4,
    padding: 8,
    textAlign: 'center',
    borderRadius: vars.radius.m,
    background: vars.color.surfaceSunken,
  },
]);

export const again = style({
  minHeight: 44,
  paddingInline: 12,
  fontWeight: 600,
  color: vars.color.accentText,
  borderRadius: vars.radius.control,
  ':hover': { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: 3 },
});

const byMouse = '(hover: hover) and (pointer: fine)';

/** Above the link that the whole ad is. A mouse brings it; under a finger it is there. Without a script it could do nothing. */
const button = style({
  position: 'absolute',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  transition: `opacity ${motion.press}`,
  '@media': {
    [byMouse]: {
      opacity: 0,
      selectors: { 'article:hover > &, article:focus-within > &': { opacity: 1 } },
    },
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
  },
});

/** How far the ground of a row goes beyond its words, to the right. */
export const rowMargin = createVar();

export const hide = styleVariants({
  // Below the heart.
  card: [button, { top: 46, right: 2 }],
  row: [
    button,
    {
      bottom: 6,
      right: `calc(${fallbackVar(rowMargin, '0px')} - 12px)`,
      color: vars.color.textMuted,
      // Before the heart.
      '@media': { [from.tablet]: { bottom: 10, marginRight: 40 } },
    },
  ],
});

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: '50%',
  ':hover': { color: vars.color.text },
  selectors: { [`${hide.card} > &`]: { background: vars.color.surfaceRaised, color: vars.color.text } },
});
