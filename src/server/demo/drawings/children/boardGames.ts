import { kind, type Kinds } from '../kind.ts';
import { colours, type Room, rooms } from '../palettes.ts';
import { cast, circle, each, ellipse, line, path, rect, ring, tabletop, turned, upTo } from '../shapes.ts';

interface BoardGame {
  readonly room: Room;
  readonly board: string;
  readonly yard: string;
  readonly back: string;
}

const pawn = (x: number, y: number, fill: string) =>
  ellipse(x - 5, y + 8, 21, 19, '#000', { opacity: 0.2 }) +
  circle(x, y, 20, fill) +
  circle(x, y, 20, '#000', { opacity: 0.14 }) +
  circle(x + 2, y - 4, 12, fill) +
  circle(x + 5, y - 7, 4, '#fff', { opacity: 0.5 });

const die = (x: number, y: number, angle: number, pips: readonly (readonly [number, number])[]) =>
  turned(
    angle,
    x,
    y,
    cast(rect(x - 27, y - 27, 54, 54, '#000', 10)),
    rect(x - 27, y - 27, 54, 54, '#FDFBF5', 10),
    each(pips, ([dx, dy]) => circle(x + dx * 14, y + dy * 14, 5.5, '#2B2F33')),
  );

const corners = [
  [-1, -1, colours.brick],
  [1, -1, '#3F7697'],
  [1, 1, colours.mustard],
  [-1, 1, '#2F3337'],
] as const;

// The fields of the way round, in the shape of a cross: from 0, and in units of a field.
const way = upTo(11).flatMap((step) => {
  const at = step - 5;
  return Math.abs(at) > 1
    ? ([
        [at, -1],
        [at, 1],
        [-1, at],
        [1, at],
      ] as const)
    : [];
});

const boardgame = ({ room, board, yard, back }: BoardGame) =>
  tabletop(room) +
  turned(
    8,
    330,
    300,
    cast(rect(78, 48, 504, 504, '#000', 10)),
    rect(78, 48, 504, 504, board, 10),
    rect(96, 66, 468, 468, '#F4E8CC', 4),
    each(
      corners,
      ([x, y, fill]) =>
        circle(330 + x * 148, 300 + y * 148, 66, yard) +
        circle(330 + x * 148, 300 + y * 148, 54, fill, { opacity: 0.65 }),
    ),
    line(
      each([...way, [-5, 0], [5, 0], [0, -5], [0, 5]], ([x, y]) => `M${330 + x * 41} ${300 + y * 41}h0`),
      '#FDFBF5',
      32,
    ),
    each(corners, ([x, y, fill]) =>
      line(
        each([2, 3, 4], (step) => (x === y ? `M${330 + x * step * 41} 300h0` : `M330 ${300 + y * step * 41}h0`)),
        fill,
        28,
      ),
    ),
    path('M330 238L392 300L330 362L268 300Z', board),
    ring(330, 300, 24, '#F4E8CC', 6),
  ) +
  pawn(180, 132, '#E07A5F') +
  pawn(224, 164, '#E07A5F') +
  pawn(474, 182, '#6FA8C9') +
  pawn(424, 210, '#E9B93A') +
  pawn(284, 352, '#5B6468') +
  pawn(172, 430, '#5B6468') +
  // cards, dice
  each([14, -2, -18], (angle, index) =>
    turned(
      angle,
      690,
      520,
      cast(rect(644, 340, 92, 138, '#000', 10)),
      rect(644, 340, 92, 138, '#FDFBF5', 10),
      index === 2
        ? rect(653, 349, 74, 120, back, 6) + path('M690 372L716 409L690 446L664 409Z', '#F4E8CC')
        : circle(718, 362, 8, back),
    ),
  ) +
  die(676, 120, 18, [
    [-1, -1],
    [1, 1],
    [0, 0],
    [-1, 1],
    [1, -1],
  ]) +
  die(714, 214, -12, [
    [-1, -1],
    [0, 0],
    [1, 1],
  ]);

/** Games that one plays round a table. */
export const boardGames = {
  boardgame: kind<BoardGame>({
    variants: {
      green: { room: rooms.clay, board: '#2D6A58', yard: '#DDE7D2', back: '#2D6A58' },
      red: { room: rooms.sage, board: '#B5483A', yard: '#F6D9C4', back: '#3F5F78' },
    },
    draw: boardgame,
    views: [
      [40, 30, 600],
      [90, 60, 320],
      [400, 60, 380],
      [180, 180, 300],
    ],
  }),
} satisfies Kinds;
