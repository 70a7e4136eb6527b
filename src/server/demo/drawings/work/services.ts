import { kind, type Kinds } from '../kind.ts';
import { colours, type Room, rooms } from '../palettes.ts';
import {
  circle,
  contact,
  each,
  ellipse,
  indoors,
  leaves,
  line,
  path,
  rect,
  ring,
  shade,
  sheen,
  turned,
} from '../shapes.ts';

interface Boxes {
  readonly room: Room;
  readonly card: string;
  readonly tape: string;
}

const box = (x: number, y: number, width: number, height: number, { card, tape }: Boxes) =>
  rect(x, y, width, height, card, 4) +
  shade(`M${x} ${y + height * 0.8}h${width}v${height * 0.2 - 4}c0 3 -2 4 -4 4h${8 - width}c-2 0 -4 -1 -4 -4Z`, 0.12) +
  rect(x + width / 2 - 17, y, 34, height * 0.34, tape) +
  rect(x + width / 2 - 36, y + height * 0.5, 72, 24, '#000', 12, { opacity: 0.4 }) +
  line(`M${x + 3} ${y + 3}H${x + width - 3}`, '#fff', 4, { opacity: 0.3 });

const movingboxes = (look: Boxes) =>
  indoors(look.room) +
  contact(390, 536, 320, 15) +
  // a lamp and a plant look out of the open one
  line('M522 300L556 170', '#5B6468', 9) +
  path('M508 168L604 166L586 96H536Z', colours.mustard) +
  leaves(624, 312, 110, colours.leaf) +
  path('M596 292H652L646 330H602Z', colours.brick) +
  path('M470 296L420 246L494 236L520 296ZM690 296L744 250L672 236L640 296Z', look.card) +
  shade('M470 296L420 246L494 236L520 296ZM690 296L744 250L672 236L640 296Z', 0.08) +
  box(464, 296, 232, 236, { ...look, tape: look.card }) +
  // an arrow: this side up
  path('M640 456V420H628L650 394L672 420H660V456Z', '#000', { opacity: 0.25 }) +
  box(120, 322, 320, 210, look) +
  box(160, 132, 236, 190, look) +
  path('M352 286C352 268 364 268 364 286M340 262H376', 'none', { stroke: '#000', 'stroke-width': 5, opacity: 0.25 }) +
  // a roll of tape
  contact(730, 546, 46, 6) +
  circle(730, 512, 36, look.tape) +
  circle(730, 512, 20, look.room.floor) +
  ring(730, 512, 23, '#F7F4EC', 6);

interface Roller {
  readonly room: Room;
  readonly paint: string;
}

const paintroller = ({ room, paint }: Roller) =>
  indoors(room, 490) +
  // what has been painted so far
  path(
    'M90 0H400V330C384 352 372 320 356 344S330 330 312 352S280 326 262 346S226 330 204 350S168 322 150 344S110 330 90 346Z',
    paint,
  ) +
  path('M180 0H230V336C210 352 196 330 180 340ZM330 0H360V338L330 346Z', '#fff', { opacity: 0.07 }) +
  // the roller at work
  line('M408 306H442V360H340C326 360 322 368 322 380V420', '#8B9498', 13) +
  rect(304, 410, 36, 136, '#C8935A', 14) +
  rect(304, 410, 36, 20, '#2B2F33', 6) +
  shade('M326 430H340V532C340 540 334 546 326 546Z', 0.16) +
  rect(196, 262, 220, 88, paint, 20) +
  shade('M196 320H416V330C416 341 407 350 396 350H216C205 350 196 341 196 330Z', 0.2) +
  sheen('M212 272H400C404 272 406 274 406 280V284H206V280C206 274 208 272 212 272Z', 0.35) +
  rect(188, 272, 14, 68, '#5B6468', 5) +
  rect(408, 272, 14, 68, '#5B6468', 5) +
  // can, and a brush across it
  contact(594, 536, 150, 13) +
  path('M492 330C500 210 688 210 696 330', 'none', { stroke: '#8B9498', 'stroke-width': 7 }) +
  path('M484 336H704V510C704 544 484 544 484 510Z', '#DDE1E2') +
  shade('M640 336H704V510C704 526 670 534 640 535Z', 0.14) +
  path('M484 392H704V484C640 498 548 498 484 484Z', '#F7F4EC') +
  path('M560 410C596 398 632 412 634 440S600 474 568 466S540 420 560 410Z', paint) +
  ellipse(594, 336, 110, 26, '#C3C9CB') +
  ellipse(594, 338, 98, 20, paint) +
  path('M520 348V402C520 416 542 416 542 402V356ZM556 354V380C556 392 574 392 574 380V356Z', paint) +
  turned(
    -14,
    600,
    316,
    rect(620, 300, 130, 22, '#8A5A36', 10),
    rect(596, 296, 40, 30, '#C3C9CB', 3),
    path('M600 296V326H540C532 318 532 304 540 296Z', paint),
  );

