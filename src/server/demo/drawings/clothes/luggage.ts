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
  shade,
  sheen,
  turned,
  upTo,
  within,
} from '../shapes.ts';

interface Case {
  readonly room: Room;
  readonly shell: string;
  readonly trim: string;
}

const suitcase = ({ room, shell, trim }: Case) =>
  indoors(room) +
  contact(376, 546, 210, 14) +
  contact(638, 546, 90, 9) +
  // handle that pulls out
  line('M318 170V46H434V170', '#8B9498', 13) +
  rect(306, 32, 140, 28, '#2B2F33', 12) +
  line('M226 516V540M526 516V540', '#5B6468', 22) +
  each([226, 526], (x) => circle(x, 534, 19, '#23282B') + circle(x, 534, 8, '#8B9498')) +
  rect(186, 142, 380, 382, shell, 44) +
  shade('M186 448H566V480C566 504 546 524 522 524H230C206 524 186 504 186 480Z', 0.16) +
  shade('M500 142H522C546 142 566 162 566 186V480C566 504 546 524 522 524H500Z', 0.1) +
  line(
    each(upTo(6), (index) => `M${244 + index * 53} 166V500`),
    '#000',
    9,
    { opacity: 0.13 },
  ) +
  line(
    each(upTo(6), (index) => `M${239 + index * 53} 166V500`),
    '#fff',
    4,
    { opacity: 0.2 },
  ) +
  sheen('M230 148H522C536 148 548 154 554 164H198C204 154 216 148 230 148Z', 0.3) +
  path(
    'M186 200V186C186 162 206 142 230 142H246C246 176 222 200 186 200ZM566 200V186C566 162 546 142 522 142H506C506 176 530 200 566 200ZM186 466V480C186 504 206 524 230 524H246C246 490 222 466 186 466ZM566 466V480C566 504 546 524 522 524H506C506 490 530 466 566 466Z',
    trim,
  ) +
  rect(322, 132, 108, 20, '#2B2F33', 10) +
  rect(340, 306, 72, 50, trim, 8) +
  rect(352, 318, 48, 10, '#000', 4, { opacity: 0.3 }) +
  // its label
  line('M420 148L460 196', '#7A4B2C', 5) +
  turned(
    -20,
    470,
    214,
    rect(446, 192, 48, 74, '#F1E6CF', 8),
    circle(470, 204, 5, '#7A4B2C'),
    line('M458 226H482M458 240H482', '#000', 3, { opacity: 0.3 }),
  ) +
  // a hat on a smaller bag
  path('M592 390C592 350 684 350 684 390', 'none', { stroke: '#7A4B2C', 'stroke-width': 12 }) +
  rect(560, 386, 156, 156, '#B07A4A', 26) +
  shade('M560 484H716V516C716 530 704 542 690 542H586C572 542 560 530 560 516Z', 0.16) +
  rect(560, 424, 156, 14, '#7A4B2C') +
  rect(624, 416, 28, 30, '#D8AE4A', 5);

interface Umbrella {
  readonly room: Room;
  readonly cloth: string;
  readonly handle: string;
}

const canopy =
  'M120 342C120 190 240 96 400 96S680 190 680 342C664 312 610 312 586 342C562 310 500 310 474 342C452 310 348 310 326 342C300 310 238 310 214 342C190 312 136 312 120 342Z';

const umbrella = ({ room, cloth, handle }: Umbrella) =>
  indoors(room) +
  contact(440, 552, 150, 12) +
  turned(
    14,
    400,
    320,
    line('M400 70V110', '#8B9498', 9),
    line('M400 300V520', '#8B9498', 11),
    path('M400 500V540C400 590 330 590 330 544', 'none', { stroke: handle, 'stroke-width': 20 }),
    rect(388, 478, 24, 40, handle, 6),
    // the far side, seen from below
    path(
      'M120 342C136 312 190 312 214 342C238 310 300 310 326 342C348 310 452 310 474 342C500 310 562 310 586 342C610 312 664 312 680 342C600 300 500 290 400 290S200 300 120 342Z',
      '#000',
      { opacity: 0.35 },
    ),
    path(canopy, cloth),
    within(
      'canopy',
      canopy,
      path(
        'M400 96C340 160 322 250 326 350L214 350C220 240 290 140 400 96ZM400 96C460 160 478 250 474 350L586 350C580 240 510 140 400 96Z',
        '#fff',
        { opacity: 0.14 },
      ),
      shade('M400 96C560 130 640 230 690 360H586C580 240 510 140 400 96Z', 0.14),
      line(
        'M400 96C300 140 220 240 214 342M400 96C340 160 322 250 326 342M400 96C460 160 478 250 474 342M400 96C500 140 580 240 586 342',
        '#000',
        3,
        { opacity: 0.16 },
      ),
    ),
    circle(400, 94, 9, '#8B9498'),
    each([120, 214, 326, 474, 586, 680], (x) => circle(x, 343, 5, '#8B9498')),
  ) +
  // drops that fell from it
  ellipse(250, 556, 44, 7, '#fff', { opacity: 0.4 }) +
  ellipse(330, 574, 26, 5, '#fff', { opacity: 0.4 }) +
  ellipse(190, 576, 20, 4, '#fff', { opacity: 0.4 });

/** What one takes along when one goes away. */
export const luggage = {
  suitcase: kind<Case>({
    variants: {
      blue: { room: rooms.clay, shell: '#3F7697', trim: '#2D4A5E' },
      red: { room: rooms.sage, shell: '#B9443A', trim: '#7E2F2A' },
    },
    draw: suitcase,
    views: [
      [150, 110, 560],
      [230, 20, 300],
      [170, 300, 360],
      [470, 330, 280],
    ],
  }),
  umbrella: kind<Umbrella>({
    variants: {
      red: { room: rooms.sky, cloth: colours.brick, handle: '#8A5A36' },
      black: { room: rooms.straw, cloth: '#363B40', handle: '#A87040' },
    },
    draw: umbrella,
    views: [
      [110, 50, 600],
      [120, 110, 380],
      [220, 320, 340],
      [420, 80, 320],
    ],
  }),
} satisfies Kinds;
