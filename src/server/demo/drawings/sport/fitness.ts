import { kind, type Kinds } from '../kind.ts';
import { colours, type Room, rooms } from '../palettes.ts';
import {
  circle,
  contact,
  each,
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

const treadmill = ({ room, frame, accent }: { room: Room; frame: string; accent: string }) =>
  indoors(room) +
  contact(400, 522, 320, 14) +
  // far upright and rail
  line('M560 470L628 200', frame, 16, { opacity: 0.75 }) +
  // deck with its belt
  path('M92 478L640 432L700 470V500L660 512L120 516C96 516 84 500 92 478Z', frame) +
  path('M110 480L610 438L648 462L130 492Z', '#23292C') +
  path('M92 478L640 432L644 438L100 486Z', '#fff', { opacity: 0.25 }) +
  shade('M100 500H680L660 512L120 516C108 516 102 510 100 500Z', 0.25) +
  rect(112, 506, 36, 18, '#23292C', 7) +
  rect(630, 500, 52, 24, '#23292C', 8) +
  path('M560 470C580 432 660 430 702 460C712 472 710 500 690 504H580C562 504 552 490 560 470Z', frame) +
  sheen('M576 468C596 442 650 440 688 464C650 456 610 456 576 468Z', 0.25) +
  rect(600, 474, 60, 9, accent, 4) +
  // near upright, console, handrails
  line('M620 470L676 206', frame, 22) +
  line('M640 306L500 322C488 324 482 332 484 342', frame, 15) +
  line('M540 318L500 322C488 324 482 332 484 342', accent, 17) +
  path(
    'M566 206L600 112C604 104 610 100 618 102L694 122C704 126 708 134 704 144L680 226C676 236 668 240 658 238L578 222C568 220 562 214 566 206Z',
    frame,
  ) +
  path('M592 196L614 132L676 148L656 210Z', '#9CC7D6') +
  sheen('M600 194L622 134L646 140L624 202Z', 0.35) +
  line('M604 180L620 168L632 182L650 160', '#F7F4EC', 5) +
  path('M566 206L578 222L658 238C668 240 676 236 680 226L560 204Z', '#000', { opacity: 0.2 });

interface Weights {
  readonly room: Room;
  /** Of the three pairs, from the front to the back. */
  readonly heads: readonly [string, string, string];
  readonly kettle: string;
}

const dumbbell = (x: number, y: number, size: number, head: string) =>
  moved(
    x,
    y,
    size,
    rect(-62, -15, 124, 30, '#B9BFC1', 10),
    shade('M-62 3H62V5C62 11 58 15 52 15H-52C-58 15 -62 11 -62 5Z', 0.2),
    each([-1, 1], (side) => {
      const at = side * 96;
      return (
        path(
          `M${at - 40} -36L${at - 26} -52H${at + 26}L${at + 40} -36V36L${at + 26} 52H${at - 26}L${at - 40} 36Z`,
          head,
        ) +
        path(`M${at - 40} -36L${at - 26} -52H${at + 26}L${at + 40} -36V-24H${at - 40}Z`, '#fff', { opacity: 0.18 }) +
        shade(`M${at - 40} 22H${at + 40}V36L${at + 26} 52H${at - 26}L${at - 40} 36Z`, 0.2)
      );
    }),
  );

const dumbbells = ({ room, heads, kettle }: Weights) =>
  indoors(room, 380) +
  moved(
    -48,
    -100,
    1.12,
    path('M110 420H690L730 566H70Z', room.dark, { opacity: 0.85 }),
    path('M70 566H730V578H70Z', '#000', { opacity: 0.35 }),
    contact(610, 432, 74, 9),
    line('M576 344C560 266 660 266 644 344', kettle, 20),
    path(
      'M610 318C662 318 688 352 684 388C682 412 668 430 644 434H576C552 430 538 412 536 388C532 352 558 318 610 318Z',
      kettle,
    ),
    sheen('M556 366C562 342 586 330 610 330C590 340 572 352 566 376Z', 0.3),
    shade('M538 400H682C678 420 664 432 644 434H576C556 432 542 420 538 400Z', 0.2),
    contact(300, 432, 128, 8),
    dumbbell(300, 396, 0.74, heads[2]),
    contact(506, 484, 150, 9),
    dumbbell(506, 444, 0.84, heads[1]),
    contact(262, 534, 180, 10),
    dumbbell(262, 486, 1, heads[0]),
  );

interface Racket {
  readonly room: Room;
  readonly frame: string;
  readonly grip: string;
}

const strung = 'M400 40C484 40 536 108 528 190C522 262 470 318 400 318C330 318 278 262 272 190C264 108 316 40 400 40Z';

const ball = (x: number, y: number) =>
  circle(x - 10, y + 13, 42, '#000', { opacity: 0.18 }) +
  circle(x, y, 42, '#D3DC5A') +
  line(
    `M${x - 36} ${y - 20}C${x - 8} ${y - 16} ${x - 8} ${y + 20} ${x - 34} ${y + 24}M${x + 34} ${y - 24}C${x + 6} ${y - 18} ${x + 6} ${y + 18} ${x + 36} ${y + 20}`,
    '#F7F4EC',
    5,
  );

const racketOutline = (colour: string) =>
  path(strung, 'none', { stroke: colour, 'stroke-width': 22 }) +
  line('M330 306L386 404M470 306L414 404', colour, 19) +
  rect(376, 392, 48, 172, colour, 12);

const racket = ({ room, frame, grip }: Racket) =>
  tabletop(room) +
  turned(
    38,
    400,
    300,
    group({ transform: 'translate(-2 22)', opacity: 0.17 }, racketOutline('#000')),
    within(
      'strings',
      strung,
      rect(250, 30, 300, 300, '#fff', 0, { opacity: 0.2 }),
      line(
        each(upTo(13), (index) => `M${280 + index * 20} 30V330`) +
          each(upTo(14), (index) => `M260 ${52 + index * 20}H540`),
        '#F7F4EC',
        2.5,
      ),
    ),
    racketOutline(frame),
    path('M286 230C300 280 344 318 400 318S500 280 514 230', 'none', {
      stroke: '#F7F4EC',
      'stroke-width': 22,
      'stroke-linecap': 'butt',
    }),
    line('M352 62C376 50 424 50 448 62', '#fff', 5, { opacity: 0.4 }),
    rect(374, 420, 52, 148, grip, 10),
    line('M376 446L424 432M376 474L424 460M376 502L424 488M376 530L424 516M376 558L424 544', '#000', 4, {
      opacity: 0.22,
    }),
    rect(370, 414, 60, 14, room.dark, 5),
  ) +
  ball(170, 200) +
  ball(610, 450);

/** What one trains and plays with. */
export const fitness = {
  treadmill: kind({
    variants: {
      black: { room: rooms.mint, frame: '#343A3E', accent: colours.brick },
      grey: { room: rooms.straw, frame: '#8D9599', accent: '#2F6C93' },
    },
    draw: treadmill,
    views: [
      [440, 80, 320],
      [290, 190, 440],
      [400, 200, 360],
      [480, 360, 280],
    ],
  }),
  dumbbells: kind<Weights>({
    variants: {
      black: { room: rooms.sand, heads: ['#3A4145', '#3A4145', '#3A4145'], kettle: '#454D51' },
      mixed: { room: rooms.sage, heads: [colours.brick, '#E3AE37', '#3F7697'], kettle: '#4E8A5B' },
    },
    draw: dumbbells,
    views: [
      [80, 330, 330],
      [520, 210, 260],
      [300, 300, 340],
      [80, 190, 540],
    ],
  }),
  racket: kind<Racket>({
    variants: {
      yellow: { room: rooms.sky, frame: '#E3AE37', grip: '#2B2F33' },
      blue: { room: rooms.clay, frame: '#2F6C93', grip: '#F1E6CF' },
    },
    draw: racket,
    views: [
      [330, 20, 440],
      [60, 250, 440],
      [60, 110, 300],
      [440, 330, 320],
    ],
  }),
} satisfies Kinds;
