import { kind, type Kinds } from '../kind.ts';
import { colours, type Room, rooms } from '../palettes.ts';
import { contact, each, indoors, leaves, line, path, rect, shade, sheen, turned } from '../shapes.ts';

interface Shelf {
  readonly room: Room;
  readonly board: string;
  readonly inside: string;
}

const spines = [colours.brick, '#F1E6CF', colours.ink, colours.mustard, '#6B8F71', '#B98FA0'] as const;

// Books of these widths and heights, side by side, from the left.
const books = (
  x: number,
  foot: number,
  sizes: readonly (readonly [width: number, height: number])[],
  first: number,
) => {
  const lefts = sizes.map((_, index) => x + sizes.slice(0, index).reduce((sum, [width]) => sum + width + 1, 0));
  return (
    each(sizes, ([width, height], index) =>
      rect(lefts[index]!, foot - height, width, height, spines[(first + index) % spines.length]!, 2),
    ) +
    sheen(
      each(sizes, ([width, height], index) => `M${lefts[index]} ${foot - height + 12}h${width}v5h${-width}Z`),
      0.4,
    )
  );
};

const shelf = ({ room, board, inside }: Shelf) =>
  indoors(room) +
  contact(400, 536, 232, 13) +
  rect(190, 50, 420, 486, board, 6) +
  each([70, 184, 298, 412], (y) =>
    each([208, 408], (x) => rect(x, y, 184, 100, inside) + shade(`M${x} ${y}h184v14h-184Z`, 0.14)),
  ) +
  sheen('M194 50H606C608 50 610 52 610 56H190C190 52 192 50 194 50Z', 0.3) +
  shade('M190 522H610V536H190Z', 0.2) +
  // top: books, a plant that hangs down
  books(
    214,
    170,
    [
      [20, 76],
      [16, 68],
      [24, 82],
      [18, 72],
      [22, 78],
      [16, 64],
    ],
    0,
  ) +
  turned(14, 366, 170, rect(346, 98, 18, 72, colours.plum, 2)) +
  path('M470 126H530L522 170H478Z', colours.brick) +
  leaves(500, 134, 54, colours.leaf) +
  line('M476 130C458 136 452 168 456 206M526 130C546 138 548 160 544 190', colours.leaf, 7) +
  // second row: a radio of old, books
  rect(228, 224, 132, 60, '#F1E6CF', 10) +
  rect(240, 236, 56, 36, '#8A5A36', 4) +
  line('M312 244H346M312 256H346', '#8A5A36', 4) +
  books(
    420,
    284,
    [
      [22, 78],
      [18, 66],
      [26, 82],
      [16, 72],
      [20, 60],
    ],
    3,
  ) +
  rect(534, 262, 52, 22, colours.ink, 2) +
  rect(538, 244, 44, 18, colours.mustard, 2) +
  // third row: boxes, a vase
  books(
    214,
    398,
    [
      [26, 80],
      [16, 62],
      [22, 74],
      [20, 82],
      [16, 70],
      [24, 64],
      [18, 76],
    ],
    2,
  ) +
  path(
    'M450 332H478C476 350 496 358 496 378C496 392 486 398 464 398S432 392 432 378C432 358 452 350 450 332Z',
    '#5F8FA8',
  ) +
  shade('M464 332H478C476 350 496 358 496 378C496 392 486 398 464 398Z', 0.14) +
  rect(520, 336, 56, 62, '#F7F4EC', 3) +
  path('M528 388L544 360L554 374L562 364L570 388Z', '#6B8F71') +
  // lowest row: baskets
  each(
    [222, 422],
    (x) =>
      path(`M${x} 446h156l-10 66h-136Z`, '#C9A06A') +
      shade(`M${x + 5} 480h146l-5 32h-136Z`, 0.14) +
      rect(x + 56, 458, 44, 12, '#7A5530', 6),
  ) +
  line('M400 56V530', board, 14);

/** Shelves, with what stands in them. */
export const shelves = {
  shelf: kind<Shelf>({
    variants: {
      oak: { room: rooms.mint, board: '#C8935A', inside: '#8A6038' },
      white: { room: rooms.plum, board: '#FBF8F1', inside: '#D8D3C6' },
      black: { room: rooms.clay, board: '#2F3337', inside: '#4C5256' },
    },
    draw: shelf,
    views: [
      [160, 30, 480],
      [190, 50, 280],
      [390, 60, 240],
      [180, 300, 300],
    ],
  }),
} satisfies Kinds;
