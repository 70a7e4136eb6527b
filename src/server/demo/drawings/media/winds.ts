import { kind, type Kinds } from '../kind.ts';
import { type Room, rooms } from '../palettes.ts';
import {
  cast,
  circle,
  contact,
  each,
  ellipse,
  indoors,
  line,
  moved,
  path,
  rect,
  ring,
  shade,
  sheen,
  tabletop,
  turned,
} from '../shapes.ts';

interface Recorders {
  readonly room: Room;
  readonly body: string;
  readonly rings: string;
  readonly pouch: string;
}

// A recorder that lies lengthwise from the origin, its mouth at the left.
const recorder = (scale: number, body: string, rings: string) => {
  const outline =
    'M0 -10C30 -16 60 -22 84 -22C96 -30 118 -30 130 -22L470 -18C482 -26 502 -26 512 -16L560 -22C568 -24 574 -20 574 -14V14C574 20 568 24 560 22L512 16C502 26 482 26 470 18L130 22C118 30 96 30 84 22C50 24 20 18 0 14Z';
  return (
    cast(moved(0, 0, scale, path(outline, '#000'))) +
    moved(
      0,
      0,
      scale,
      path(outline, body),
      path(
        'M0 2L84 4L130 2L470 2L512 2L574 2V14C574 20 568 24 560 22L512 16C502 26 482 26 470 18L130 22C118 30 96 30 84 22C50 24 20 18 0 14Z',
        '#000',
        { opacity: 0.12 },
      ),
      path('M52 -10H76V8H52Z', '#2B1D14', { opacity: 0.75 }),
      rect(104, -29, 9, 58, rings, 4),
      rect(488, -25, 9, 50, rings, 4),
      rect(552, -23, 9, 46, rings, 4),
      each([176, 220, 264, 318, 362, 408], (x) => circle(x, -2, 8.5, '#2B1D14')),
      circle(448, 2, 7, '#2B1D14'),
      sheen('M136 -17L466 -14V-9L136 -11Z', 0.3),
    )
  );
};

const recorders = ({ room, body, rings, pouch }: Recorders) =>
  tabletop(room) +
  // the pouch of the largest
  turned(
    -24,
    416,
    434,
    cast(rect(176, 404, 480, 96, '#000', 30)),
    rect(176, 404, 480, 96, pouch, 30),
    path('M206 404V500C186 496 176 484 176 470V434C176 420 186 408 206 404Z', '#000', { opacity: 0.2 }),
    line('M230 404V500', '#F7F4EC', 5, { 'stroke-dasharray': '2 12' }),
  ) +
  moved(96, 396, 1, turned(-24, 0, 0, recorder(1.12, body, rings))) +
  moved(98, 290, 1, turned(-24, 0, 0, recorder(0.86, body, rings))) +
  moved(118, 204, 1, turned(-24, 0, 0, recorder(0.62, body, rings)));

interface Trumpet {
  readonly room: Room;
  readonly metal: string;
  readonly deep: string;
}

const trumpet = ({ room, metal, deep }: Trumpet) =>
  indoors(room) +
  contact(400, 520, 190, 13) +
  // its stand
  line('M400 360V500M400 486L310 520M400 486L490 520', room.dark, 13) +
  turned(
    -8,
    400,
    300,
    // leadpipe, tuning slide and bell tube
    line('M92 250H170', metal, 16),
    path('M72 236C84 236 90 242 100 244V256C90 258 84 264 72 264Z', deep),
    line('M150 250H560C640 250 640 350 560 350H470', metal, 17),
    line('M330 350H236C160 350 160 250 236 250', metal, 17),
    line('M330 350H560', deep, 17, { opacity: 0.9 }),
    path(
      'M470 240C580 240 640 226 690 160C700 148 712 150 712 166V334C712 350 700 352 690 340C640 274 580 260 470 260Z',
      metal,
    ),
    shade('M470 252C590 254 650 266 712 334C712 350 700 352 690 340C640 274 580 260 470 260Z', 0.18),
    ellipse(708, 250, 15, 96, deep),
    ellipse(711, 250, 9, 84, '#000', { opacity: 0.2 }),
    sheen('M480 243C580 242 640 232 684 180L690 186C650 240 590 249 480 248Z', 0.5),
    // three valves
    each(
      [342, 396, 450],
      (x) =>
        rect(x - 5, 160, 10, 40, '#C3C9CB') +
        rect(x - 20, 152, 40, 12, '#F7F4EC', 6) +
        rect(x - 22, 192, 44, 200, metal, 8) +
        rect(x + 4, 192, 18, 200, '#000', 8, { opacity: 0.12 }) +
        rect(x - 24, 200, 48, 14, deep, 5) +
        rect(x - 24, 376, 48, 18, deep, 6) +
        sheen(`M${x - 14} 220h7v150h-7Z`, 0.4),
    ),
    line('M318 300H296M474 300H540', metal, 13),
    ring(560, 372, 17, deep, 7),
    line('M252 258V342', deep, 8),
  );

/** Instruments that one blows. */
export const winds = {
  recorders: kind<Recorders>({
    variants: {
      wood: { room: rooms.sky, body: '#C48A50', rings: '#F1E6CF', pouch: '#8E3F33' },
      white: { room: rooms.clay, body: '#F1EADA', rings: '#5A3A26', pouch: '#2D5B73' },
    },
    draw: recorders,
    views: [
      [80, 60, 460],
      [60, 230, 300],
      [440, 60, 340],
      [300, 130, 280],
    ],
  }),
  trumpet: kind<Trumpet>({
    variants: {
      brass: { room: rooms.sage, metal: '#DDB24A', deep: '#B98A2E' },
      silver: { room: rooms.plum, metal: '#CDD3D5', deep: '#98A1A5' },
    },
    draw: trumpet,
    views: [
      [280, 120, 480],
      [490, 120, 280],
      [290, 130, 240],
      [40, 140, 340],
    ],
  }),
} satisfies Kinds;
