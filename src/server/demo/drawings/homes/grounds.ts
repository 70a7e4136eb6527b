import { kind, type Kinds } from '../kind.ts';
import { colours, type Place, places } from '../palettes.ts';
import {
  circle,
  contact,
  each,
  ellipse,
  fir,
  landscape,
  line,
  path,
  rect,
  roadside,
  shade,
  sheen,
  tree,
  upTo,
} from '../shapes.ts';

interface Garage {
  readonly place: Place;
  readonly wall: string;
  readonly door: string;
}

function garage({ place, wall, door }: Garage): string {
  return (
    roadside(place) +
    each(upTo(5), (index) => circle(90 + index * 36, 452 - (index % 2) * 10, 40, place.leaf)) +
    each(upTo(3), (index) => circle(664 + index * 44, 456 - (index % 2) * 12, 42, place.leaf)) +
    contact(420, 506, 260, 12) +
    rect(190, 216, 440, 290, wall) +
    shade('M590 216H630V506H590Z', 0.12) +
    rect(172, 192, 476, 30, '#4A5154') +
    rect(172, 192, 476, 7, '#fff', 0, { opacity: 0.2 }) +
    shade('M190 222H630V238H190Z', 0.14) +
    rect(232, 266, 320, 240, '#FBF8F1') +
    rect(244, 278, 296, 228, door) +
    line('M244 336H540M244 393H540M244 450H540', '#000', 4, { opacity: 0.18 }) +
    each(
      upTo(4),
      (index) =>
        rect(262 + index * 68, 292, 52, 30, colours.glass, 3) +
        sheen(`M${272 + index * 68} 322l16 -30h12l-16 30Z`, 0.2),
    ) +
    rect(372, 466, 40, 9, '#2B2F33', 4) +
    shade('M244 478H540V506H244Z', 0.12) +
    rect(561, 292, 20, 30, '#F2C968', 5) +
    rect(557, 286, 28, 8, '#4A5154', 2) +
    path('M232 506H552L690 600H110Z', '#D6D1C6') +
    line('M392 508L400 598', '#000', 3, { opacity: 0.1 })
  );
}

const peg = (x: number, y: number, size: number) =>
  ellipse(x, y, size * 0.3, size * 0.07, '#000', { opacity: 0.2 }) +
  path(
    `M${x - size * 0.07} ${y - size}h${size * 0.14}v${size * 0.9}l${-size * 0.07} ${size * 0.1}l${-size * 0.07} ${-size * 0.1}Z`,
    '#E9D9B8',
  ) +
  rect(x - size * 0.07, y - size, size * 0.14, size * 0.24, colours.brick);

const village = (x: number, y: number, roof: string) =>
  rect(x + 66, y - 84, 22, 84, '#F4EEDF') +
  path(`M${x + 61} ${y - 84}L${x + 77} ${y - 142}L${x + 93} ${y - 84}Z`, roof) +
  each(
    [
      [0, 44, 56],
      [94, 38, 48],
      [146, 46, 60],
      [-62, 36, 46],
    ] as const,
    ([dx, height, width]) =>
      rect(x + dx, y - height, width, height, '#F0E4CE') +
      path(
        `M${x + dx - 6} ${y - height}L${x + dx + width / 2} ${y - height - 26}L${x + dx + width + 6} ${y - height}Z`,
        roof,
      ) +
      rect(x + dx + width * 0.38, y - height * 0.66, 12, 14, '#4D6B78'),
  );

// A building plot: mown, pegged out with a string, the village behind.
const meadowLand = (place: Place): string =>
  landscape(place) +
  village(470, 396, '#A8513A') +
  tree(112, 420, 84, place.leaf) +
  tree(186, 410, 58, place.leaf) +
  path('M0 400C240 380 560 384 800 396V600H0Z', place.hill) +
  path('M196 424H604L764 566H36Z', '#C3D59A') +
  path('M196 424H268L172 566H36ZM356 424H440L452 566H310ZM528 424H604L764 566H598Z', '#fff', { opacity: 0.16 }) +
  line('M196 402L604 402L764 520H36Z', '#FBF8F1', 4) +
  peg(196, 428, 40) +
  peg(604, 428, 40) +
  peg(36 + 14, 566, 74) +
  peg(764 - 14, 566, 74) +
  each(upTo(9), (index) =>
    circle(90 + index * 78, 584 - (index % 3) * 8, 6, ['#F7F4EC', '#E5B93C', '#C4553B'][index % 3]!),
  );

// A slope with a view of the lake.
const hillLand = (place: Place): string =>
  rect(0, 0, 800, 600, place.sky) +
  circle(620, 130, 44, '#FBF1D6', { opacity: 0.9 }) +
  path(place.peaks, '#fff', { opacity: 0.45 }) +
  path('M0 330C180 300 360 322 520 318S720 300 800 310V420H0Z', '#9DA77F') +
  rect(0, 364, 800, 236, '#8FB3BF') +
  sheen('M470 384H640V388H470ZM560 402H760V406H560ZM610 422H700V426H610Z', 0.6) +
  path('M0 290C180 304 330 372 470 452S700 540 800 548V600H0Z', place.hill) +
  shade('M0 410C180 420 420 500 560 600H0Z', 0.08) +
  path('M108 388L330 432L500 548L180 560Z', '#D5CB8F') +
  path('M108 388L176 402L280 556L180 560ZM250 416L330 432L430 500L390 552Z', '#fff', { opacity: 0.14 }) +
  line('M108 360L330 404L500 500L180 510Z', '#FBF8F1', 4) +
  peg(108, 392, 46) +
  peg(330, 436, 46) +
  peg(500, 552, 66) +
  peg(180, 564, 74) +
  fir(48, 330, 76, '#6E7F57') +
  fir(96, 340, 56, '#6E7F57') +
  fir(20, 372, 96, '#6E7F57') +
  tree(650, 556, 92, place.leaf) +
  tree(734, 570, 68, place.leaf);

/** Garages and building plots. */
export const grounds = {
  garage: kind<Garage>({
    variants: {
      grey: { place: places.noon, wall: '#EFE7D8', door: '#98A1A5' },
      green: { place: places.evening, wall: '#F7F1E4', door: '#3F7A62' },
    },
    draw: garage,
    views: [
      [150, 160, 500],
      [210, 240, 340],
      [60, 180, 420],
      [440, 190, 260],
    ],
  }),
  land: kind<() => string>({
    variants: { meadow: () => meadowLand(places.spring), hill: () => hillLand(places.evening) },
    draw: (land) => land(),
    views: [
      [20, 300, 400],
      [380, 240, 420],
      [140, 170, 500],
      [80, 330, 320],
    ],
  }),
} satisfies Kinds;
