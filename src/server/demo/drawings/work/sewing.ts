import { kind, type Kinds } from '../kind.ts';
import { colours, type Room, rooms } from '../palettes.ts';
import { circle, contact, each, line, onDesk, path, rect, shade, sheen, within } from '../shapes.ts';

interface Machine {
  readonly room: Room;
  readonly wood: string;
  readonly body: string;
  readonly ornament: string;
  readonly cloth: string;
}

const machineShape =
  'M168 196C168 164 186 146 222 146H590C632 146 656 170 656 212V452H540V300C540 284 530 276 514 276H290C272 276 262 286 262 302V330C262 346 252 356 236 356H196C178 356 168 346 168 328Z';

const sewingmachine = ({ room, wood, body, ornament, cloth }: Machine) =>
  onDesk(room, wood) +
  contact(400, 518, 330, 13) +
  // reel of thread, and the thread's way
  rect(390, 82, 54, 60, cloth, 5) +
  rect(382, 74, 70, 12, '#C8935A', 5) +
  rect(382, 136, 70, 12, '#C8935A', 5) +
  line('M392 110L240 136L214 240V400', cloth, 3) +
  // wheel
  circle(676, 238, 76, '#2B2F33') +
  circle(676, 238, 58, '#C3C9CB') +
  circle(676, 238, 44, body) +
  circle(676, 238, 15, '#C3C9CB') +
  circle(706, 196, 12, '#8A5A36') +
  path(machineShape, body) +
  within(
    'machine',
    machineShape,
    shade('M168 246H540V276H290C272 276 262 286 262 302V360H168Z', 0.16),
    shade('M604 146H660V460H604Z', 0.14),
    sheen('M200 162H610C624 162 632 170 636 178H180C184 168 190 162 200 162Z', 0.3),
  ) +
  line('M290 236C330 196 360 236 400 206S470 236 514 206', ornament, 6) +
  each(
    [
      [322, 196],
      [432, 236],
      [496, 238],
    ] as const,
    ([x, y]) => circle(x, y, 8, ornament),
  ) +
  circle(598, 330, 24, ornament) +
  circle(598, 330, 13, body) +
  rect(564, 390, 68, 10, ornament, 5) +
  // needle and foot
  rect(202, 350, 28, 44, '#8B9498', 4) +
  line('M216 390V452', '#C3C9CB', 6) +
  path('M186 444H232L240 456H178Z', '#8B9498') +
  circle(192, 300, 12, '#C3C9CB') +
  // base, and the cloth under the needle
  rect(96, 452, 612, 66, body, 16) +
  shade('M96 490H708V502C708 511 701 518 692 518H112C103 518 96 511 96 502Z', 0.2) +
  rect(130, 496, 540, 7, ornament, 3, { opacity: 0.8 }) +
  path(
    'M60 456C130 446 240 462 400 450L436 462C420 500 436 540 410 572C330 556 240 590 150 566C90 556 60 580 20 566C40 530 36 490 60 456Z',
    cloth,
  ) +
  path('M60 456C130 446 240 462 400 450L404 462C250 474 130 458 56 470Z', '#fff', { opacity: 0.25 }) +
  shade(
    'M410 572C330 556 240 590 150 566C90 556 60 580 20 566L28 540C80 552 110 530 160 540C240 560 330 530 420 546Z',
    0.14,
  ) +
  line('M216 462C220 500 214 540 218 568', '#F7F4EC', 4, { 'stroke-dasharray': '10 9' });

/** What one sews with. */
export const sewing = {
  sewingmachine: kind<Machine>({
    variants: {
      black: { room: rooms.sand, wood: '#A87448', body: '#2E3337', ornament: '#D8AE4A', cloth: colours.brick },
      white: { room: rooms.mint, wood: '#C79A68', body: '#F4F2EC', ornament: '#5F9CBF', cloth: colours.mustard },
    },
    draw: sewingmachine,
    views: [
      [80, 70, 640],
      [110, 270, 300],
      [540, 120, 240],
      [240, 60, 320],
    ],
  }),
} satisfies Kinds;
