import { fallbackVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { edge, edgeless } from '../../theme/forcedColors.ts';
import { from, motion } from '../../theme/scale.ts';
import { rowMargin } from '../../visits/Hideable.css.ts';

const beat = keyframes({ '0%': { scale: 1 }, '50%': { scale: 1.18 }, '100%': { scale: 1 } });

/** The heart is filled while the listing is saved. */
export const filling = style({});

globalStyle(`${filling}[aria-pressed='true']`, { color: vars.color.accentText });
globalStyle(`${filling}[aria-pressed='true'] svg`, {
  fill: 'currentColor',
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${beat} ${motion.open}` } },
});

/** Above the link that covers the whole listing. It does nothing without a script. */
const button = style([
  filling,
  edgeless,
  {
    position: 'absolute',
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
  },
]);

export const heart = styleVariants({
  card: [button, { top: 2, right: 2 }],
  row: [
    button,
    {
      top: 6,
      right: `calc(${fallbackVar(rowMargin, '0px')} - 12px)`,
      '@media': { [from.tablet]: { top: 'auto', bottom: 10 } },
    },
  ],
});

export const disc = style([
  edge,
  {
    display: 'grid',
    placeItems: 'center',
    width: 36,
    height: 36,
    borderRadius: '50%',
    ':hover': { color: vars.color.accentText },
    selectors: { [`${heart.card} > &`]: { background: vars.color.surfaceRaised } },
  },
]);
