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
  path,
  rect,
  shade,
  sheen,
  turned,
} from '../shapes.ts';

interface Couch {
  readonly room: Room;
  readonly cloth: string;
  readonly pillows: readonly [string, string];
  readonly blanket: string;
}

const couchArm = (cloth: string) =>
  rect(86, 306, 92, 182, cloth, 36) +
  shade('M160 330H178V488H160Z', 0.12) +
  sheen('M100 330C104 316 116 312 132 312H140C120 318 112 330 108 350Z', 0.22);

const couch = ({ room, cloth, pillows, blanket }: Couch) =>
  indoors(room) +
  ellipse(400, 536, 372, 42, '#FBF8F1', { opacity: 0.35 }) +
  contact(400, 524, 318, 15) +
  line('M150 486L140 520M650 486L660 520', colours.wood, 15) +
  rect(136, 214, 528, 236, cloth, 40) +
  shade('M150 420H650V450H150Z', 0.2) +
  each(
    [170, 326, 482],
    (x) =>
      rect(x - 4, 232, 152, 160, cloth, 28) + sheen(`M${x + 14} 240h116q16 2 20 20q-76 -10 -156 0q4 -18 20 -20Z`, 0.14),
  ) +
  shade('M316 256H324V380H316ZM472 256H480V380H472Z', 0.13) +
  shade('M166 352H634V384H166Z', 0.14) +
  turned(
    -12,
    236,
    322,
    rect(190, 270, 96, 96, pillows[0], 20),
    shade('M194 340H282V352C282 360 276 366 266 366H210C200 366 194 360 194 352Z', 0.1),
  ) +
  turned(
    10,
    552,
    328,
    rect(512, 288, 84, 84, pillows[1], 18),
    shade('M514 348H594V356C594 364 588 372 578 372H530C520 372 514 364 514 356Z', 0.1),
  ) +
  each(
    [166, 324, 482],
    (x) => rect(x, 368, 154, 74, cloth, 22) + sheen(`M${x + 16} 372h122q12 2 14 20h-150q2 -18 14 -20Z`, 0.15),
  ) +
  shade('M318 380H326V434H318ZM476 380H484V434H476Z', 0.14) +
  rect(136, 432, 528, 56, cloth, 18) +
  shade('M136 436H664V470C664 482 656 488 646 488H154C144 488 136 482 136 470Z', 0.2) +
  couchArm(cloth) +
  mirrored(400, couchArm(cloth)) +
  path('M636 308C670 300 704 306 712 330L722 420H650C648 380 644 340 636 308Z', blanket) +
  shade('M652 394H720L722 408H652Z', 0.16) +
  line('M658 422V434M674 422V434M690 422V434M706 422V434', blanket, 4);

interface Armchair {
  readonly room: Room;
  readonly cloth: string;
  readonly pillow: string;
}

const wing = (cloth: string) =>
  path('M268 176C236 160 216 184 222 232L240 330H292V190Z', cloth) +
  shade('M268 176C292 200 292 260 292 330H240L236 306C270 300 276 230 268 176Z', 0.16);

const armRest = (cloth: string) =>
  rect(196, 302, 90, 184, cloth, 38) +
  shade('M268 326H286V486H268Z', 0.12) +
  sheen('M210 330C214 316 224 310 240 310C226 322 220 334 218 352Z', 0.24);

const armchair = ({ room, cloth, pillow }: Armchair) =>
  indoors(room) +
  contact(400, 528, 220, 14) +
  line('M236 480L224 524M564 480L576 524', colours.wood, 16) +
  path('M262 440V190C262 128 312 100 400 100C488 100 538 128 538 190V440Z', cloth) +
  sheen('M282 180C288 132 330 112 400 112C440 112 476 118 500 138C420 124 320 130 282 180Z', 0.18) +
  shade('M292 330H508V380H292Z', 0.14) +
  each(
    [
      [340, 176],
      [400, 176],
      [460, 176],
      [370, 232],
      [430, 232],
    ] as const,
    ([x, y]) =>
      circle(x, y, 6, '#000', { opacity: 0.2 }) + line(`M${x - 14} ${y + 8}q14 -8 28 0`, '#000', 3, { opacity: 0.1 }),
  ) +
  wing(cloth) +
  mirrored(400, wing(cloth)) +
  turned(
    -10,
    400,
    318,
    rect(344, 266, 112, 104, pillow, 22),
    shade('M346 338H454V348C454 362 446 370 434 370H366C354 370 346 362 346 348Z', 0.1),
  ) +
  rect(262, 358, 276, 84, cloth, 26) +
  sheen('M284 364H516C526 366 530 374 532 386H268C270 374 274 366 284 364Z', 0.16) +
  rect(228, 428, 344, 60, cloth, 16) +
  shade('M228 432H572V472C572 482 566 488 556 488H244C234 488 228 482 228 472Z', 0.2) +
  armRest(cloth) +
  mirrored(400, armRest(cloth)) +
  // a side table with a book and a cup
  contact(678, 520, 62, 8) +
  line('M678 350V500M678 500L640 516M678 500L716 516', room.dark, 8) +
  rect(612, 338, 132, 14, colours.oak, 7) +
  rect(630, 318, 74, 20, colours.brick, 3) +
  rect(636, 323, 68, 9, '#FBF6EA') +
  path('M664 286H704V302C704 312 698 318 690 318H678C670 318 664 312 664 302Z', '#F7F4EC') +
  line('M704 292C716 292 716 306 702 306', '#F7F4EC', 5);

/** Sofas and armchairs. */
export const sofas = {
  couch: kind<Couch>({
    variants: {
      grey: { room: rooms.sage, cloth: '#8B9297', pillows: [colours.mustard, '#F1E6CF'], blanket: '#C9705A' },
      mustard: { room: rooms.sky, cloth: '#D9A532', pillows: ['#2D5B73', '#F7EBD0'], blanket: '#F1E6CF' },
      cream: { room: rooms.clay, cloth: '#F0E4CB', pillows: [colours.brick, '#5E8B62'], blanket: '#8FA98C' },
      blue: { room: rooms.sand, cloth: '#3D6F8E', pillows: ['#F1E6CF', colours.mustard], blanket: colours.brick },
    },
    draw: couch,
    views: [
      [70, 150, 460],
      [130, 200, 280],
      [440, 250, 330],
      [60, 290, 320],
    ],
  }),
  armchair: kind<Armchair>({
    variants: {
      yellow: { room: rooms.plum, cloth: '#DFAE3C', pillow: '#F1E6CF' },
      blue: { room: rooms.sand, cloth: '#3D6F8E', pillow: colours.mustard },
      red: { room: rooms.mint, cloth: '#BF4F3C', pillow: '#F1E6CF' },
    },
    draw: armchair,
    views: [
      [170, 80, 460],
      [200, 90, 340],
      [180, 280, 320],
      [520, 250, 270],
    ],
  }),
} satisfies Kinds;
