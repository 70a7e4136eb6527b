import { kind, type Kinds } from '../kind.ts';
import { colours, type Room, rooms } from '../palettes.ts';
import {
  circle,
  contact,
  each,
  ellipse,
  indoors,
  line,
  path,
  rect,
  ring,
  shade,
  sheen,
  upTo,
  within,
} from '../shapes.ts';

interface CoffeeMachine {
  readonly room: Room;
  readonly body: string;
  readonly cup: string;
}

const cupOn = (x: number, y: number, cup: string) =>
  path(`M${x} ${y}h54v18c0 14 -10 22 -27 22s-27 -8 -27 -22Z`, cup) +
  line(`M${x + 54} ${y + 8}c16 -2 16 18 -2 18`, cup, 6) +
  shade(`M${x + 27} ${y}h27v18c0 14 -10 22 -27 22Z`, 0.1);

const coffeemachine = ({ room, body, cup }: CoffeeMachine) =>
  indoors(room, 440) +
  rect(0, 520, 800, 80, room.dark, 0, { opacity: 0.12 }) +
  contact(400, 512, 270, 13) +
  // back, group head, spouts
  rect(196, 250, 380, 200, '#3A4145') +
  rect(196, 250, 40, 200, body) +
  rect(536, 250, 40, 200, body) +
  shade('M196 250H236V450H196ZM536 250H576V450H536Z', 0.2) +
  shade('M236 250H536V280H236Z', 0.3) +
  rect(330, 262, 120, 30, '#C3C9CB', 6) +
  rect(346, 292, 88, 26, '#858C91', 6) +
  line('M346 306L262 326', '#2B2F33', 20) +
  line('M372 318V340M408 318V340', '#858C91', 10) +
  line('M372 346V388M408 346V388', '#6B4630', 5) +
  // steam wand and jug
  line('M500 262V312L484 372', '#C3C9CB', 8) +
  path('M462 376H520L530 440H452Z', '#D8DCDD') +
  line('M524 390C546 390 546 424 526 424', '#D8DCDD', 7) +
  shade('M496 376H520L530 440H496Z', 0.14) +
  cupOn(363, 392, cup) +
  ellipse(390, 438, 46, 6, cup) +
  // drip tray
  path('M176 440H596L604 496C604 506 598 512 588 512H184C174 512 168 506 168 496Z', body) +
  rect(222, 440, 328, 12, '#23292C', 4) +
  line(
    each(upTo(12), (index) => `M${238 + index * 27} 446h12`),
    '#858C91',
    4,
  ) +
  shade('M172 476H600L604 496C604 506 598 512 588 512H184C174 512 168 506 168 496Z', 0.18) +
  // head with gauge, knob, lights
  rect(176, 130, 420, 130, body, 26) +
  sheen('M202 134H570C582 136 590 144 592 154H180C182 144 190 136 202 134Z', 0.3) +
  shade('M176 228H596V234C596 250 586 260 570 260H202C186 260 176 250 176 234Z', 0.18) +
  circle(258, 194, 36, '#C3C9CB') +
  circle(258, 194, 28, '#FBF8F1') +
  line('M258 194L274 178', colours.brick, 5) +
  circle(258, 194, 5, '#2B2F33') +
  each([340, 388, 436], (x) => circle(x, 194, 15, '#2B2F33') + circle(x, 194, 6, x === 340 ? '#8FC3B0' : '#858C91')) +
  circle(524, 194, 32, '#2B2F33') +
  line('M524 194V172', '#C3C9CB', 6) +
  // cups that get warm on top
  line('M206 116H566M220 116V130M386 116V130M552 116V130', '#858C91', 7) +
  each([232, 312], (x) => cupOn(x, 74, cup)) +
  cupOn(272, 34, cup) +
  path('M450 112V66C450 56 456 50 466 50H520C530 50 536 56 536 66V112Z', '#8A5A36') +
  rect(444, 42, 98, 16, '#2B2F33', 6) +
  // beans beside
  each(
    [
      [650, 506],
      [676, 514],
      [664, 528],
      [704, 508],
    ] as const,
    ([x, y]) => ellipse(x, y, 12, 8, '#5A3A26') + line(`M${x - 8} ${y}q8 -5 16 0`, '#3B2517', 2),
  );

