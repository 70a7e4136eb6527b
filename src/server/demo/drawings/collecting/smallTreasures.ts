import { kind, type Kinds } from '../kind.ts';
import { colours, type Room, rooms } from '../palettes.ts';
import { cast, circle, each, group, line, moved, path, rect, ring, sheen, tabletop, turned, upTo } from '../shapes.ts';

interface Stamps {
  readonly room: Room;
  readonly inks: readonly string[];
}

// What is printed on stamps: a mountain, a bird, a post horn, a flower, a ship, a leaf. Each in a field of 96 x 76.
const motifs: readonly ((ink: string) => string)[] = [
  () => path('M0 76L34 20L52 46L66 30L96 76Z', '#F7F4EC') + circle(74, 16, 9, '#F7E3A4'),
  () => path('M14 46C26 30 44 30 54 38C60 22 74 20 82 30L92 32L82 38C80 54 62 62 46 58L20 66L34 52Z', '#F7F4EC'),
  (ink) =>
    circle(48, 40, 26, '#F3C64B') +
    circle(48, 40, 14, ink) +
    path('M66 52L92 66V40Z', '#F3C64B') +
    rect(8, 30, 30, 8, '#F3C64B', 3),
  () =>
    line('M48 72V44', '#DCE8C8', 5) +
    line(
      each(upTo(6), (index) => `M${48 + Math.sin(index * 1.05) * 15} ${32 - Math.cos(index * 1.05) * 15}h.1`),
      '#F7F4EC',
      20,
    ) +
    circle(48, 32, 8, '#F3C64B'),
  () =>
    path('M16 52H80C76 66 68 70 60 70H34C26 70 18 64 16 52Z', '#F7F4EC') +
    path('M46 8V48H18C30 36 40 24 46 8Z', '#F7F4EC') +
    path('M52 16C64 26 70 38 72 48H52Z', '#F7F4EC', { opacity: 0.7 }),
  () =>
    path('M20 66C14 34 40 10 82 10C84 50 60 74 28 60Z', '#F7F4EC') + line('M16 72L60 30', '#000', 4, { opacity: 0.25 }),
];

const perforated = 'M0 0H120V100H0Z';

const stamp = (x: number, y: number, angle: number, ink: string, motif: number) =>
  group(
    { transform: `translate(${x} ${y}) rotate(${angle}) scale(1.16)` },
    path(perforated, '#000', { opacity: 0.16, transform: 'translate(-8 10)' }),
    path(perforated, '#FBF8F1', { stroke: '#FBF8F1', 'stroke-width': 9, 'stroke-dasharray': '0 10' }),
    rect(10, 10, 100, 80, ink),
    group({ transform: 'translate(12 12)' }, motifs[motif]!(ink)),
  );

const stamps = ({ room, inks }: Stamps) =>
  tabletop(room) +
  // the album they come from
  turned(
    -5,
    300,
    300,
    cast(rect(60, 66, 470, 470, '#000', 10)),
    rect(60, 66, 470, 470, '#7A4B2C', 10),
    rect(84, 80, 434, 442, '#2B2F33', 4),
    each([214, 358, 502], (y) => rect(100, y, 402, 16, '#fff', 3, { opacity: 0.22 })),
  ) +
  each(upTo(6), (index) => {
    const row = Math.floor(index / 3);
    return stamp(
      92 + (index % 3) * 140 + row * 12,
      122 - (index % 3) * 12 + row * 148,
      -5,
      inks[index % inks.length]!,
      index,
    );
  }) +
  stamp(590, 70, 14, inks[1]!, 4) +
  stamp(620, 290, -12, inks[3]!, 0) +
  stamp(540, 440, 18, inks[2]!, 3) +
  // a magnifying glass
  line('M300 478L410 566', '#2B2F33', 26) +
  circle(252, 440, 72, '#D8AE4A') +
  circle(252, 440, 60, '#DCEBF0') +
  group({ opacity: 0.8, transform: 'translate(190 394) scale(1.3)' }, motifs[1]!(inks[0]!)) +
  circle(252, 440, 60, inks[0]!, { opacity: 0.22 }) +
  sheen('M208 430C212 404 232 390 254 390C238 402 224 418 220 440Z', 0.7);