interface Bucket {
  readonly room: Room;
  readonly pail: string;
  readonly cloth: string;
}

const bucket = ({ room, pail, cloth }: Bucket) =>
  indoors(room) +
  contact(380, 538, 200, 14) +
  contact(668, 538, 70, 9) +
  // a mop leans on the wall
  line('M560 470L648 40', '#C8935A', 13) +
  path('M500 520C510 480 530 462 560 462S606 486 602 526C590 540 520 540 500 520Z', '#F1E6CF') +
  line('M522 528L540 478M550 532L560 474M580 530L574 480', '#000', 5, { opacity: 0.14 }) +
  rect(540, 444, 48, 28, '#2B2F33', 8) +
  // bail, suds, pail
  path('M216 270C226 110 534 110 544 270', 'none', { stroke: '#8B9498', 'stroke-width': 9 }) +
  rect(342, 140, 76, 22, '#F7F4EC', 11) +
  each(
    [
      [262, 244, 34],
      [312, 228, 40],
      [370, 218, 44],
      [430, 226, 38],
      [484, 242, 34],
      [400, 244, 40],
      [340, 250, 38],
    ] as const,
    ([x, y, r]) => circle(x, y, r, '#FFFFFF'),
  ) +
  each(
    [
      [300, 216, 10],
      [388, 202, 12],
      [446, 224, 9],
      [520, 180, 13],
      [552, 140, 9],
      [250, 170, 11],
    ] as const,
    ([x, y, r]) => circle(x, y, r, '#DCEBF0'),
  ) +
  path('M208 262H552L512 520C510 532 500 538 488 538H272C260 538 250 532 248 520Z', pail) +
  shade('M452 262H552L512 520C510 532 500 538 488 538H420Z', 0.12) +
  shade('M240 474H520L512 520C510 532 500 538 488 538H272C260 538 250 532 248 520Z', 0.14) +
  sheen('M238 292H262L286 500H268Z', 0.3) +
  rect(194, 250, 372, 28, pail, 12) +
  shade('M194 266H566C564 274 560 278 552 278H208C200 278 196 274 194 266Z', 0.2) +
  // a cloth over its edge, a bottle beside it
  path('M300 250H400L412 400L376 384L348 404L316 384L290 396Z', cloth) +
  shade('M300 250H400L401 266H299ZM348 270L352 400L348 404L340 398Z', 0.14) +
  rect(628, 368, 84, 170, '#4F8A72', 18) +
  path('M646 368L654 330H686L694 368Z', '#4F8A72') +
  path('M650 332V310H626V294H696L690 332Z', '#F7F4EC') +
  path('M660 310H640C636 326 640 336 646 342Z', colours.brick) +
  rect(640, 420, 60, 70, '#F7F4EC', 8) +
  circle(670, 455, 18, '#F3D36B');

/** What one moves house, paints and cleans with. */
export const services = {
  movingboxes: kind<Boxes>({
    variants: {
      brown: { room: rooms.sky, card: '#C49A66', tape: '#A0703F' },
      white: { room: rooms.clay, card: '#F1EBDD', tape: '#D8A22E' },
    },
    draw: movingboxes,
    views: [
      [100, 90, 600],
      [100, 110, 380],
      [430, 80, 340],
      [420, 290, 320],
    ],
  }),
  paintroller: kind<Roller>({
    variants: {
      blue: { room: rooms.sand, paint: '#4F86A6' },
      green: { room: rooms.clay, paint: '#5F9678' },
      red: { room: rooms.sage, paint: '#C4614A' },
    },
    draw: paintroller,
    views: [
      [140, 110, 560],
      [170, 230, 300],
      [460, 200, 320],
      [90, 140, 360],
    ],
  }),
  bucket: kind<Bucket>({
    variants: {
      blue: { room: rooms.straw, pail: '#3F7FA6', cloth: '#E3A04F' },
      yellow: { room: rooms.plum, pail: '#E3AE37', cloth: '#5F9CBF' },
    },
    draw: bucket,
    views: [
      [170, 110, 560],
      [180, 130, 400],
      [480, 280, 320],
      [230, 200, 280],
    ],
  }),
} satisfies Kinds;
