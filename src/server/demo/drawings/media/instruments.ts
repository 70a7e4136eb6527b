import { kind, type Kinds } from '../kind.ts';
import { colours, type Room, rooms } from '../palettes.ts';
import { circle, contact, each, indoors, line, path, rect, shade, sheen, turned, upTo } from '../shapes.ts';

interface Piano {
  readonly room: Room;
  readonly body: string;
  readonly stool: string;
}

const piano = ({ room, body, stool }: Piano) =>
  indoors(room) +
  contact(400, 520, 310, 14) +
  // body
  rect(136, 150, 528, 350, body, 4) +
  rect(122, 136, 556, 22, body, 4) +
  sheen('M124 138H676V144H124Z', 0.3) +
  shade('M136 158H664V170H136Z', 0.25) +
  rect(160, 184, 480, 96, '#fff', 4, { opacity: 0.07 }) +
  // music on its rest
  rect(300, 176, 100, 112, '#F7F4EC', 2) +
  rect(402, 176, 100, 112, '#EFE9DA', 2) +
  line(
    each(upTo(5), (index) => `M312 ${194 + index * 20}H390M414 ${194 + index * 20}H490`),
    '#000',
    2,
    { opacity: 0.35 },
  ) +
  each([326, 352, 374, 430, 456, 478], (x, index) => circle(x, 200 + ((index * 2) % 5) * 18, 5, '#2B2F33')) +
  rect(280, 286, 240, 8, '#000', 3, { opacity: 0.35 }) +
  // keys
  rect(112, 330, 576, 40, body, 5) +
  rect(140, 312, 520, 34, '#FBF8F1') +
  line(
    each(upTo(25), (index) => `M${160 + index * 20} 314V346`),
    '#000',
    1.5,
    { opacity: 0.25 },
  ) +
  each(
    upTo(25).filter((index) => ![2, 6].includes(index % 7)),
    (index) => rect(154 + index * 20, 312, 12, 20, '#1F2427', 1.5),
  ) +
  rect(112, 306, 30, 42, body, 4) +
  rect(658, 306, 30, 42, body, 4) +
  shade('M112 356H688V366C688 368 686 370 684 370H116C114 370 112 368 112 366Z', 0.3) +
  // below the keys
  shade('M136 370H664V396H136Z', 0.3) +
  rect(176, 402, 448, 82, '#fff', 4, { opacity: 0.07 }) +
  path('M124 370H158L150 500H132ZM642 370H676L668 500H650Z', body) +
  sheen('M124 370H132L138 500H132ZM642 370H650L656 500H650Z', 0.12) +
  rect(118, 496, 564, 24, body, 4) +
  shade('M118 508H682V516C682 518 680 520 678 520H122C120 520 118 518 118 516Z', 0.25) +
  line('M380 494H366M406 494H392M432 494H418', colours.brass, 8) +
  // stool
  line('M316 476L300 574M484 476L500 574', '#1F2427', 14) +
  rect(286, 448, 228, 34, stool, 12) +
  shade('M286 468H514C514 478 508 482 502 482H298C292 482 286 478 286 468Z', 0.2) +
  each([342, 400, 458], (x) => circle(x, 462, 4, '#000', { opacity: 0.25 }));

interface Accordion {
  readonly room: Room;
  readonly body: string;
  readonly trim: string;
}

const folds = upTo(15);
// The bellows: a zigzag above, the same below.
const bellows = `M262 170${each(folds, (index) => `L${262 + index * 20} ${(index % 2 ? 148 : 164) - Math.sin((index / 14) * Math.PI) * 16}`)}V480${each(folds, (index) => `L${542 - index * 20} ${(index % 2 ? 512 : 494) + Math.sin((index / 14) * Math.PI) * 4}`)}Z`;

const accordion = ({ room, body, trim }: Accordion) =>
  indoors(room) +
  contact(404, 518, 300, 15) +
  path(bellows, '#2B2F33') +
  each(upTo(7), (index) =>
    path(
      `M${272 + index * 40} 168L${282 + index * 40} 150L${292 + index * 40} 168V494L${282 + index * 40} 510L${272 + index * 40} 494Z`,
      trim,
      { opacity: 0.85 },
    ),
  ) +
  line(
    each(upTo(7), (index) => `M${282 + index * 40} 152V508`),
    '#000',
    3,
    { opacity: 0.2 },
  ) +
  shade('M262 450H542V500L520 512H282L262 500Z', 0.16) +
  // the right hand's side, with its keys
  turned(
    -3,
    262,
    500,
    path('M172 128H250C262 128 268 134 268 146V500C268 510 262 516 252 516H172Z', body),
    sheen('M180 136H250V144H180Z', 0.35),
    rect(188, 180, 64, 230, trim, 8),
    each(upTo(7), (index) => rect(198, 196 + index * 30, 44, 12, body, 6)),
    shade('M172 450H268V500C268 510 262 516 252 516H172Z', 0.16),
    rect(96, 116, 80, 408, '#23282B', 8),
    rect(100, 126, 68, 388, '#FBF8F1', 4),
    line(
      each(upTo(13), (index) => `M100 ${154 + index * 27.7}H168`),
      '#000',
      2,
      { opacity: 0.3 },
    ),
    each(
      upTo(13).filter((index) => ![2, 6, 9, 13].includes(index)),
      (index) => rect(128, 146 + index * 27.7, 40, 16, '#1F2427', 3),
    ),
  ) +
  // the left hand's side, with its buttons
  turned(
    4,
    542,
    500,
    path(
      'M538 146C538 134 544 128 556 128H634C658 128 668 140 668 164V480C668 504 658 516 634 516H554C544 516 538 510 538 500Z',
      body,
    ),
    sheen('M556 136H630V144H556Z', 0.35),
    shade('M538 450H668V480C668 504 658 516 634 516H554C544 516 538 510 538 500Z', 0.16),
    each(upTo(36), (index) =>
      circle(566 + (index % 4) * 24, 182 + Math.floor(index / 4) * 30 - (index % 4) * 5, 7.5, trim),
    ),
    line('M664 172C706 200 706 440 664 470', room.dark, 15),
  );

/** Instruments with keys. */
export const instruments = {
  piano: kind<Piano>({
    variants: {
      black: { room: rooms.clay, body: '#2E3438', stool: colours.brick },
      brown: { room: rooms.mint, body: '#7A4B2C', stool: '#2B2F33' },
    },
    draw: piano,
    views: [
      [100, 110, 600],
      [100, 250, 300],
      [260, 140, 300],
      [260, 360, 300],
    ],
  }),
  accordion: kind<Accordion>({
    variants: {
      red: { room: rooms.sand, body: '#B23A30', trim: '#F1E6CF' },
      black: { room: rooms.sage, body: '#2E3438', trim: '#D8B45A' },
    },
    draw: accordion,
    views: [
      [80, 100, 420],
      [80, 240, 300],
      [480, 110, 300],
      [240, 130, 320],
    ],
  }),
} satisfies Kinds;
