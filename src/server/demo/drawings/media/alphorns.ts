import { kind, type Kinds } from '../kind.ts';
import { type Place, places, rooms } from '../palettes.ts';
import {
  circle,
  contact,
  each,
  ellipse,
  fir,
  indoors,
  landscape,
  line,
  path,
  rect,
  shade,
  sheen,
  turned,
} from '../shapes.ts';

interface Alphorn {
  readonly scene: string;
  readonly wood: string;
}

const alphorn = ({ scene, wood }: Alphorn) =>
  scene +
  contact(620, 530, 130, 12) +
  // the fork that it leans on
  line('M160 232L172 254L186 240M172 254V520M172 506L134 530M172 506L210 530', '#6B4630', 9) +
  // the tube widens from the mouth down to the bell, which turns up
  path(
    'M42 152L50 142C222 262 420 396 552 458C604 480 636 448 650 394L658 350L764 372L756 422C738 504 686 536 620 522C578 512 530 492 482 464C330 374 182 264 42 152Z',
    wood,
  ) +
  shade(
    'M42 152C182 264 330 374 482 464C530 492 578 512 620 522C686 536 738 504 756 422L764 372L740 367C722 462 676 506 612 496C500 474 230 292 45 149Z',
    0.18,
  ) +
  sheen(
    'M70 158C240 278 420 402 548 462C572 472 594 470 612 456C592 486 562 480 528 462C400 400 240 284 70 158Z',
    0.35,
  ) +
  ellipse(706, 361, 55, 17, wood) +
  turned(11, 706, 361, ellipse(706, 361, 56, 20, '#F1D9A8'), ellipse(706, 362, 44, 13, '#3A2518')) +
  // bands wound about it, and its mouthpiece
  each(
    [
      [186, 246, 10],
      [316, 338, 13],
      [446, 422, 19],
    ] as const,
    ([x, y, size]) => turned(37, x, y, rect(x - 7, y - size - 2, 14, size * 2 + 4, '#5A3A26', 4)),
  ) +
  path('M26 126L56 142L42 158Z', '#3A2518') +
  rect(606, 520, 44, 14, '#5A3A26', 6);

const alp = (place: Place) =>
  landscape(place) +
  fir(60, 470, 110, place.leaf) +
  fir(120, 462, 80, place.leaf) +
  fir(470, 396, 50, place.leaf) +
  fir(500, 396, 66, place.leaf) +
  each(
    [
      [92, 560],
      [180, 540],
      [300, 572],
      [420, 556],
      [524, 580],
      [742, 566],
    ] as const,
    ([x, y], index) => circle(x, y, 6, ['#F7F4EC', '#E5B93C', '#C4553B'][index % 3]!),
  );

/** The horn that is heard from one alp to the next. */
export const alphorns = {
  alphorn: kind<Alphorn>({
    variants: {
      wood: { scene: indoors(rooms.mint), wood: '#C8935A' },
      alp: { scene: alp(places.noon), wood: '#BE8142' },
    },
    draw: alphorn,
    views: [
      [420, 270, 380],
      [30, 100, 440],
      [200, 190, 420],
      [560, 300, 220],
    ],
  }),
} satisfies Kinds;
