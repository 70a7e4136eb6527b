import { kind, type Kinds } from '../kind.ts';
import { colours, type Room, rooms } from '../palettes.ts';
import { cast, circle, each, ellipse, line, mirrored, path, rect, shade, tabletop, turned, upTo } from '../shapes.ts';

interface Tickets {
  readonly room: Room;
  readonly paper: string;
  readonly other: string;
}

// The outline of a ticket whose middle is at 400 300: half round notches above and below the line where it is torn.
const ticketShape =
  'M170 190H520A20 20 0 0 0 560 190H630C640 190 646 196 646 206V394C646 404 640 410 630 410H560A20 20 0 0 0 520 410H170C160 410 154 404 154 394V206C154 196 160 190 170 190Z';

const bars = [5, 10, 4, 6, 12, 4, 8, 5, 10, 4, 7] as const;

const star = (x: number, y: number, size: number, fill: string) =>
  path(
    each(upTo(10), (index) => {
      const r = index % 2 ? size * 0.44 : size;
      return `${index ? 'L' : 'M'}${x + Math.sin((index * Math.PI) / 5) * r} ${y - Math.cos((index * Math.PI) / 5) * r}`;
    }) + 'Z',
    fill,
  );

const ticket = (paper: string, ink: string) =>
  cast(path(ticketShape, '#000')) +
  path(ticketShape, paper) +
  line('M540 222V384', '#000', 4, { 'stroke-dasharray': '2 13', opacity: 0.4 }) +
  rect(178, 214, 322, 172, 'none', 8, { stroke: '#F7F4EC', 'stroke-width': 4, opacity: 0.8 }) +
  star(258, 300, 58, '#F7F4EC') +
  rect(340, 252, 136, 20, '#F7F4EC', 5) +
  rect(340, 290, 136, 12, '#F7F4EC', 5, { opacity: 0.75 }) +
  rect(340, 318, 100, 12, '#F7F4EC', 5, { opacity: 0.75 }) +
  rect(340, 346, 66, 12, ink, 5) +
  rect(574, 216, 50, 168, '#F7F4EC', 4) +
  each(bars, (height, index) =>
    rect(582, 226 + bars.slice(0, index).reduce((sum, bar) => sum + bar + 7, 0), 34, height, '#2B2F33'),
  );

const tickets = ({ room, paper, other }: Tickets) =>
  tabletop(room) +
  turned(-24, 400, 300, turned(0, 0, 0, ticket(other, paper))) +
  turned(10, 400, 300, ticket(paper, other)) +
  each(
    [
      [96, 120, 12],
      [700, 110, 10],
      [120, 500, 9],
      [690, 520, 13],
      [420, 66, 8],
      [380, 560, 10],
    ] as const,
    ([x, y, size], index) =>
      turned(index * 31, x, y, rect(x - size, y - 4, size * 2, 8, [colours.mustard, other, '#F7F4EC'][index % 3]!, 2)),
  );

interface Stage {
  readonly wall: string;
  readonly curtain: string;
  readonly back: string;
}

const curtainSide = (curtain: string) =>
  path('M0 60H214C206 170 176 300 96 392C110 420 116 450 112 482H0Z', curtain) +
  path(
    'M40 60H74C70 220 52 330 40 482H14C34 330 40 200 40 60ZM112 60H144C134 210 104 320 74 400L52 396C96 300 112 190 112 60ZM178 60H214C206 170 176 300 96 392C150 280 174 180 178 60Z',
    '#000',
    { opacity: 0.15 },
  ) +
  path('M34 380C60 396 88 402 112 400L108 420C80 420 56 414 30 398Z', '#E2B84A');

const people = [
  [40, 560, 34],
  [118, 574, 38],
  [200, 556, 34],
  [284, 576, 40],
  [368, 562, 35],
  [452, 578, 39],
  [536, 560, 35],
  [618, 576, 39],
  [700, 558, 34],
  [770, 574, 38],
] as const;

