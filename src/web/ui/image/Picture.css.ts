import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { from, motion, space } from '../../theme/scale.ts';

/** Width to height: a card's picture, the small square of a tile, the stage of the detail page. */
const ratio = {
  card: { width: 800, height: 600 },
  tile: { width: 600, height: 600 },
  stage: { width: 1200, height: 800 },
} as const;

/**
 * The aspect ratio of the detail page's picture area. On the phone it is that of a card's picture, because nothing is
 * next to it.
 */
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

/** The picture is as large as its container, without cropping. */
const whole = style([box, { height: '100%', borderRadius: 0, background: 'none' }]);

export const shape = {
  ...shaped,
  /** The picture has the ratio of a card on the phone, and from tablet width on it is as tall as its container. */
  filling: style([shaped.card, { '@media': { [from.tablet]: { aspectRatio: 'auto' } } }]),
  whole,
};

/** The `picture` element generates no box, so its image is laid out in the container. */
export const files = style({ display: 'contents' });

/** The placeholder element that an observer watches while the image waits to be loaded. */
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
 * Only images that a script requests are invisible until they have loaded; those of the first screen appear
 * progressively.
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
