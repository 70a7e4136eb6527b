import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { from, motion, space } from '../../theme/scale.ts';

/** Width to height: a card's picture, the small square of a tile, the stage of the detail page. */
const ratio = {
  card: { width: 800, height: 600 },
  tile: { width: 600, height: 600 },
  stage: { width: 1200, height: 800 },
} as const;

/** On the phone the stage has the ratio of a card's picture, because nothing is next to it. */
export const stageRatio = {
  onPhone: '4 / 3',
  fromTablet: `${ratio.stage.width} / ${ratio.stage.height}`,
} as const;

const box = style({
  display: 'block',
  position: 'relative',
  minWidth: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunken,
});

const shaped = styleVariants(ratio, ({ width, height }, of) => [
  box,
  { aspectRatio: `${width} / ${height}` },
  ...(of === 'stage'
    ? [
        {
          aspectRatio: stageRatio.onPhone,
          '@media': { [from.tablet]: { aspectRatio: stageRatio.fromTablet } },
        },
      ]
    : []),
]);

/** As large as its place, without cropping. */
const whole = style([box, { height: '100%', borderRadius: 0, background: 'none' }]);

export const shape = {
  ...shaped,
  /** Like a card on the phone, and from tablet width on as tall as its place. */
  filling: style([shaped.card, { '@media': { [from.tablet]: { aspectRatio: 'auto' } } }]),
  whole,
};

/** The `picture` element generates no box. */
export const files = style({ display: 'contents' });

/** The element that is observed instead of a waiting image. */
export const awaited = style({ display: 'block', height: '100%' });

const imageBase = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  filter: `brightness(${vars.picture.brightness})`,
  transition: `opacity ${motion.press}`,
  selectors: { [`${whole} &`]: { objectFit: 'contain' } },
});

/**
 * Only images that a script requests are hidden until they have loaded: those of the first screen appear progressively.
 */
export const image = styleVariants({ shown: [imageBase], coming: [imageBase, { opacity: 0 }] });

export const absent = style({
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  color: vars.color.textMuted,
});

export const above = style({ position: 'absolute', left: 10, top: 10, display: 'flex', gap: space[8] });

/** The expected size of a picture's file before it has loaded. */
export const size = { ...ratio, filling: ratio.card, whole: ratio.card };