interface Vacuum {
  readonly room: Room;
  readonly body: string;
  readonly trim: string;
}

const vacuumBody = 'M404 508C392 440 420 360 500 326C580 296 676 320 712 400C730 440 734 480 726 508Z';

const vacuum = ({ room, body, trim }: Vacuum) =>
  indoors(room) +
  contact(564, 536, 190, 13) +
  contact(150, 536, 112, 9) +
  // hose, tube, nozzle
  line('M440 392C380 330 420 200 370 130C346 96 304 92 276 118', '#2B2F33', 24) +
  line('M440 392C380 330 420 200 370 130C346 96 304 92 276 118', '#fff', 24, {
    opacity: 0.14,
    'stroke-dasharray': '3 9',
    'stroke-linecap': 'butt',
  }) +
  line('M256 146L164 500', '#C3C9CB', 18) +
  line('M260 146L168 500', '#fff', 5, { opacity: 0.5 }) +
  line('M216 300L206 338', '#858C91', 24) +
  line('M300 100C286 102 272 112 266 126L252 172', trim, 26) +
  line('M286 104C250 84 214 100 208 130', trim, 15) +
  path('M148 476H186L206 504H244C254 504 260 510 260 520V534H58V520C58 510 64 504 74 504H132Z', '#2B2F33') +
  rect(58, 524, 202, 12, trim, 4) +
  // body
  path(vacuumBody, body) +
  within(
    'vacuum',
    vacuumBody,
    shade('M380 452H750V520H380Z', 0.16),
    sheen('M440 400C460 356 510 332 568 330C520 346 480 376 466 420Z', 0.34),
    path('M560 310C620 330 650 380 652 452H750V300Z', '#000', { opacity: 0.14 }),
  ) +
  line('M500 330C520 288 604 284 630 318', trim, 16) +
  line('M400 470H726', trim, 10) +
  circle(452, 396, 30, '#2B2F33') +
  circle(452, 396, 16, '#5B6468') +
  rect(530, 384, 66, 26, '#2B2F33', 13) +
  circle(584, 397, 8, colours.mustard) +
  // wheels, flex
  circle(652, 478, 60, '#23292C') +
  circle(652, 478, 34, body) +
  ring(652, 478, 34, '#fff', 4, { opacity: 0.25 }) +
  circle(652, 478, 10, '#23292C') +
  circle(446, 514, 24, '#23292C') +
  circle(446, 514, 9, '#858C91') +
  line('M726 500C770 512 776 548 724 552S600 548 560 566', '#2B2F33', 6) +
  path('M548 556H562V578H548L538 572V562Z', '#2B2F33');

/** The smaller machines of a household. */
export const machines = {
  coffeemachine: kind<CoffeeMachine>({
    variants: {
      steel: { room: rooms.sage, body: '#BCC3C6', cup: '#F7F4EC' },
      red: { room: rooms.sand, body: '#C4503B', cup: '#F7F4EC' },
      black: { room: rooms.clay, body: '#33383C', cup: '#F1E6CF' },
    },
    draw: coffeemachine,
    views: [
      [130, 30, 520],
      [220, 240, 330],
      [170, 20, 320],
      [330, 120, 300],
    ],
  }),
  vacuum: kind<Vacuum>({
    variants: {
      red: { room: rooms.mint, body: '#C4503B', trim: '#3A4145' },
      grey: { room: rooms.straw, body: '#9AA2A6', trim: '#2D5B73' },
    },
    draw: vacuum,
    views: [
      [40, 60, 640],
      [360, 270, 400],
      [40, 320, 320],
      [180, 60, 280],
    ],
  }),
} satisfies Kinds;
