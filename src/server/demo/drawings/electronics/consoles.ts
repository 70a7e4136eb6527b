import { kind, type Kinds } from '../kind.ts';
import { colours, type Room, rooms } from '../palettes.ts';
import { circle, contact, each, ellipse, moved, onDesk, path, rect, ring, shade, sheen } from '../shapes.ts';
import { wallpaper } from './wallpaper.ts';

interface Console {
  readonly room: Room;
  readonly wood: string;
  readonly shell: string;
  readonly pad: string;
}

const padShape =
  'M300 398C320 382 352 386 372 392H428C448 386 480 382 500 398C528 420 548 480 544 520C540 556 508 560 488 536L458 498H342L312 536C292 560 260 556 256 520C252 480 272 420 300 398Z';

const console = ({ room, wood, shell, pad }: Console) =>
  onDesk(room, wood) +
  moved(
    0,
    36,
    1,
    rect(190, 20, 420, 240, '#23292C', 10),
    wallpaper(202, 32, 396, 212, '#6E5A8C', '#2D6A58'),
    each(
      [
        [250, 204],
        [290, 204],
        [330, 180],
      ] as const,
      ([x, y]) => circle(x, y, 9, '#F3C64B'),
    ),
    rect(370, 190, 70, 18, colours.brick, 4),
    rect(460, 160, 70, 18, colours.brick, 4),
    rect(376, 256, 48, 30, '#23292C'),
  ) +
  // the box
  moved(
    0,
    88,
    1,
    contact(400, 376, 280, 11),
    path('M150 282H650L666 306H134Z', shell),
    sheen('M150 282H650L666 306H134Z', 0.12),
    rect(134, 304, 532, 66, shell, 8),
    shade('M134 340H666V362C666 366 662 370 658 370H142C138 370 134 366 134 362Z', 0.18),
    rect(170, 322, 220, 8, '#000', 4, { opacity: 0.45 }),
    circle(626, 336, 11, '#8FD3E8'),
    rect(540, 326, 50, 18, '#000', 4, { opacity: 0.3 }),
  ) +
  // what one plays with
  moved(
    100,
    160,
    0.75,
    ellipse(400, 548, 150, 12, '#000', { opacity: 0.2 }),
    path(padShape, pad),
    shade(
      'M256 520C260 500 270 500 284 504C300 508 326 486 342 478H458C474 486 500 508 516 504C530 500 540 500 544 520C540 556 508 560 488 536L458 498H342L312 536C292 560 260 556 256 520Z',
      0.18,
    ),
    path('M320 412H336V426H350V442H336V456H320V442H306V426H320Z', '#2B2F33'),
    each(
      [
        [470, 412, colours.brick],
        [492, 434, '#5F9CBF'],
        [470, 456, colours.leaf],
        [448, 434, colours.mustard],
      ] as const,
      ([x, y, tone]) => circle(x, y, 11, tone),
    ),
    each([366, 434], (x) => circle(x, 474, 22, '#2B2F33') + ring(x, 474, 15, '#5B6468', 5)),
    rect(380, 410, 40, 24, '#2B2F33', 6, { opacity: 0.5 }),
  );

/** What one plays with before a screen. */
export const consoles = {
  console: kind<Console>({
    variants: {
      white: { room: rooms.mint, wood: '#B98552', shell: '#F4F2EC', pad: '#FFFFFF' },
      black: { room: rooms.plum, wood: '#D6B184', shell: '#33393D', pad: '#454C51' },
    },
    draw: console,
    views: [
      [100, 150, 600],
      [250, 415, 240],
      [110, 330, 320],
      [420, 250, 300],
    ],
  }),
} satisfies Kinds;
