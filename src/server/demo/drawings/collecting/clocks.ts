import { kind, type Kinds } from '../kind.ts';
import { colours, type Room, rooms } from '../palettes.ts';
import { circle, contact, each, indoors, line, path, rect, shade, sheen, turned, upTo } from '../shapes.ts';

const face = (x: number, y: number, r: number, rim: string) =>
  circle(x, y, r, rim) +
  circle(x, y, r * 0.86, '#FBF6E8') +
  each(upTo(12), (index) =>
    turned(index * 30, x, y, rect(x - r * 0.03, y - r * 0.78, r * 0.06, index % 3 ? r * 0.11 : r * 0.2, '#2B2320')),
  ) +
  line(`M${x} ${y}L${x - r * 0.34} ${y - r * 0.3}`, '#2B2320', r * 0.08) +
  line(`M${x} ${y}L${x + r * 0.28} ${y - r * 0.56}`, '#2B2320', r * 0.055) +
  circle(x, y, r * 0.07, rim);

// A pendulum clock on the wall.
const wallClock = (room: Room, wood: string) =>
  indoors(room, 540) +
  path('M262 108H510V536H262Z', '#000', { opacity: 0.1 }) +
  path('M268 112C300 96 330 92 352 62C370 34 430 34 448 62C470 92 500 96 532 112Z', wood) +
  circle(400, 78, 16, colours.brass) +
  each([290, 510], (x) => rect(x - 8, 78, 16, 34, wood, 4) + circle(x, 74, 13, wood)) +
  rect(256, 108, 288, 24, wood, 4) +
  rect(276, 132, 248, 346, wood) +
  rect(256, 474, 288, 22, wood, 4) +
  path('M300 496H500C486 522 440 524 424 548C416 560 384 560 376 548C360 524 314 522 300 496Z', wood) +
  shade(
    'M276 132H524V146H276ZM256 486H544V496H256ZM300 496H500C486 522 440 524 424 548C416 560 384 560 376 548C360 524 314 522 300 496Z',
    0.2,
  ) +
  rect(300, 152, 200, 308, '#2B1D14', 6) +
  rect(300, 152, 200, 308, '#F1D9A8', 6, { opacity: 0.2 }) +
  line('M400 300L416 400', colours.brass, 6) +
  circle(418, 408, 30, '#E2BC5C') +
  circle(418, 408, 18, '#C9983A') +
  face(400, 236, 84, colours.brass) +
  sheen('M310 452L450 160H490L350 452Z', 0.12);

// A clock for the mantelpiece.
const mantelClock = (room: Room) =>
  indoors(room) +
  rect(60, 470, 680, 26, '#F7F4EC', 3) +
  rect(84, 496, 632, 104, '#E9E3D6') +
  shade('M60 486H740V496H60ZM84 496H716V512H84Z', 0.12) +
  contact(400, 470, 200, 9) +
  rect(236, 440, 328, 28, '#B98A2E', 6) +
  rect(256, 412, 288, 30, '#D8AE4A', 5) +
  path('M286 412V270C286 190 340 150 400 150S514 190 514 270V412Z', '#E2BC5C') +
  shade('M450 162C490 180 514 216 514 270V412H470V270C470 220 466 190 450 162Z', 0.14) +
  path('M300 412V388C340 360 460 360 500 388V412Z', '#B98A2E') +
  each(
    [286, 514],
    (x) =>
      rect(x - 20, 268, 40, 144, '#C9983A', 6) +
      rect(x - 26, 252, 52, 20, '#E2BC5C', 5) +
      path(`M${x - 16} 252C${x - 22} 220 ${x - 8} 216 ${x} 196C${x + 8} 216 ${x + 22} 220 ${x + 16} 252Z`, '#C9983A'),
  ) +
  path(
    'M352 154C356 122 384 120 388 96C372 92 372 66 400 58C428 66 428 92 412 96C416 120 444 122 448 154Z',
    '#C9983A',
  ) +
  circle(400, 76, 12, '#F3DC9A') +
  face(400, 284, 90, '#B98A2E') +
  each([250, 550], (x) => circle(x, 470, 12, '#B98A2E')) +
  // candlestick and books beside it
  rect(634, 436, 60, 34, colours.brick, 4) +
  rect(626, 408, 74, 28, '#2D5B73', 4) +
  path('M120 470H180L164 456V380H136V456Z', '#D8AE4A') +
  rect(140, 276, 20, 104, '#F7F0DF', 4) +
  path('M150 238C162 256 160 272 150 274C140 272 138 256 150 238Z', '#F3C64B');

/** Clocks of a house. */
export const clocks = {
  clock: kind<() => string>({
    variants: { wood: () => wallClock(rooms.sage, '#7A4B2C'), gold: () => mantelClock(rooms.plum) },
    draw: (clock) => clock(),
    views: [
      [220, 40, 360],
      [290, 140, 220],
      [260, 320, 280],
      [100, 30, 560],
    ],
  }),
} satisfies Kinds;
