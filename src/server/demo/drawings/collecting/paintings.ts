import { kind, type Kinds } from '../kind.ts';
import { colours, type Room, rooms } from '../palettes.ts';
import {
  circle,
  each,
  ellipse,
  fir,
  indoors,
  leaves,
  path,
  rect,
  shade,
  sheen,
  tree,
  upTo,
  within,
} from '../shapes.ts';

const canvas = 'M226 118H574V374H226Z';

const mountain =
  rect(226, 118, 348, 256, '#9DC0D2') +
  circle(500, 168, 26, '#F7E3A4') +
  path('M226 318L300 244L340 280L420 148L486 252L520 216L574 280V374H226Z', '#5F7F93') +
  path(
    'M384 208L420 148L452 198L436 212L420 190L404 218ZM278 266L300 244L314 256L300 272ZM506 231L520 216L540 240L524 240Z',
    '#F7F4EC',
  ) +
  path('M226 330C300 296 360 318 420 326S530 310 574 320V374H226Z', '#7DA05F') +
  fir(258, 362, 38, '#3F6B50') +
  fir(286, 368, 28, '#3F6B50') +
  fir(546, 362, 40, '#3F6B50') +
  rect(420, 322, 42, 22, '#7A4B2C') +
  path('M412 324L441 304L470 324Z', '#5A3A26');

const lake =
  rect(226, 118, 348, 256, '#F0C9A2') +
  circle(438, 214, 30, '#F7E3A4') +
  path('M226 250L288 192L336 228L392 176L440 232L500 196L574 244V270H226Z', '#9A7F93') +
  rect(226, 254, 348, 120, '#6E96A6') +
  path('M410 254H466L452 374H424Z', '#F7E3A4', { opacity: 0.35 }) +
  path('M226 340C270 330 310 346 340 374H226Z', '#4F6B4E') +
  path('M330 308H406C402 324 394 328 386 328H350C342 328 334 322 330 308Z', '#5A3A26') +
  path('M366 222V304H320C340 280 358 252 366 222Z', '#F7F4EC') +
  path('M372 236C392 256 402 280 404 304H372Z', colours.brick) +
  tree(548, 374, 60, '#4F6B4E');

const flowers =
  rect(226, 118, 348, 256, '#3F5560') +
  path('M226 316H574V374H226Z', '#8A5A36') +
  leaves(400, 290, 110, '#5E8B62') +
  each(
    [
      [352, 214, 34, colours.brick],
      [416, 176, 36, '#E39A8C'],
      [462, 232, 32, colours.mustard],
      [388, 246, 36, '#F7F4EC'],
      [328, 262, 24, colours.mustard],
      [478, 278, 24, '#C77F9A'],
      [366, 166, 22, '#C77F9A'],
    ] as const,
    ([x, y, r, tone]) =>
      each(upTo(6), (petal) =>
        circle(x + Math.sin(petal * 1.05) * r * 0.55, y - Math.cos(petal * 1.05) * r * 0.55, r * 0.5, tone),
      ) + circle(x, y, r * 0.34, '#F3D36B'),
  ) +
  path('M352 280H448C456 310 444 336 432 354H368C356 336 344 310 352 280Z', '#5F9CBF') +
  shade('M410 280H448C456 310 444 336 432 354H404C420 336 424 310 410 280Z', 0.16);

interface Painting {
  readonly room: Room;
  readonly frame: string;
  readonly subject: string;
}

const painting = ({ room, frame, subject }: Painting) =>
  indoors(room, 520) +
  rect(166, 84, 440, 348, '#000', 4, { opacity: 0.13 }) +
  rect(178, 70, 444, 352, frame, 4) +
  path('M178 70L226 118V374L178 422Z', '#fff', { opacity: 0.16 }) +
  path('M622 422L574 374H226L178 422Z', '#000', { opacity: 0.16 }) +
  path('M622 70L574 118V374L622 422Z', '#000', { opacity: 0.1 }) +
  rect(196, 88, 408, 316, 'none', 2, { stroke: '#fff', 'stroke-width': 3, opacity: 0.4 }) +
  rect(218, 110, 364, 272, '#F1E6CF') +
  within('canvas', canvas, subject) +
  sheen('M430 118H500L330 374H260Z', 0.1) +
  // a low cupboard below it
  rect(120, 490, 560, 20, '#8A5A36', 3) +
  rect(136, 510, 528, 90, '#9A6840') +
  shade('M120 502H680V510H120ZM136 510H664V522H136Z', 0.2) +
  rect(380, 510, 4, 90, '#000', 0, { opacity: 0.25 }) +
  leaves(152, 466, 40, colours.leaf) +
  path('M130 490L134 462H170L174 490Z', '#F7F4EC') +
  ellipse(600, 486, 46, 6, '#000', { opacity: 0.12 }) +
  path('M552 466H648C644 482 632 490 620 490H580C568 490 556 482 552 466Z', colours.mustard);

/** Pictures in their frames. */
export const paintings = {
  painting: kind<Painting>({
    variants: {
      mountain: { room: rooms.clay, frame: '#C9A24B', subject: mountain },
      lake: { room: rooms.mint, frame: '#6B4630', subject: lake },
      flowers: { room: rooms.sand, frame: '#B98A3E', subject: flowers },
    },
    draw: painting,
    views: [
      [160, 50, 480],
      [226, 118, 320],
      [170, 60, 260],
      [400, 230, 240],
    ],
  }),
} satisfies Kinds;