const stage = ({ wall, curtain, back }: Stage) =>
  rect(0, 0, 800, 600, wall) +
  rect(60, 40, 680, 442, back) +
  // light from above
  each([220, 400, 580], (x) =>
    path(`M${x - 14} 86L${x - 96} 430H${x + 96}L${x + 14} 86Z`, '#FFF3CC', { opacity: 0.22 }),
  ) +
  path('M60 430H740L800 492H0Z', '#B98355') +
  shade('M60 430H740L752 442H48Z', 0.14) +
  each([220, 400, 580], (x) => ellipse(x, 452, 92, 13, '#FFF3CC', { opacity: 0.5 })) +
  // microphone, drum and loudspeakers
  line('M400 250V446M360 450H440M400 262L430 232', '#23282B', 8) +
  ellipse(438, 222, 15, 19, '#23282B', { transform: 'rotate(40 438 222)' }) +
  rect(170, 320, 88, 122, '#23282B', 6) +
  circle(214, 356, 24, '#5B6468') +
  circle(214, 410, 18, '#5B6468') +
  circle(580, 398, 48, '#F4EFE2') +
  circle(580, 398, 48, 'none', { stroke: '#B23A30', 'stroke-width': 12 }) +
  line('M530 314V442M640 306V442', '#23282B', 5) +
  ellipse(530, 312, 38, 6, '#E2B84A') +
  ellipse(640, 304, 40, 6, '#E2B84A') +
  rect(548, 326, 60, 30, '#B23A30', 5) +
  // curtain and lamps
  curtainSide(curtain) +
  mirrored(400, curtainSide(curtain)) +
  rect(0, 0, 800, 64, curtain) +
  path(
    `M0 60H800V70${each(upTo(10), (index) => `C${780 - index * 80} 108 ${740 - index * 80} 108 ${720 - index * 80} 70`)}Z`,
    curtain,
  ) +
  path(
    `M0 60V70${each(upTo(10), (index) => `C${20 + index * 80} 108 ${60 + index * 80} 108 ${80 + index * 80} 70`)}`,
    'none',
    { stroke: '#E2B84A', 'stroke-width': 7 },
  ) +
  shade('M0 40H800V64H0Z', 0.14) +
  rect(0, 482, 800, 118, wall) +
  shade('M0 482H800V600H0Z', 0.3) +
  each([80, 240, 400, 560, 720], (x) => path(`M${x - 24} 492C${x - 24} 468 ${x + 24} 468 ${x + 24} 492Z`, '#E2B84A')) +
  // those who look on, from behind
  each(
    people,
    ([x, y, r], index) =>
      circle(x, y - 22, r * 0.62, ['#2B2228', '#3A2A22', '#241F2B'][index % 3]!) +
      path(
        `M${x - r * 1.1} 600C${x - r * 1.1} ${y + 4} ${x - r * 0.5} ${y - 4} ${x} ${y - 4}S${x + r * 1.1} ${y + 4} ${x + r * 1.1} 600Z`,
        ['#2B2228', '#3A2A22', '#241F2B'][index % 3]!,
      ),
  );

/** Tickets, and what they are for. */
export const events = {
  tickets: kind<Tickets>({
    variants: {
      red: { room: rooms.sand, paper: colours.brick, other: '#2D5B73' },
      blue: { room: rooms.clay, paper: '#2F6C93', other: '#D8A22E' },
      yellow: { room: rooms.mint, paper: '#DDA52F', other: '#8E3F4A' },
    },
    draw: tickets,
    views: [
      [120, 90, 560],
      [150, 150, 340],
      [420, 190, 320],
      [440, 60, 300],
    ],
  }),
  stage: kind<Stage>({
    variants: {
      plum: { wall: '#4A3350', curtain: '#A8354A', back: '#6E4A6B' },
      sky: { wall: '#2B4A5E', curtain: '#C4553B', back: '#5F8FA8' },
    },
    draw: stage,
    views: [
      [140, 90, 520],
      [0, 20, 380],
      [440, 230, 320],
      [280, 180, 260],
    ],
  }),
} satisfies Kinds;
