import { kind, type Kinds } from '../kind.ts';
import { colours, type Room, rooms } from '../palettes.ts';
import { cast, circle, contact, group, line, onDesk, path, rect, shade, sheen, tabletop, turned } from '../shapes.ts';

interface Printer {
  readonly room: Room;
  readonly wood: string;
  readonly shell: string;
  readonly dark: string;
}

const printer = ({ room, wood, shell, dark }: Printer) =>
  onDesk(room, wood) +
  contact(400, 508, 280, 13) +
  // paper at the back
  path('M268 90H532L520 236H280Z', '#D6D5CF') +
  path('M284 72H516L508 236H292Z', '#FFFFFF') +
  shade('M290 200H510L508 236H292Z', 0.1) +
  // body
  path('M196 222H604C620 222 630 230 634 244L652 330H148L166 244C170 230 180 222 196 222Z', shell) +
  shade('M148 314H652V330H148Z', 0.08) +
  rect(132, 322, 536, 180, shell, 22) +
  shade('M132 440H668V480C668 494 660 502 646 502H154C140 502 132 494 132 480Z', 0.12) +
  // what it has just printed
  rect(228, 372, 344, 66, '#1E2427', 8) +
  path('M252 414H548L584 536H216Z', '#FFFFFF') +
  path('M272 428H528L552 516H248Z', '#9CC7D8') +
  path('M262 466L330 436L386 470L432 448L540 476L552 516H248Z', '#5E8B62') +
  circle(486, 444, 10, '#F3D36B') +
  shade('M252 414H548L552 428H248Z', 0.18) +
  // panel
  path('M440 252H592C600 252 605 256 607 264L616 304H428L434 260C435 255 437 252 440 252Z', dark) +
  path('M452 264H532V294H446Z', '#8FD3E8') +
  circle(560, 278, 9, '#9BE08C') +
  circle(588, 278, 9, '#5B6468') +
  sheen('M190 236H410L404 246H184Z', 0.5) +
  circle(634, 356, 6, '#9BE08C');

interface Keyboard {
  readonly room: Room;
  readonly shell: string;
  readonly keycap: string;
  readonly accent: string;
}

const rows: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2],
  [1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5],
  [1.8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.2],
  [2.3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.7],
  [1.4, 1.2, 1.2, 6, 1.2, 1.2, 1.8],
];

const cap = (x: number, y: number, width: number) =>
  `M${107 + x * 36} ${219 + y * 38}h${width * 36 - 12}v24h${12 - width * 36}Z`;

const caps = rows
  .flatMap((row, y) =>
    row.map((width, index) =>
      cap(
        row.slice(0, index).reduce((sum, before) => sum + before, 0),
        y,
        width,
      ),
    ),
  )
  .join('');

// Caps are round at their corners, for their outline is as thick as it is round.
const round = (d: string, fill: string) => path(d, fill, { stroke: fill, 'stroke-width': 6 });

const mouse = (shell: string, accent: string) =>
  cast(rect(676, 236, 92, 150, '#000', 46)) +
  rect(676, 236, 92, 150, shell, 46) +
  path('M676 318C676 366 694 386 722 386S768 366 768 318C740 330 704 330 676 318Z', '#000', { opacity: 0.1 }) +
  line('M722 238V300', '#000', 3, { opacity: 0.25 }) +
  rect(714, 258, 16, 34, accent, 8);

const keyboard = ({ room, shell, keycap, accent }: Keyboard) =>
  tabletop(room) +
  turned(
    -9,
    400,
    300,
    cast(rect(82, 194, 556, 222, '#000', 20)),
    line('M360 196C360 120 420 100 420 -40', room.dark, 7),
    rect(82, 194, 556, 222, shell, 20),
    shade('M82 398H638C638 410 630 416 618 416H102C90 416 82 410 82 398Z', 0.16),
    rect(96, 208, 528, 196, '#000', 10, { opacity: 0.16 }),
    group({ transform: 'translate(0 5)', opacity: 0.3 }, round(caps, '#000')),
    round(caps, keycap),
    round(cap(0, 0, 1) + cap(11.8, 2, 2.2), accent),
    mouse(shell, accent),
  );

/** What stands beside a computer. */
export const peripherals = {
  printer: kind<Printer>({
    variants: {
      white: { room: rooms.sky, wood: '#C79A68', shell: '#F4F2EC', dark: '#2B3236' },
      black: { room: rooms.straw, wood: '#A87448', shell: '#3A4145', dark: '#1B2023' },
    },
    draw: printer,
    views: [
      [110, 60, 580],
      [190, 340, 340],
      [370, 210, 300],
      [220, 50, 360],
    ],
  }),
  keyboard: kind<Keyboard>({
    variants: {
      white: { room: rooms.clay, shell: '#ECE8DE', keycap: '#FFFFFF', accent: colours.brick },
      black: { room: rooms.sage, shell: '#3A4145', keycap: '#20262A', accent: '#5F9CBF' },
    },
    draw: keyboard,
    views: [
      [70, 120, 460],
      [60, 230, 280],
      [560, 120, 240],
      [300, 190, 260],
    ],
  }),
} satisfies Kinds;
