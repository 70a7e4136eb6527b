import { kind, type Kinds } from '../kind.ts';
import { colours, type Place, places, type Room, rooms } from '../palettes.ts';
import {
  cast,
  circle,
  contact,
  each,
  indoors,
  landscape,
  line,
  path,
  rect,
  shade,
  sheen,
  tabletop,
  turned,
  upTo,
  within,
} from '../shapes.ts';

interface Tool {
  readonly room: Room;
  readonly body: string;
}

const drillShape =
  'M204 214C204 186 222 170 250 170H470C502 170 520 190 520 222V258C520 282 506 296 482 298L396 304L424 446H302L292 306C240 304 204 286 204 250Z';

const drill = ({ room, body }: Tool) =>
  tabletop(room) +
  // the case it comes in, open below it
  cast(rect(92, 118, 616, 420, '#000', 34)) +
  rect(92, 118, 616, 420, '#4A5256', 34) +
  rect(112, 138, 576, 380, '#3A4145', 22) +
  rect(340, 96, 120, 34, '#2B2F33', 12) +
  rect(150, 526, 60, 22, '#C3C9CB', 5) +
  rect(590, 526, 60, 22, '#C3C9CB', 5) +
  cast(path(drillShape, '#000')) +
  // chuck and bit
  path('M520 200L584 208V272L520 280Z', '#2B2F33') +
  path('M584 216L612 226V254L584 264Z', '#C3C9CB') +
  rect(606, 234, 66, 12, '#C3C9CB') +
  path(drillShape, body) +
  within(
    'drill',
    drillShape,
    shade('M180 262H540V310H180Z', 0.16),
    path('M300 304H400L428 460H290Z', '#2B2F33'),
    rect(200, 160, 64, 160, '#2B2F33'),
    sheen('M270 178H480V192H270Z', 0.35),
  ) +
  line('M222 200H246M222 222H246M222 244H246', '#5B6468', 6) +
  path('M396 312L432 316C440 340 436 364 420 372L406 366Z', colours.brick) +
  rect(330, 214, 96, 26, '#2B2F33', 8, { opacity: 0.75 }) +
  // battery
  path(
    'M272 436H448C462 436 468 444 468 456V486C468 498 460 506 448 506H276C262 506 254 498 254 486V456C254 444 260 436 272 436Z',
    '#2B2F33',
  ) +
  rect(254, 452, 214, 12, body) +
  circle(430, 486, 5, '#9BE08C') +
  circle(412, 486, 5, '#9BE08C') +
  // bits in their rail
  rect(512, 336, 152, 154, '#2B2F33', 12) +
  each(
    upTo(5),
    (index) =>
      rect(528 + index * 26, 352 + index * 10, 12, 96 - index * 10, '#C3C9CB', 5) +
      rect(526 + index * 26, 444, 16, 30, index % 2 ? body : '#8B9498', 4),
  );

const toolbox = ({ room, body }: Tool) =>
  indoors(room) +
  contact(400, 524, 290, 15) +
  // what looks out of it: saw, hammer, spanner, screwdriver, rule
  turned(
    -14,
    230,
    330,
    path('M206 196L262 188L254 360H236Z', '#D5DADB'),
    path(
      'M206 196l8 8l-6 8l8 8l-5 8l8 8l-5 8l8 8l-5 8l8 8l-5 8l8 8l-5 8l8 8l-5 8l8 8l-5 8l8 8l-4 24h8L214 200Z',
      '#A9B1B4',
    ),
    path('M196 200C190 170 194 128 216 118C236 110 272 116 280 136C288 160 282 184 268 196Z', '#8A5A36'),
    path('M220 172C218 154 222 142 232 138C246 134 258 140 260 150C262 164 256 172 250 176Z', room.wall),
  ) +
  turned(
    10,
    420,
    330,
    rect(410, 170, 22, 190, '#C8935A', 6),
    path('M366 128H452C470 128 482 142 486 160L452 164V176H390V164L366 170C356 160 356 140 366 128Z', '#5B6468'),
  ) +
  turned(
    24,
    560,
    330,
    rect(546, 190, 24, 170, '#B4BBBD'),
    path('M530 150C526 176 540 198 558 198S590 176 586 150L574 146V172H542V146Z', '#B4BBBD'),
  ) +
  turned(-4, 500, 330, rect(492, 206, 22, 70, '#E3AE37', 9), rect(499, 270, 8, 80, '#B4BBBD')) +
  // box with its bail
  path('M140 326H660L640 512C638 520 632 524 624 524H176C168 524 162 520 160 512Z', body) +
  shade('M150 430H650L640 512C638 520 632 524 624 524H176C168 524 162 520 160 512Z', 0.15) +
  sheen('M150 346H650V354H150Z', 0.3) +
  rect(124, 312, 552, 30, body, 8) +
  shade('M124 330H676V334C676 340 672 342 668 342H132C128 342 124 340 124 334Z', 0.25) +
  each([236, 524], (x) => rect(x, 316, 40, 58, '#C3C9CB', 6) + rect(x + 12, 350, 16, 14, '#5B6468', 3)) +
  rect(346, 402, 108, 26, '#2B2F33', 13) +
  rect(362, 408, 76, 14, body, 7) +
  each(
    [
      [172, 494],
      [628, 494],
      [160, 366],
      [640, 366],
    ] as const,
    ([x, y]) => circle(x, y, 6, '#fff', { opacity: 0.45 }),
  );

