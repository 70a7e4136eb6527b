import { kind, type Kinds } from '../kind.ts';
import { colours, type Room, rooms } from '../palettes.ts';
import {
  circle,
  contact,
  each,
  ellipse,
  indoors,
  line,
  mirrored,
  moved,
  path,
  rect,
  ring,
  shade,
  sheen,
  upTo,
  within,
} from '../shapes.ts';

interface Tank {
  readonly room: Room;
  readonly water: string;
  readonly fish: readonly [string, string];
  readonly stand: string;
}

const fish = (x: number, y: number, size: number, colour: string) =>
  moved(
    x,
    y,
    size,
    path('M-44 0L-78 -24C-70 -8 -70 8 -78 24Z', colour),
    path('M-54 0C-36 -34 24 -38 52 0C24 38 -36 34 -54 0Z', colour),
    path('M-54 0C-36 34 24 38 52 0C24 14 -30 14 -54 0Z', '#000', { opacity: 0.14 }),
    path('M-14 -26C-4 -44 18 -44 26 -24Z', colour),
    path('M4 -29C12 -12 12 12 4 29L-8 30C0 12 0 -12 -8 -30Z', '#fff', { opacity: 0.75 }),
    circle(32, -5, 5, '#23292C'),
  );

const weed = (x: number, y: number, height: number, colour: string) =>
  line(
    `M${x} ${y}C${x - 26} ${y - height * 0.3} ${x + 26} ${y - height * 0.6} ${x} ${y - height}M${x + 20} ${y}C${x + 44} ${y - height * 0.24} ${x} ${y - height * 0.5} ${x + 28} ${y - height * 0.74}M${x - 18} ${y}C${x - 34} ${y - height * 0.2} ${x} ${y - height * 0.36} ${x - 22} ${y - height * 0.56}`,
    colour,
    13,
  );

const aquarium = ({ room, water, fish: [one, other], stand }: Tank) =>
  indoors(room) +
  contact(400, 556, 300, 12) +
  rect(130, 428, 540, 124, stand) +
  shade('M130 428H670V442H130ZM130 530H670V552H130Z', 0.16) +
  line('M400 444V552', '#000', 3, { opacity: 0.2 }) +
  line('M376 484V506M424 484V506', '#3A4246', 7) +
  rect(116, 416, 568, 20, stand, 4) +
  sheen('M116 416H684V421H116Z', 0.25) +
  rect(138, 128, 524, 290, '#E6F1F2', 6, { opacity: 0.8 }) +
  rect(146, 160, 508, 252, water) +
  path('M146 160H654V168H146Z', '#fff', { opacity: 0.5 }) +
  path('M430 168H560L470 400H300Z', '#fff', { opacity: 0.12 }) +
  weed(208, 396, 190, '#3F8A6A') +
  weed(586, 396, 210, '#4E9A62') +
  weed(300, 396, 110, '#6BAF74') +
  path('M392 412C392 352 424 326 464 330C504 334 522 368 528 412Z', '#7D7468') +
  path('M424 412C424 382 438 368 456 368C476 368 488 386 490 412Z', '#3A4A50') +
  shade('M470 330C506 336 522 368 528 412H500C502 376 494 346 470 330Z', 0.16) +
  path('M146 388C220 374 300 398 380 386S560 380 654 392V412H146Z', '#D9C393') +
  each(
    [
      [180, 400],
      [246, 404],
      [352, 400],
      [560, 404],
      [630, 402],
    ] as const,
    ([x, y], index) => ellipse(x, y, 14, 8, index % 2 ? '#B59A68' : '#F1E6CF'),
  ) +
  fish(330, 254, 1, one) +
  mirrored(500, fish(500, 214, 0.72, other)) +
  fish(456, 300, 0.62, one) +
  fish(238, 316, 0.5, other) +
  each(
    [
      [540, 300, 7],
      [552, 270, 9],
      [536, 240, 6],
      [548, 206, 8],
    ] as const,
    ([x, y, r]) => ring(x, y, r, '#fff', 3, { opacity: 0.7 }),
  ) +
  sheen('M162 176H196L162 300ZM620 176H640V380H628Z', 0.35) +
  rect(130, 106, 540, 30, '#33393D', 8) +
  rect(130, 126, 540, 10, '#000', 0, { opacity: 0.2 }) +
  rect(350, 94, 100, 16, '#33393D', 6);

const cageShape = 'M252 470V250C252 160 318 104 400 104S548 160 548 250V470Z';

const birdcage = ({ room, wire, base }: { room: Room; wire: string; base: string }) =>
  indoors(room) +
  contact(400, 562, 210, 11) +
  // table below
  rect(200, 508, 400, 18, '#8A5A36', 4) +
  shade('M200 518H600V526H200Z', 0.2) +
  line('M236 526L230 562M564 526L570 562', '#6B4630', 14) +
  ring(400, 78, 18, wire, 7) +
  path(cageShape, '#fff', { opacity: 0.22 }) +
  // perches, swing, bell, food
  line('M266 392H420', '#B98A54', 10) +
  line('M400 110V236M366 236V300M434 236V300M366 236H434', wire, 4) +
  line('M358 300H442', '#B98A54', 11) +
  path('M480 300h28v-20h-28Z', '#5F9CBF') +
  line('M494 250V280', wire, 4) +
  path('M474 398H532V440C532 450 526 454 518 454H488C480 454 474 450 474 440Z', '#F1E6CF') +
  path('M478 398H528L520 384C508 376 496 376 486 384Z', '#D8A22E') +
  circle(300, 330, 14, colours.brick) +
  line('M300 250V318', wire, 3) +
  within(
    'cage',
    cageShape,
    line(
      each(upTo(9), (index) => `M${272 + index * 32} 60V480`),
      wire,
      5,
    ),
  ) +
  path(cageShape, 'none', { stroke: wire, 'stroke-width': 8 }) +
  line('M252 250H548M252 350H548', wire, 6) +
  // door
  rect(346, 366, 108, 88, room.wall, 6, { opacity: 0.35 }) +
  path('M346 454V396C346 376 366 364 400 364S454 376 454 396V454Z', 'none', { stroke: wire, 'stroke-width': 7 }) +
  circle(440, 414, 6, base) +
  path('M236 460H564L552 500C550 506 546 508 540 508H260C254 508 250 506 248 500Z', base) +
  shade('M242 482H558L552 500C550 506 546 508 540 508H260C254 508 250 506 248 500Z', 0.18) +
  sheen('M240 466H560V472H240Z', 0.35);

/** Where fish and birds live. */
export const tanks = {
  aquarium: kind<Tank>({
    variants: {
      blue: { room: rooms.sand, water: '#5FA6C4', fish: ['#E3823A', '#F2C968'], stand: '#8A5A36' },
      green: { room: rooms.plum, water: '#79B9A4', fish: [colours.brick, '#F4F1EA'], stand: '#F1EBDD' },
    },
    draw: aquarium,
    views: [
      [130, 110, 400],
      [330, 130, 340],
      [230, 180, 240],
      [420, 250, 240],
    ],
  }),
  birdcage: kind({
    variants: {
      white: { room: rooms.clay, wire: '#FBFAF6', base: '#F7F4EC' },
      brass: { room: rooms.sage, wire: '#B58A36', base: '#C9A24B' },
    },
    draw: birdcage,
    views: [
      [220, 50, 360],
      [230, 250, 340],
      [320, 190, 240],
      [400, 330, 200],
    ],
  }),
} satisfies Kinds;
