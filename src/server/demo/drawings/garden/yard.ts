import { kind, type Kinds } from '../kind.ts';
import { colours, type Place, places, type Room, rooms } from '../palettes.ts';
import {
  circle,
  contact,
  each,
  fir,
  group,
  indoors,
  landscape,
  line,
  path,
  rect,
  shade,
  sheen,
  tree,
  turned,
  upTo,
} from '../shapes.ts';

const rungs = (
  from: number,
  to: number,
  count: number,
  half: (share: number) => number,
  colour: string,
  width: number,
) =>
  line(
    each(upTo(count), (index) => {
      const share = (index + 0.5) / count;
      return `M${400 - half(share)} ${from + (to - from) * share}H${400 + half(share)}`;
    }),
    colour,
    width,
    { 'stroke-linecap': 'butt' },
  );

// Two sections that slide into each other, leant against the wall.
const aluLadder = (room: Room) =>
  indoors(room) +
  contact(390, 548, 150, 10) +
  group(
    { opacity: 0.12, transform: 'translate(-56 6) rotate(4 400 540)' },
    line('M330 20V540M470 20V540', '#000', 20),
  ) +
  turned(
    4,
    400,
    540,
    rungs(34, 330, 8, () => 58, '#A3ABAE', 13),
    line('M342 26V340M458 26V340', '#D5DADB', 18),
    rungs(240, 540, 8, () => 80, '#8B9498', 15),
    line('M320 236V540M480 236V540', '#C3C9CB', 22),
    line('M315 240V536M475 240V536', '#fff', 4, { opacity: 0.5 }),
    rect(302, 226, 46, 34, colours.brick, 6),
    rect(452, 226, 46, 34, colours.brick, 6),
    rect(303, 526, 34, 24, '#2B2F33', 7),
    rect(463, 526, 34, 24, '#2B2F33', 7),
    rect(332, 12, 20, 22, '#2B2F33', 5),
    rect(448, 12, 20, 22, '#2B2F33', 5),
  );

// As for cherries: narrow above, in the tree.
const woodLadder = () =>
  landscape(places.spring) +
  contact(386, 556, 190, 14) +
  path('M500 548C520 470 512 380 484 300L560 240L600 300C584 380 590 470 624 548Z', '#7A5C40') +
  shade('M560 240L600 300C584 380 590 470 624 548H570C560 440 556 340 560 240Z', 0.16) +
  each(
    [
      [300, 120, 104],
      [430, 70, 110],
      [560, 96, 116],
      [680, 150, 100],
      [500, 190, 110],
      [620, 220, 90],
      [380, 190, 80],
    ] as const,
    ([x, y, r]) => circle(x, y, r, '#6E9A58'),
  ) +
  each(
    [
      [430, 50, 70],
      [600, 90, 80],
      [320, 110, 60],
      [520, 180, 60],
    ] as const,
    ([x, y, r]) => circle(x, y, r, '#86AE66'),
  ) +
  turned(
    12,
    400,
    556,
    rungs(84, 556, 11, (share) => 26 + share * 58, '#B98A54', 13),
    line('M378 70L312 556M422 70L488 556', '#D9B07A', 19),
    line('M373 74L307 552', '#fff', 4, { opacity: 0.35 }),
  ) +
  each(
    [
      [330, 190],
      [346, 196],
      [660, 250],
      [676, 244],
      [560, 270],
      [450, 130],
      [466, 138],
      [610, 130],
      [280, 90],
      [700, 130],
    ] as const,
    ([x, y]) => circle(x, y, 11, '#B8372B'),
  ) +
  circle(540, 60, 11, '#B8372B');

// Where logs lie in a stack; every other row is shifted by half a log.
const stacked = upTo(5).flatMap((row) =>
  upTo(row % 2 ? 7 : 8).map((column) => [176 + column * 64 + (row % 2) * 32, 488 - row * 56] as const),
);

// A round log end is a dot: a line of no length with round ends.
const logs = (tone: number, colour: string, width: number) =>
  line(
    each(stacked, ([x, y], index) => ((index * 2 + (index % 5)) % 3 === tone ? `M${x} ${y}h.1` : '')),
    colour,
    width,
  );

const stack = (place: Place) =>
  landscape(place) +
  fir(74, 440, 130, place.leaf) +
  tree(744, 450, 110, place.leaf) +
  contact(400, 528, 330, 16) +
  path('M96 206L400 150L704 206V232H96Z', '#5B4436') +
  shade('M96 222H704V232H96Z', 0.3) +
  rect(140, 232, 520, 288, '#3A2C22') +
  each(['#7A5638', '#6B4A30', '#8A6240'], (bark, tone) => logs(tone, bark, 64)) +
  each(
    ['#E3C08D', '#D9B07A', '#ECCF9F'],
    (wood, tone) => logs(tone, wood, 51) + logs(tone, '#B98A54', 30) + logs(tone, wood, 24) + logs(tone, '#B98A54', 6),
  ) +
  rect(112, 214, 26, 314, '#8A5A36') +
  rect(662, 214, 26, 314, '#8A5A36') +
  rect(108, 516, 584, 16, '#6B4A30', 3);

const split = (x: number, y: number, angle: number, index: number) =>
  turned(
    angle,
    x,
    y,
    path(`M${x - 16} ${y - 70}l32 -8l14 16v120h-46Z`, ['#E3C08D', '#D9B07A', '#C99C63'][index % 3]!),
    path(`M${x + 16} ${y - 78}l14 16v120h-14Z`, '#7A5638'),
  );

const slats = (x: number, y: number, width: number) =>
  rect(x + 6, y + 4, width - 12, 122, '#8A6238') +
  each(
    [0, 1, 2],
    (row) =>
      rect(x, y + row * 46, width, 36, '#C8935A', 3) + sheen(`M${x} ${y + row * 46}h${width}v6h${-width}Z`, 0.25),
  ) +
  rect(x + 6, y - 8, 26, 150, '#A9763F', 3) +
  rect(x + width - 32, y - 8, 26, 150, '#A9763F', 3) +
  shade(`M${x} ${y + 114}h${width}v14h${-width}Z`, 0.14);

const crates = (room: Room) =>
  indoors(room) +
  contact(400, 524, 310, 15) +
  each(upTo(7), (index) => split(150 + index * 33, 400, ((index * 37) % 26) - 13, index)) +
  slats(116, 384, 270) +
  each(upTo(7), (index) => split(448 + index * 33, 404, ((index * 53) % 28) - 14, index + 1)) +
  slats(416, 384, 270) +
  each(upTo(6), (index) => split(312 + index * 34, 256, ((index * 41) % 24) - 12, index + 2)) +
  slats(270, 240, 262);

/** What one climbs, and what one heats with. */
export const yard = {
  ladder: kind<() => string>({
    variants: { alu: () => aluLadder(rooms.sand), wood: woodLadder },
    draw: (ladder) => ladder(),
    views: [
      [220, 20, 400],
      [220, 280, 400],
      [300, 170, 240],
      [260, 150, 320],
    ],
  }),
  firewood: kind<() => string>({
    variants: { stack: () => stack(places.autumn), crate: () => crates(rooms.mint) },
    draw: (wood) => wood(),
    views: [
      [90, 220, 380],
      [340, 220, 380],
      [280, 250, 260],
      [140, 180, 520],
    ],
  }),
} satisfies Kinds;
