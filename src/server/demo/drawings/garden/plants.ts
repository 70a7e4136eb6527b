import { kind, type Kinds } from '../kind.ts';
import { type Room, rooms } from '../palettes.ts';
import { circle, contact, each, ellipse, indoors, line, path, rect, shade, sheen, upTo } from '../shapes.ts';

interface Olive {
  readonly room: Room;
  readonly pot: string;
}

const crown = [
  [400, 130, 76],
  [318, 180, 70],
  [482, 176, 72],
  [360, 236, 66],
  [446, 240, 68],
  [270, 236, 46],
  [534, 236, 48],
] as const;

const olivetree = ({ room, pot }: Olive) =>
  indoors(room) +
  contact(400, 538, 150, 14) +
  each(crown, ([x, y, r]) => circle(x, y, r, '#7E9A7A')) +
  line(
    'M404 420C392 370 420 330 398 280M400 330C380 300 352 286 340 256M402 318C430 290 446 280 456 248',
    '#7A5C40',
    15,
  ) +
  line('M398 424C386 370 414 330 394 284', '#fff', 4, { opacity: 0.16 }) +
  each(upTo(46), (index) => {
    const [x, y, r] = crown[index % crown.length]!;
    const angle = index * 2.4;
    const far = r * (0.3 + 0.62 * ((index * 0.37) % 1));
    const at = [x + Math.cos(angle) * far, y + Math.sin(angle) * far] as const;
    return path(`M${at[0]} ${at[1]}q10 -12 28 -8q-10 14 -28 8Z`, index % 3 ? '#A9BF9B' : '#5F7F63');
  }) +
  each(
    [
      [330, 214],
      [420, 180],
      [474, 256],
      [382, 262],
      [506, 204],
      [300, 250],
    ] as const,
    ([x, y]) => ellipse(x, y, 7, 10, '#3E3A4A'),
  ) +
  path('M286 420H514L488 520C486 532 478 538 466 538H334C322 538 314 532 312 520Z', pot) +
  shade('M420 420H514L488 520C486 532 478 538 466 538H410Z', 0.12) +
  rect(272, 396, 256, 36, pot, 8) +
  shade('M272 422H528V424C528 430 524 432 520 432H280C276 432 272 430 272 424Z', 0.18) +
  sheen('M292 404H420V412H292Z', 0.25) +
  ellipse(400, 398, 112, 5, '#4A3325');

/** What grows in pots. */
export const plants = {
  olivetree: kind<Olive>({
    variants: { clay: { room: rooms.sky, pot: '#B8693F' }, white: { room: rooms.clay, pot: '#F7F4EC' } },
    draw: olivetree,
    views: [
      [210, 50, 400],
      [240, 300, 340],
      [280, 110, 260],
      [340, 80, 300],
    ],
  }),
} satisfies Kinds;
