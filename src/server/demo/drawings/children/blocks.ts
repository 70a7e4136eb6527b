import { kind, type Kinds } from '../kind.ts';
import { colours, type Room, rooms } from '../palettes.ts';
import { contact, each, ellipse, indoors, path, shade, sheen, turned, upTo } from '../shapes.ts';

interface Bricks {
  readonly room: Room;
  readonly tones: readonly [string, string, string, string];
}

const unit = 38;
const height = 46;

// A brick of so many studs; its lower left corner on x, y.
const brick = (x: number, y: number, studs: number, fill: string) =>
  path(
    `M${x} ${y}v${-height}h${studs * unit}v${height}Z` +
      each(upTo(studs), (index) => `M${x + index * unit + 7} ${y - height}v-9h${unit - 14}v9Z`),
    fill,
  ) +
  shade(
    `M${x} ${y}v-14h${studs * unit}v14Z` +
      each(upTo(studs), (index) => `M${x + index * unit + 7} ${y - height}v-3h${unit - 14}v3Z`),
    0.16,
  );

const bricks = ({ room, tones: [a, b, c, d] }: Bricks) => {
  const rows: readonly (readonly [x: number, row: number, studs: number, fill: string])[] = [
    [150, 0, 4, a],
    [302, 0, 2, b],
    [378, 0, 4, c],
    [530, 0, 2, d],
    [150, 1, 2, d],
    [226, 1, 4, c],
    [378, 1, 2, a],
    [454, 1, 4, b],
    [188, 2, 4, b],
    [340, 2, 3, d],
    [492, 2, 2, a],
    [188, 3, 2, a],
    [264, 3, 3, c],
    [492, 3, 2, c],
    [226, 4, 4, d],
    [492, 4, 2, b],
    [226, 5, 2, c],
  ];
  return (
    indoors(room) +
    contact(390, 520, 270, 13) +
    each(rows, ([x, row, studs, fill]) => brick(x, 518 - row * height, studs, fill)) +
    sheen('M150 472h12v46h-12ZM188 380h12v46h-12ZM226 242h12v46h-12ZM492 288h12v46h-12Z', 0.2) +
    // loose ones before it
    ellipse(690, 552, 72, 9, '#000', { opacity: 0.18 }) +
    turned(-8, 690, 540, brick(634, 552, 3, a)) +
    ellipse(116, 560, 60, 8, '#000', { opacity: 0.18 }) +
    turned(14, 110, 540, brick(72, 558, 2, b)) +
    ellipse(318, 574, 64, 7, '#000', { opacity: 0.18 }) +
    brick(280, 576, 2, d)
  );
};

/** Bricks to build with. */
export const blocks = {
  bricks: kind<Bricks>({
    variants: {
      mixed: { room: rooms.sky, tones: [colours.brick, '#E3B23C', '#3F7697', '#5E8B62'] },
      blue: { room: rooms.sand, tones: ['#3F7697', '#8FB7CC', '#2D5B73', '#BCC3C6'] },
    },
    draw: bricks,
    views: [
      [120, 200, 500],
      [150, 220, 300],
      [420, 260, 300],
      [40, 330, 350],
    ],
  }),
} satisfies Kinds;
