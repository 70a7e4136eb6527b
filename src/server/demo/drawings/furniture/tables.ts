import { kind, type Kinds } from '../kind.ts';
import { colours, type Room, rooms } from '../palettes.ts';
import {
  circle,
  contact,
  each,
  ellipse,
  group,
  indoors,
  leaves,
  line,
  moved,
  path,
  rect,
  shade,
  sheen,
} from '../shapes.ts';

interface Table {
  readonly room: Room;
  readonly top: string;
  readonly legs: string;
  readonly lamp: string;
}

const table = ({ room, top, legs, lamp }: Table) =>
  indoors(room, 400) +
  // lamp above
  line('M400 0V66', room.dark, 5) +
  path('M318 134C318 90 352 64 400 64C448 64 482 90 482 134Z', lamp) +
  shade('M400 64C448 64 482 90 482 134H440C440 100 424 76 400 64Z', 0.12) +
  ellipse(400, 134, 82, 11, colours.lamp) +
  contact(400, 546, 320, 13) +
  line('M196 330L186 480M604 330L614 480', legs, 20) +
  line('M196 330L186 480M604 330L614 480', '#000', 20, { opacity: 0.22 }) +
  path('M176 268H624L716 326H84Z', top) +
  sheen('M430 268H540L452 326H290Z', 0.3) +
  line('M232 284H350M470 296H610M160 312H300M420 314H500', '#000', 3, { opacity: 0.08 }) +
  // bowl of fruit, jug with twigs
  ellipse(330, 308, 74, 8, '#000', { opacity: 0.14 }) +
  circle(300, 262, 18, '#D9973A') +
  circle(334, 256, 20, colours.brick) +
  circle(364, 264, 16, '#8BA94E') +
  path('M262 266H398C396 292 370 308 330 308S264 292 262 266Z', '#7FB0AA') +
  shade('M270 284H390C380 300 358 308 330 308S280 300 270 284Z', 0.1) +
  ellipse(508, 302, 34, 6, '#000', { opacity: 0.14 }) +
  leaves(504, 236, 84, colours.leaf) +
  path('M484 226H526L536 288C536 298 526 302 506 302S476 298 476 288Z', '#5F8FA8') +
  shade('M506 226H526L536 288C536 298 526 302 506 302Z', 0.12) +
  // front legs, apron
  path('M108 340H150L140 542H118ZM692 340H650L660 542H682Z', legs) +
  shade('M130 340H150L140 542H130ZM671 340H692L682 542H671Z', 0.12) +
  rect(120, 338, 560, 28, legs) +
  shade('M120 338H680V352H120Z', 0.26) +
  rect(82, 322, 636, 20, top, 5) +
  shade('M82 332H718V337C718 340 716 342 713 342H87C84 342 82 340 82 337Z', 0.18);

interface Chairs {
  readonly room: Room;
  readonly frame: string;
  readonly cushion: string;
}

// Its feet stand at the origin.
const chair = (frame: string, cushion: string) =>
  line('M-72 -190L-80 -26M72 -190L80 -26', frame, 14) +
  line('M-72 -190L-80 -26M72 -190L80 -26', '#000', 14, { opacity: 0.25 }) +
  line('M-80 -212L-92 -388M80 -212L92 -388', frame, 15) +
  line(
    each([-50, -17, 17, 50], (x) => `M${x} -210L${x * 1.14} -380`),
    frame,
    9,
  ) +
  path('M-106 -426C-40 -442 40 -442 106 -426L100 -370C40 -384 -40 -384 -100 -370Z', frame) +
  sheen('M-104 -424C-40 -440 40 -440 104 -424L103 -412C40 -426 -40 -426 -103 -412Z', 0.22) +
  path('M-84 -226H84L110 -180H-110Z', frame) +
  path(
    'M-74 -236C-40 -242 40 -242 74 -236C92 -222 98 -206 98 -192C40 -186 -40 -186 -98 -192C-98 -206 -92 -222 -74 -236Z',
    cushion,
  ) +
  shade('M-97 -204C-40 -196 40 -196 97 -204L98 -192C40 -186 -40 -186 -98 -192Z', 0.14) +
  line('M-92 -166L-104 -6M92 -166L104 -6', frame, 17) +
  line('M-98 -76H98', frame, 10) +
  rect(-110, -182, 220, 24, frame, 6) +
  shade('M-110 -170H110V-164C110 -160 108 -158 104 -158H-104C-108 -158 -110 -160 -110 -164Z', 0.2);

const chairs = ({ room, frame, cushion }: Chairs) =>
  indoors(room) +
  contact(570, 504, 128, 11) +
  moved(564, 508, 0.94, group({ transform: 'skewY(-5)' }, chair(frame, cushion))) +
  contact(240, 536, 138, 12) +
  moved(246, 536, 1.06, group({ transform: 'skewY(5)' }, chair(frame, cushion)));

/** Dining tables, and the chairs that stand round them. */
export const tables = {
  table: kind<Table>({
    variants: {
      oak: { room: rooms.sage, top: '#CF9C64', legs: '#B98450', lamp: colours.ink },
      white: { room: rooms.clay, top: '#FBF8F1', legs: '#F1ECE0', lamp: colours.fir },
      walnut: { room: rooms.sky, top: '#85573A', legs: '#6E452C', lamp: colours.mustard },
    },
    draw: table,
    views: [
      [70, 156, 500],
      [230, 180, 380],
      [60, 290, 300],
      [400, 160, 360],
    ],
  }),
  chairs: kind<Chairs>({
    variants: {
      wood: { room: rooms.mint, frame: '#C48C55', cushion: colours.brick },
      black: { room: rooms.straw, frame: '#2F3337', cushion: '#8C9398' },
      white: { room: rooms.plum, frame: '#F7F4EC', cushion: '#5F8FA8' },
    },
    draw: chairs,
    views: [
      [80, 60, 520],
      [120, 60, 270],
      [100, 280, 310],
      [430, 230, 280],
    ],
  }),
} satisfies Kinds;