interface Mower {
  readonly place: Place;
  readonly body: string;
}

const mowerWheel = (x: number, y: number, r: number) =>
  circle(x, y, r, colours.tyre) + circle(x, y, r * 0.58, '#E8E3D6') + circle(x, y, r * 0.2, '#5B6468');

const mower = ({ place, body }: Mower) =>
  landscape(place) +
  path('M0 500C200 486 560 486 800 500V600H0Z', '#fff', { opacity: 0.12 }) +
  contact(372, 530, 290, 14) +
  // handle
  line('M430 420L668 196', '#3A4246', 12) +
  line('M470 430L690 216', '#5B6468', 9) +
  line('M646 186L700 236', '#23292C', 18) +
  line('M632 232C650 250 664 258 676 250', colours.brick, 7) +
  // grass bag
  path('M470 356C520 316 600 322 640 360L664 452C666 470 656 480 640 480H492C476 480 470 470 470 456Z', '#4A5256') +
  line('M496 350V478M532 334V478M570 332V478M608 342V478', '#fff', 3, { opacity: 0.14 }) +
  path('M464 350C520 306 604 314 644 356L632 366C590 334 530 332 478 366Z', '#2B2F33') +
  // deck
  path(
    'M150 486C150 430 176 396 230 386L450 378C486 378 500 396 502 430L504 486C504 500 496 506 482 506H172C158 506 150 500 150 486Z',
    body,
  ) +
  sheen('M178 440C186 416 204 402 232 398L440 390C380 404 260 410 204 446Z', 0.3) +
  shade('M150 470H504V486C504 500 496 506 482 506H172C158 506 150 500 150 486Z', 0.16) +
  // engine
  path('M236 388C236 346 258 326 296 322H398C430 322 446 342 446 380V392H236Z', '#3A4246') +
  path('M262 330C264 302 280 290 306 290H384C408 290 420 302 422 326Z', body) +
  shade('M262 322H422V328H262Z', 0.2) +
  line('M262 346H420M258 360H424M254 374H428', '#8B9498', 5) +
  rect(318, 274, 50, 20, '#23292C', 6) +
  circle(224, 360, 17, '#E8E3D6') +
  rect(216, 340, 16, 12, '#23292C', 3) +
  mowerWheel(212, 486, 44) +
  mowerWheel(470, 474, 56);

/** What one builds, mends and mows with. */
export const tools = {
  drill: kind<Tool>({
    variants: { yellow: { room: rooms.sage, body: '#E3AE37' }, blue: { room: rooms.clay, body: '#3F7FA6' } },
    draw: drill,
    views: [
      [170, 120, 420],
      [400, 130, 320],
      [240, 310, 280],
      [470, 300, 240],
    ],
  }),
  toolbox: kind<Tool>({
    variants: { red: { room: rooms.stone, body: colours.brick }, grey: { room: rooms.straw, body: '#7E888D' } },
    draw: toolbox,
    views: [
      [90, 100, 400],
      [350, 100, 380],
      [200, 290, 300],
      [380, 90, 260],
    ],
  }),
  mower: kind<Mower>({
    variants: { red: { place: places.spring, body: colours.brick }, green: { place: places.evening, body: '#3F7A52' } },
    draw: mower,
    views: [
      [120, 250, 400],
      [420, 150, 340],
      [140, 310, 280],
      [380, 280, 340],
    ],
  }),
} satisfies Kinds;
