import { kind, type Kinds } from '../kind.ts';
import { colours, type Room, rooms } from '../palettes.ts';
import {
  circle,
  contact,
  each,
  ellipse,
  indoors,
  line,
  path,
  rect,
  shade,
  sheen,
  turned,
  upTo,
  within,
} from '../shapes.ts';

interface Basket {
  readonly room: Room;
  readonly rim: string;
  readonly cushion: string;
  readonly woven: boolean;
}

const bone = (x: number, y: number) =>
  turned(
    -14,
    x,
    y,
    each(
      [
        [-50, -13],
        [-50, 13],
        [50, -13],
        [50, 13],
      ] as const,
      ([dx, dy]) => circle(x + dx, y + dy, 17, '#FBF6EA'),
    ),
    rect(x - 52, y - 14, 104, 28, '#FBF6EA', 10),
    shade(`M${x - 52} ${y + 2}h104v12h-104Z`, 0.08),
  );

// Lower in the middle, where the dog gets in.
const rimShape =
  'M98 356C98 400 196 388 250 396C290 402 296 430 330 432H470C504 430 510 402 550 396C604 388 702 400 702 356L684 470C678 508 560 530 400 530S122 508 116 470Z';

const dogbasket = ({ room, rim, cushion, woven }: Basket) =>
  indoors(room, 430) +
  contact(400, 520, 310, 18) +
  path('M98 356C98 306 220 276 400 276S702 306 702 356Z', rim) +
  shade('M98 356C98 306 220 276 400 276S702 306 702 356Z', 0.28) +
  path('M98 356C98 400 116 470 200 480H600C684 470 702 400 702 356Z', rim) +
  shade('M98 356C98 400 116 470 200 480H600C684 470 702 400 702 356Z', 0.36) +
  ellipse(400, 362, 280, 56, cushion) +
  ellipse(400, 376, 250, 40, '#000', { opacity: 0.1 }) +
  ellipse(400, 352, 240, 38, cushion) +
  sheen('M190 346C230 322 320 314 400 314C330 322 260 332 214 356Z', 0.4) +
  path(rimShape, rim) +
  within(
    'rim',
    rimShape,
    woven
      ? line(
          each(upTo(4), (row) =>
            each(upTo(13), (column) => `M${100 + column * 50 + (row % 2) * 25} ${414 + row * 28}q14 -12 28 0`),
          ),
          '#7F5230',
          7,
        )
      : line('M180 410V540M300 440V540M400 440V540M500 440V540M620 410V540', '#000', 4, { opacity: 0.12 }),
    shade('M90 476H710V540H90Z', 0.16),
  ) +
  line(
    'M104 366C120 396 200 386 250 394C290 400 296 428 330 430H470C504 428 510 400 550 394C600 386 680 396 696 366',
    '#fff',
    9,
    { opacity: woven ? 0.22 : 0.3 },
  ) +
  bone(400, 354) +
  circle(630, 540, 26, colours.brick) +
  sheen('M612 528C618 520 628 516 638 518C628 522 620 528 616 536Z', 0.4);

interface CatTree {
  readonly room: Room;
  readonly plush: string;
  readonly cosy: string;
}

const sisal = (x: number, top: number, bottom: number) =>
  rect(x - 21, top, 42, bottom - top, '#D9B98A') +
  line(
    each(upTo(Math.floor((bottom - top) / 14)), (index) => `M${x - 20} ${top + 10 + index * 14}l40 -6`),
    '#A98656',
    3,
    { 'stroke-linecap': 'butt' },
  ) +
  rect(x + 7, top, 14, bottom - top, '#000', 0, { opacity: 0.1 });

const board = (x: number, y: number, width: number, plush: string) =>
  rect(x, y, width, 26, plush, 12) + shade(`M${x} ${y + 13}h${width}q0 13 -12 13h${24 - width}q-12 0 -12 -13Z`, 0.16);

const cattree = ({ room, plush, cosy }: CatTree) =>
  indoors(room) +
  contact(400, 546, 230, 13) +
  sisal(270, 240, 520) +
  sisal(400, 96, 300) +
  sisal(530, 310, 520) +
  board(190, 516, 420, plush) +
  // cave on the left
  path('M196 240V136C196 122 206 114 220 114H320C334 114 344 122 344 136V240Z', plush) +
  circle(270, 182, 44, '#3A332C', { opacity: 0.85 }) +
  path('M230 200A44 44 0 0 0 310 200A60 30 0 0 0 230 200Z', cosy) +
  shade('M310 114H320C334 114 344 122 344 136V240H310Z', 0.1) +
  board(176, 232, 188, plush) +
  // lying place on top, with its edge
  board(318, 84, 164, plush) +
  path('M322 92C322 60 344 60 348 78H452C456 60 478 60 478 92Z', cosy) +
  // middle board, hammock
  board(340, 296, 270, plush) +
  path('M350 318C360 392 470 392 484 318Z', cosy) +
  shade('M356 340C376 392 458 392 478 340C460 372 376 372 356 340Z', 0.16) +
  // toy on a string
  line('M590 318V396', '#8B7355', 4) +
  circle(590, 412, 19, colours.brick) +
  sheen('M578 404C582 398 588 396 594 397C588 400 584 404 582 410Z', 0.4) +
  line('M340 244V300', '#8B7355', 4) +
  path('M340 300L326 330M340 300L340 336M340 300L354 330', 'none', { stroke: '#E3AE37', 'stroke-width': 6 }) +
  // bowl
  path('M420 516L428 492H494L502 516Z', '#5F9CBF') +
  ellipse(461, 492, 33, 6, '#3F7697') +
  circle(444, 488, 6, '#8A5A36') +
  circle(458, 485, 6, '#8A5A36') +
  circle(472, 488, 6, '#8A5A36');

/** Where dogs and cats lie. */
export const pets = {
  dogbasket: kind<Basket>({
    variants: {
      brown: { room: rooms.mint, rim: '#B07A4A', cushion: '#F1E6CF', woven: true },
      blue: { room: rooms.straw, rim: '#3F7697', cushion: '#C9DCE6', woven: false },
    },
    draw: dogbasket,
    views: [
      [80, 260, 400],
      [320, 270, 400],
      [270, 280, 260],
      [520, 400, 220],
    ],
  }),
  cattree: kind<CatTree>({
    variants: {
      cream: { room: rooms.sky, plush: '#F1E6CF', cosy: '#C99C63' },
      grey: { room: rooms.straw, plush: '#8D9599', cosy: '#F4F1EA' },
    },
    draw: cattree,
    views: [
      [160, 50, 380],
      [300, 250, 340],
      [170, 90, 220],
      [300, 40, 300],
    ],
  }),
} satisfies Kinds;
