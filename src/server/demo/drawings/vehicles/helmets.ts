import { kind, type Kinds } from '../kind.ts';
import { colours, type Room, rooms } from '../palettes.ts';
import { circle, contact, indoors, path, shade, sheen, within } from '../shapes.ts';

interface Helmet {
  readonly room: Room;
  readonly shell: string;
  readonly visor: string;
  readonly stripe: string;
}

const helmetShell =
  'M170 360C166 210 268 110 408 110C540 110 628 190 640 304C644 346 636 372 628 396L616 456C612 480 600 490 578 492L520 496C470 500 440 470 424 440H250C204 440 172 420 170 360Z';

const helmet = ({ room, shell, visor, stripe }: Helmet) =>
  indoors(room) +
  contact(404, 508, 230, 15) +
  path('M196 430C240 470 300 488 380 492H520L430 420H230Z', room.dark) +
  path('M176 396C190 460 240 496 330 500H560C590 500 604 488 612 462L560 440H424L250 432Z', shell) +
  shade('M176 396C190 460 240 496 330 500H560C590 500 604 488 612 462L560 440H424L250 432Z', 0.2) +
  path(helmetShell, shell) +
  within(
    'shell',
    helmetShell,
    path('M150 330C240 316 300 250 330 90H374C350 270 270 352 150 372Z', stripe),
    shade('M140 400C300 420 420 400 480 500H140Z', 0.12),
    sheen('M280 150C340 112 440 108 520 150C440 138 350 140 280 150Z', 0.4),
  ) +
  path(
    'M404 236C398 224 406 214 420 212C500 204 570 208 626 226C640 266 644 310 638 344C580 372 500 380 436 370C420 368 412 360 412 346Z',
    room.dark,
  ) +
  path(
    'M420 240C418 230 424 226 434 226C504 220 566 222 616 238C628 270 630 304 626 334C574 356 504 362 446 354C432 352 428 346 426 336Z',
    visor,
  ) +
  sheen('M460 224H520L476 356L440 352ZM546 224L566 226L530 356H508Z', 0.22) +
  circle(404, 290, 27, shell) +
  circle(404, 290, 27, '#000', { opacity: 0.22 }) +
  circle(404, 290, 12, room.dark) +
  path('M560 430L622 410L616 436L566 452Z', room.dark) +
  path('M460 146H540C552 146 556 154 550 162L470 158C458 156 452 146 460 146Z', room.dark, { opacity: 0.6 });

/** What those who ride wear on their head. */
export const helmets = {
  helmet: kind<Helmet>({
    variants: {
      white: { room: rooms.sage, shell: '#F7F4EC', visor: '#3E5560', stripe: colours.brick },
      black: { room: rooms.sand, shell: '#33393D', visor: '#7E6A4E', stripe: '#5B6468' },
    },
    draw: helmet,
    views: [
      [150, 90, 420],
      [370, 180, 320],
      [180, 110, 300],
      [330, 220, 240],
    ],
  }),
} satisfies Kinds;