interface Coins {
  readonly room: Room;
  readonly metal: string;
  readonly deep: string;
  readonly other: string;
}

const coin = (x: number, y: number, r: number, metal: string, deep: string, motif: string) =>
  circle(x - 8, y + 11, r, '#000', { opacity: 0.18 }) +
  circle(x, y + 3, r, deep) +
  circle(x, y, r, metal) +
  ring(x, y, r * 0.74, deep, r * 0.06, { 'stroke-dasharray': `0.1 ${r * 0.15}` }) +
  moved(x, y, +(r / 60).toFixed(2), motif) +
  sheen(
    `M${x - r * 0.86} ${y - r * 0.2}A${r * 0.9} ${r * 0.9} 0 0 1 ${x + r * 0.2} ${y - r * 0.86}A${r * 1.2} ${r * 1.2} 0 0 0 ${x - r * 0.86} ${y - r * 0.2}Z`,
    0.5,
  );

const cross = (tone: string) => path('M-9 -28H9V-9H28V9H9V28H-9V9H-28V-9H-9Z', tone);
const edelweiss = (tone: string) =>
  path(
    each(upTo(16), (index) => {
      const r = index % 2 ? 13 : 38;
      return `${index ? 'L' : 'M'}${Math.sin((index * Math.PI) / 8) * r} ${-Math.cos((index * Math.PI) / 8) * r}`;
    }) + 'Z',
    tone,
  ) + circle(0, 0, 9, '#fff', { opacity: 0.5 });
const peak = (tone: string) => path('M-36 22L-12 -18L2 4L12 -10L36 22Z', tone) + line('M-26 32H26', tone, 4);
const wreath = (tone: string) =>
  ring(0, 0, 27, tone, 8, { 'stroke-dasharray': '3 9' }) +
  path('M0 -16L5 -5L17 -4L8 4L11 15L0 9L-11 15L-8 4L-17 -4L-5 -5Z', tone);

const coins = ({ room, metal, deep, other }: Coins) =>
  tabletop(room) +
  // a tray lined with felt
  turned(
    -4,
    400,
    300,
    cast(rect(70, 70, 520, 460, '#000', 12)),
    rect(70, 70, 520, 460, '#8A5A36', 12),
    rect(88, 88, 484, 424, '#7E2F2A', 6),
    each(upTo(6), (index) =>
      circle(172 + (index % 3) * 158, 196 + Math.floor(index / 3) * 206, 70, '#000', { opacity: 0.22 }),
    ),
    coin(172, 196, 62, metal, deep, cross(deep)),
    coin(330, 196, 62, metal, deep, peak(deep)),
    coin(488, 196, 52, other, deep, edelweiss(deep)),
    coin(172, 402, 56, metal, deep, wreath(deep)),
    coin(488, 402, 60, metal, deep, edelweiss(deep)),
  ) +
  coin(662, 200, 66, metal, deep, wreath(deep)) +
  coin(700, 360, 54, other, deep, peak(deep)) +
  coin(640, 468, 72, metal, deep, cross(deep));

/** Stamps and coins. */
export const smallTreasures = {
  stamps: kind<Stamps>({
    variants: {
      mixed: { room: rooms.sand, inks: [colours.brick, '#2D6A58', '#2F6C93', colours.mustard, colours.plum] },
      blue: { room: rooms.sage, inks: ['#2F6C93', '#3F86A6', '#2D5B73', '#5F7FA8', '#4B6A8C'] },
    },
    draw: stamps,
    views: [
      [50, 50, 500],
      [480, 30, 320],
      [150, 330, 320],
      [80, 90, 300],
    ],
  }),
  coins: kind<Coins>({
    variants: {
      gold: { room: rooms.sky, metal: '#E2BC5C', deep: '#A87C2A', other: '#EBCB78' },
      silver: { room: rooms.straw, metal: '#CDD2D4', deep: '#848D92', other: '#DDE1E2' },
    },
    draw: coins,
    views: [
      [60, 60, 480],
      [520, 120, 280],
      [80, 310, 260],
      [90, 100, 300],
    ],
  }),
} satisfies Kinds;
