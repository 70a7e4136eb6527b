import { type Build, car, mirror, type Paint } from './carBody.ts';
import { kind, type Kinds, type Views } from '../kind.ts';
import { colours, places } from '../palettes.ts';
import { line, path } from '../shapes.ts';

const views: Views = [
  [60, 222, 440],
  [340, 236, 410],
  [66, 336, 280],
  [210, 226, 320],
];

const hatchback: Build = {
  shell:
    'M90 468C86 440 88 420 102 404C122 388 170 378 234 368L316 300C338 284 362 276 398 274H520C566 274 598 282 622 302L676 358C696 372 704 392 706 424V468C706 486 700 494 686 494H112C98 494 92 486 90 468Z',
  glass:
    'M262 366L334 306C346 297 358 293 376 293H424V366ZM440 293H516C550 293 574 299 590 313L618 344C626 356 622 366 606 366H440Z',
  seams: 'M432 292V476M262 366C256 400 258 440 268 476M618 366C622 390 606 400 590 412M102 412C150 404 210 400 258 398',
  handles: [
    [386, 388],
    [560, 388],
  ],
  axles: [206, 594],
  wheel: 58,
  lights: [
    'M104 404C120 394 146 390 168 388C164 402 140 414 98 418Z',
    'M664 372L684 370C698 382 704 398 704 412L678 408C668 400 664 388 664 372Z',
  ],
  sill: 452,
};

const estate: Build = {
  shell:
    'M72 468C68 442 70 424 84 408C106 392 152 382 214 372L296 300C318 284 342 276 378 274H618C652 274 668 282 680 300L712 362C726 374 732 394 732 424V468C732 486 726 494 712 494H96C80 494 74 486 72 468Z',
  glass:
    'M240 368L312 308C324 298 336 294 354 294H394V368ZM408 294H520V368H408ZM534 294H612C636 294 648 300 656 314L674 350C678 362 674 368 660 368H534Z',
  seams:
    'M401 292V476M240 368C234 402 236 442 246 476M527 292V392C527 410 540 420 552 428M84 416C132 408 190 402 236 400',
  handles: [
    [356, 390],
    [484, 390],
  ],
  axles: [188, 612],
  wheel: 58,
  lights: [
    'M86 408C102 398 128 394 150 392C146 406 122 418 80 422Z',
    'M690 376L714 372C726 384 732 400 732 418L704 414C694 406 690 392 690 376Z',
  ],
  sill: 452,
};

const suv: Build = {
  shell:
    'M84 456C80 420 82 392 100 376C124 360 170 352 226 346L290 262C306 244 326 234 358 232H590C628 232 650 240 664 262L700 336C718 350 724 374 724 402V460C724 480 716 488 702 488H106C92 488 86 476 84 456Z',
  glass:
    'M254 342L310 268C318 257 330 252 346 252H392V342ZM408 252H516V342H408ZM532 252H588C618 252 632 258 640 272L664 322C670 336 664 342 652 342H532Z',
  seams:
    'M400 250V466M254 342C248 380 250 420 260 452M524 250V372C524 392 536 404 548 412M98 386C140 378 196 374 248 372',
  handles: [
    [354, 368],
    [480, 368],
  ],
  axles: [200, 606],
  wheel: 68,
  lights: [
    'M104 376C122 366 146 362 168 360V378C146 388 122 392 92 392Z',
    'M682 346L704 344C716 356 722 374 722 392L698 388C686 378 682 362 682 346Z',
  ],
  sill: 430,
  cladding: true,
};

const cabrio: Build = {
  shell:
    'M74 470C70 446 74 426 92 412C130 394 200 382 292 374L330 384H604C644 384 686 388 708 402C720 418 722 442 720 470C720 486 714 494 700 494H98C82 494 76 486 74 470Z',
  glass: 'M290 376L352 300L362 302L318 384Z',
  seams: 'M318 386C312 420 314 450 322 476M506 386C512 420 510 450 504 476M92 420C160 404 240 396 314 394',
  handles: [[466, 404]],
  axles: [194, 606],
  wheel: 60,
  lights: [
    'M96 412C114 402 142 396 166 394C160 408 134 420 88 424Z',
    'M690 396L708 402C718 412 720 424 720 434H694C686 424 686 408 690 396Z',
  ],
  sill: 454,
};

// Seats, steering wheel and the folded roof show above the doors.
const openTop = (body: string) =>
  path('M396 396C392 360 396 330 404 322C412 314 430 316 434 326C440 344 446 370 448 396Z', '#A8683C') +
  path('M404 322C412 314 430 316 434 326L436 338H400Z', '#8A5230') +
  path('M500 396C498 366 500 346 508 338C516 332 530 334 534 342C538 356 542 376 544 396Z', '#A8683C') +
  path('M508 338C516 332 530 334 534 342L536 352H502Z', '#8A5230') +
  line('M356 346L376 386', '#20282B', 8) +
  path('M552 388C552 366 570 354 606 354C646 354 676 366 690 390Z', '#3A3B3D') +
  path('M556 376C590 362 640 362 682 378L690 392H552Z', body);

const rails = (from: number, to: number, y: number, colour: string) =>
  line(`M${from} ${y + 12}L${from + 10} ${y}H${to - 12}L${to} ${y + 12}`, colour, 6);

/** Passenger cars, seen from the left on a road before the mountains. */
export const cars = {
  hatchback: kind<Paint>({
    variants: {
      red: { place: places.summer, body: colours.brick },
      blue: { place: places.evening, body: colours.ink },
      white: { place: places.noon, body: colours.white },
      grey: { place: places.spring, body: '#6C767C' },
    },
    draw: (paint) => car(paint, hatchback, '', mirror(262, 372, paint.body)),
    views,
  }),
  estate: kind<Paint>({
    variants: {
      black: { place: places.spring, body: '#32383C' },
      silver: { place: places.autumn, body: '#B9C1C4' },
      green: { place: places.dusk, body: '#3B7558' },
    },
    draw: (paint) => car(paint, estate, rails(350, 640, 264, '#4A5155'), mirror(240, 374, paint.body)),
    views,
  }),
  suv: kind<Paint>({
    variants: {
      white: { place: places.dusk, body: colours.white },
      grey: { place: places.evening, body: '#7C868A' },
      blue: { place: places.summer, body: '#3F7697' },
    },
    draw: (paint) => car(paint, suv, rails(340, 620, 220, '#4A5155'), mirror(254, 348, paint.body)),
    views,
  }),
  cabrio: kind<Paint>({
    variants: {
      red: { place: places.noon, body: '#C04A38' },
      yellow: { place: places.dusk, body: colours.mustard },
    },
    draw: (paint) =>
      car(paint, cabrio, openTop(paint.body), line('M290 376L354 298', '#20282B', 6) + mirror(316, 388, paint.body)),
    views,
  }),
} satisfies Kinds;
