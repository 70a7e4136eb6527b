import { kind, type Kinds } from '../kind.ts';
import { colours, type Room, rooms } from '../palettes.ts';
import {
  cast,
  circle,
  contact,
  each,
  ellipse,
  group,
  indoors,
  line,
  moved,
  path,
  rect,
  shade,
  sheen,
  tabletop,
  turned,
  upTo,
  within,
} from '../shapes.ts';

interface Violin {
  readonly room: Room;
  readonly wood: string;
  readonly lining: string;
}

const violinBody =
  'M400 284C446 282 474 312 472 348C471 366 464 376 466 392L458 392C446 406 446 430 462 446L474 446C494 462 500 480 497 502C492 544 450 562 400 562C350 562 308 544 303 502C300 480 306 462 326 446L338 446C354 430 354 406 342 392L334 392C336 376 329 366 328 348C326 312 354 282 400 284Z';

const fHole = 'M362 398C350 408 354 420 361 430S368 452 356 462';

const violin = ({ room, wood, lining }: Violin) =>
  tabletop(room) +
  moved(
    56,
    42,
    0.86,
    turned(
      46,
      400,
      300,
      // its case, open below it
      cast(rect(268, -6, 290, 622, '#000', 46)),
      rect(268, -6, 290, 622, '#3A4145', 46),
      rect(284, 10, 258, 590, lining, 34),
      rect(284, 10, 258, 590, '#000', 34, { opacity: 0.08 }),
      rect(240, 200, 26, 90, '#3A4145', 10),
      cast(path(violinBody, '#000')),
      path(violinBody, wood),
      within(
        'body',
        violinBody,
        shade('M400 270H520V580H400Z', 0.08),
        sheen(
          'M340 300C360 290 380 290 392 296V380C370 360 344 350 336 340ZM320 470C330 460 350 458 366 470L360 530C340 530 322 510 320 490Z',
          0.12,
        ),
      ),
      line(fHole, '#2B1D14', 6),
      line('M438 398C450 408 446 420 439 430S432 452 444 462', '#2B1D14', 6),
      // neck, scroll, pegs
      rect(388, 96, 24, 196, '#9A6136'),
      path('M384 110L388 66C386 34 414 34 412 66L416 110Z', wood),
      circle(400, 48, 17, wood),
      circle(400, 48, 7, '#000', { opacity: 0.25 }),
      line('M388 76H366M388 96H364M412 70H434M412 90H436', '#2B1D14', 9),
      path('M390 116H410L418 402H382Z', '#2B2320'),
      rect(372, 428, 56, 9, '#E9D3A2', 3),
      path('M384 460H416L410 536C408 544 392 544 390 536Z', '#2B2320'),
      ellipse(356, 540, 36, 22, '#2B2320'),
      line('M393 118L388 462M398 118L396 462M402 118L404 462M407 118L412 462', '#F1EBDD', 1.6),
      // bow
      line('M516 150L508 596', '#F7F0DF', 7),
      line('M528 150C520 300 518 460 522 600', '#6B3A20', 8),
      path('M532 140L512 156L520 164L534 158Z', '#6B3A20'),
      rect(503, 556, 22, 32, '#2B2320', 4),
    ),
  );

interface Guitar {
  readonly room: Room;
  readonly body: string;
  readonly guard: string;
}

const guitarBody =
  'M376 352C352 340 336 300 310 296C284 294 276 322 284 352C292 384 304 396 298 422C290 450 268 470 272 508C278 552 336 562 402 560C470 558 526 548 530 502C532 468 504 450 502 426C500 402 516 388 518 362C518 334 494 326 474 336C450 348 442 366 424 366H376Z';

const eguitar = ({ room, body, guard }: Guitar) =>
  indoors(room) +
  contact(420, 562, 170, 12) +
  group(
    { transform: 'translate(-40 0) rotate(5 400 540)', opacity: 0.1 },
    path(guitarBody, '#000'),
    rect(384, 20, 32, 340, '#000', 8),
  ) +
  // stand
  line('M400 480L300 566M400 480L504 566', room.dark, 12) +
  turned(
    5,
    400,
    540,
    rect(384, 70, 32, 320, '#E0B67C'),
    rect(386, 78, 28, 320, '#5A3A26'),
    line(
      each(upTo(13), (index) => `M387 ${96 + index * (24 - index * 0.4)}H413`),
      '#D8D8D3',
      2.5,
    ),
    each([130, 172, 210, 246], (y) => circle(400, y, 3.5, '#F1E6CF')),
    path('M384 82L376 44C370 24 376 2 394 4C412 6 434 24 428 40C422 48 416 56 416 82Z', '#E0B67C'),
    each(upTo(6), (index) => circle(372 + index * 1.2, 74 - index * 12, 5.5, '#C3C9CB')),
    path(guitarBody, body),
    within(
      'body',
      guitarBody,
      shade('M260 520C360 548 460 540 540 500V580H260Z', 0.16),
      sheen('M296 306C320 306 336 340 350 354C330 352 306 350 298 360C288 340 286 312 296 306Z', 0.25),
    ),
    path(
      'M374 356H430C450 350 466 336 482 344C502 354 482 384 486 420C490 456 512 470 502 498C492 516 462 502 446 486L430 440H374Z',
      guard,
    ),
    rect(384, 340, 32, 40, '#5A3A26'),
    each(
      [392, 428, 464],
      (y) =>
        rect(366, y, 70, 18, '#2B2F33', 7) + each(upTo(6), (index) => circle(376 + index * 10, y + 9, 2.4, '#D8D8D3')),
    ),
    rect(364, 496, 74, 24, '#C3C9CB', 4),
    line('M391 82V500M396 82V500M401 82V500M406 82V500M411 82V500', '#F7F4EC', 1.3),
    line('M432 506L470 472', '#C3C9CB', 5),
    each(
      [
        [470, 446],
        [482, 476],
      ] as const,
      ([x, y]) => circle(x, y, 11, '#F1E6CF') + circle(x, y, 5, '#000', { opacity: 0.2 }),
    ),
  ) +
  line('M338 556L356 570H456L474 552', room.dark, 12);

/** Instruments with strings. */
export const stringed = {
  violin: kind<Violin>({
    variants: {
      wood: { room: rooms.sky, wood: '#B9703A', lining: '#8E3F33' },
      dark: { room: rooms.sand, wood: '#7C3F22', lining: '#3F6E78' },
    },
    draw: violin,
    views: [
      [120, 60, 600],
      [180, 270, 340],
      [420, 60, 320],
      [270, 220, 260],
    ],
  }),
  eguitar: kind<Guitar>({
    variants: {
      red: { room: rooms.mint, body: colours.brick, guard: '#F7F4EC' },
      blue: { room: rooms.clay, body: '#3F86A6', guard: '#F7F4EC' },
      black: { room: rooms.straw, body: '#2B3033', guard: '#E9E2D0' },
    },
    draw: eguitar,
    views: [
      [230, 270, 400],
      [320, 0, 260],
      [300, 380, 280],
      [290, 180, 300],
    ],
  }),
} satisfies Kinds;
