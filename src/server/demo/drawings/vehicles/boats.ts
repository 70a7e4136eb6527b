import { kind, type Kinds } from '../kind.ts';
import { colours, type Place, places } from '../palettes.ts';
import { circle, ellipse, lakeside, line, path, rect, shade, sheen, within } from '../shapes.ts';

const waves = (y: number) =>
  path(
    `M0 ${y}C100 ${y - 14} 180 ${y + 12} 260 ${y}S420 ${y - 12} 500 ${y}S680 ${y + 12} 800 ${y - 2}V600H0Z`,
    '#fff',
    { opacity: 0.12 },
  );

interface Boat {
  readonly place: Place;
  readonly water: string;
  readonly hull: string;
  readonly build: 'motor' | 'fishing' | 'rowing';
}

const motorHull = 'M84 376C200 388 420 392 640 372L716 362C700 420 660 470 620 488H196C140 470 100 424 84 376Z';

const outboard =
  path('M66 392H112V470C112 482 104 488 94 488H84C76 488 72 482 72 474Z', '#3A4246') +
  path('M58 356H116C122 356 126 362 124 370L118 404H60L54 370C52 362 54 356 58 356Z', '#4A5256');

const paintedHull = (hull: string) =>
  path(motorHull, hull) +
  within(
    'hull',
    motorHull,
    rect(60, 424, 680, 12, colours.brick),
    shade('M60 436H740V500H60Z', 0.16),
    sheen('M60 360H740V394C500 410 240 404 60 392Z', 0.28),
  );

// With seats and a windscreen.
const motorboat = (hull: string) =>
  line('M150 380V300', '#6F777A', 5) +
  path('M153 300L212 316L153 332Z', colours.brick) +
  outboard +
  path('M230 384C226 340 236 322 262 322H300L310 384ZM336 384C332 346 340 330 362 330H396L404 384Z', '#D9B58A') +
  path('M432 386L462 318H486C522 334 548 354 566 378Z', colours.glass) +
  sheen('M470 318H486L496 323L464 384H440Z', 0.2) +
  line('M430 386L461 316H486C522 332 550 354 568 378M504 326L492 382', colours.chrome, 5) +
  paintedHull(hull) +
  line('M560 366C600 350 650 344 704 350M600 366V352M650 362V347', colours.chrome, 5);

// Open, with benches, a tiller and what one fishes with.
const fishingBoat = (hull: string) =>
  line('M316 380L196 176M340 380L244 160', '#5A4636', 5) +
  line('M196 176L184 300M244 160L236 296', '#F7F4EC', 1.5, { opacity: 0.8 }) +
  outboard +
  line('M112 366L178 352', '#23292C', 9) +
  path('M398 388V348C398 340 404 336 412 336H468C476 336 482 340 482 348V388Z', '#E3AE37') +
  path('M398 360H482V368H398Z', '#000', { opacity: 0.18 }) +
  path('M520 386C520 352 532 344 556 344C580 344 590 354 590 384Z', '#F1E6CF') +
  line('M534 384C530 366 542 354 556 354C572 354 580 366 576 384', '#B59A68', 5) +
  path('M150 384H250V372H150ZM300 386H372V374H300Z', '#C8935A') +
  paintedHull(hull) +
  path('M640 372L716 362L712 376L650 386Z', '#C8935A') +
  line('M84 376C200 388 420 392 640 372L716 362', '#F1E6CF', 8);

const rowingHull = 'M66 350C200 398 560 400 738 338C724 410 680 468 626 486H204C140 472 90 420 66 350Z';

const rowingboat = () =>
  path('M66 350C200 320 560 316 738 338C560 400 200 398 66 350Z', '#6B4630') +
  path('M250 346H330V384H250ZM470 344H548V378H470Z', '#C79E6B') +
  path(rowingHull, '#B07A4A') +
  within(
    'hull',
    rowingHull,
    line(
      'M60 376C220 432 560 434 740 368M80 408C240 460 560 460 720 402M110 440C260 482 540 482 690 436',
      '#7A4B2C',
      5,
    ),
    shade('M60 452H740V500H60Z', 0.2),
  ) +
  line('M66 350C200 398 560 400 738 338', '#D9AF79', 10) +
  circle(400, 386, 9, '#3A4246') +
  line('M470 316L220 470', '#E3C08D', 9) +
  path('M236 452L252 466L196 520C180 530 166 520 176 504Z', '#E3C08D');

const drawnBuilds = { motor: motorboat, fishing: fishingBoat, rowing: rowingboat } as const;

function boat({ place, water, hull, build }: Boat): string {
  return (
    lakeside(place, water) +
    ellipse(400, 488, 330, 16, '#000', { opacity: 0.16 }) +
    drawnBuilds[build](hull) +
    rect(0, 478, 800, 122, water, 0, { opacity: 0.92 }) +
    path('M196 478H636L600 518H240Z', hull, { opacity: 0.3 }) +
    sheen(
      'M80 486H330V491H80ZM470 482H720V487H470ZM250 512H420V517H250ZM540 540H700V545H540ZM90 560H230V565H90Z',
      0.5,
    ) +
    waves(540)
  );
}

/** Boats on a lake: to ride, to fish from and to row. */
export const boats = {
  boat: kind<Boat>({
    variants: {
      white: { place: places.summer, water: '#6FA3B8', hull: colours.white, build: 'motor' },
      blue: { place: places.evening, water: '#86A9AE', hull: '#2F6C93', build: 'fishing' },
      wood: { place: places.dusk, water: '#8093B0', hull: '#B07A4A', build: 'rowing' },
    },
    draw: boat,
    views: [
      [40, 260, 400],
      [370, 240, 390],
      [180, 270, 300],
      [90, 250, 420],
    ],
  }),
} satisfies Kinds;
