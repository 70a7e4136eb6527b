import { kind, type Kinds } from '../kind.ts';
import { colours, type Room, rooms } from '../palettes.ts';
import { circle, contact, each, indoors, leaves, line, onDesk, path, rect, shade, sheen, upTo } from '../shapes.ts';
import { wallpaper } from './wallpaper.ts';

interface Television {
  readonly room: Room;
  readonly frame: string;
  readonly board: string;
}

const tv = ({ room, frame, board }: Television) =>
  indoors(room) +
  contact(400, 538, 330, 12) +
  // sideboard
  line('M140 500V538M660 500V538', '#3A2F22', 13) +
  rect(92, 428, 616, 84, board, 6) +
  rect(92, 428, 616, 14, '#fff', 6, { opacity: 0.14 }) +
  shade('M92 484H708V506C708 510 706 512 702 512H98C94 512 92 510 92 506Z', 0.16) +
  line('M246 450V506M400 450V506M554 450V506', '#000', 3, { opacity: 0.2 }) +
  line('M222 470V484M270 470V484M530 470V484M578 470V484', '#3A2F22', 5) +
  // a bar of loudspeakers, the feet of the screen
  rect(250, 402, 300, 26, '#2B2F33', 8) +
  line('M268 415H532', '#5B6468', 5, { 'stroke-dasharray': '2 10' }) +
  line('M190 392L168 426M610 392L632 426', '#2B2F33', 10) +
  rect(126, 66, 548, 328, frame, 8) +
  rect(134, 74, 532, 306, '#14191C', 3) +
  wallpaper(138, 78, 524, 298, '#86B4CC', '#3F7A62') +
  path('M138 328C240 300 340 340 430 322S600 306 662 330V376H138Z', '#6E96A6') +
  path('M300 316H392C386 332 378 338 366 338H324C312 338 304 330 300 316Z', '#8E3F33') +
  path('M340 212V310H292C314 286 330 252 340 212Z', '#F7F4EC') +
  path('M348 230C370 250 382 280 386 310H348Z', '#F3C64B') +
  sheen('M460 78H560L400 376H300Z', 0.08) +
  // plant
  leaves(670, 408, 62, colours.leaf) +
  path('M648 428L654 394H686L692 428Z', '#F7F4EC');

interface Projector {
  readonly room: Room;
  readonly wood: string;
  readonly shell: string;
}

const projector = ({ room, wood, shell }: Projector) =>
  onDesk(room, wood) +
  path('M300 376L800 96V520L320 420Z', '#FFF7DC', { opacity: 0.5 }) +
  path('M300 380L800 190V440L320 410Z', '#FFFDF2', { opacity: 0.5 }) +
  contact(312, 522, 270, 13) +
  rect(110, 500, 54, 22, '#2B2F33', 6) +
  rect(456, 500, 54, 22, '#2B2F33', 6) +
  path('M104 258H488C506 258 518 264 524 280L544 322H60L78 280C84 264 92 258 104 258Z', shell) +
  sheen('M104 258H488C506 258 518 264 524 280L544 322H60L78 280C84 264 92 258 104 258Z', 0.16) +
  rect(56, 318, 492, 188, shell, 24) +
  shade('M56 446H548V482C548 496 538 506 524 506H80C66 506 56 496 56 482Z', 0.16) +
  // lens
  circle(392, 412, 82, '#000', { opacity: 0.2 }) +
  circle(392, 408, 80, '#3A4145') +
  circle(392, 408, 64, '#1B2023') +
  circle(392, 408, 48, '#4D7C93') +
  circle(392, 408, 30, '#FFF3CC') +
  circle(380, 394, 9, '#FFFFFF') +
  // where its warmth leaves, and what it is worked with
  line(
    each(upTo(6), (index) => `M96 ${356 + index * 22}H240`),
    '#000',
    9,
    { opacity: 0.28 },
  ) +
  rect(150, 278, 120, 22, '#000', 8, { opacity: 0.25 }) +
  each([166, 190, 214, 238], (x) => circle(x + 6, 289, 5, '#8FD3E8')) +
  rect(330, 280, 90, 18, '#000', 9, { opacity: 0.2 });

interface Radio {
  readonly room: Room;
  readonly wood: string;
  readonly body: string;
  readonly cloth: string;
}

const radio = ({ room, wood, body, cloth }: Radio) =>
  onDesk(room, wood) +
  contact(400, 518, 290, 13) +
  line('M592 190L690 40', '#8B9498', 6) +
  circle(691, 38, 8, '#C3C9CB') +
  path('M220 178C220 120 252 112 300 112H500C548 112 580 120 580 178', 'none', {
    stroke: '#7A4B2C',
    'stroke-width': 20,
  }) +
  rect(204, 158, 32, 30, '#C9A24B', 6) +
  rect(564, 158, 32, 30, '#C9A24B', 6) +
  rect(166, 500, 58, 18, '#2B2F33', 5) +
  rect(576, 500, 58, 18, '#2B2F33', 5) +
  rect(128, 180, 544, 326, body, 44) +
  shade('M128 440H672V462C672 490 654 506 628 506H172C146 506 128 490 128 462Z', 0.16) +
  sheen('M172 188H628C640 188 650 192 656 200H144C150 192 160 188 172 188Z', 0.4) +
  rect(154, 206, 492, 274, '#F1E6CF', 26) +
  // loudspeaker behind cloth
  rect(172, 224, 238, 238, cloth, 18) +
  line(
    each(upTo(11), (index) => `M188 ${244 + index * 20}H394`),
    '#000',
    6,
    { opacity: 0.22 },
  ) +
  // scale and knobs
  rect(430, 228, 196, 96, '#2B3A3A', 12) +
  line('M448 254H608M448 280H608', '#F3DC9A', 3, { 'stroke-dasharray': '2 11' }) +
  line('M448 304H560', '#F3DC9A', 4) +
  line('M516 240V312', '#E0563F', 4) +
  each(
    [476, 580],
    (x) =>
      circle(x, 402, 46, '#000', { opacity: 0.16 }) + circle(x, 398, 44, '#C9A24B') + circle(x, 398, 32, '#F1E6CF'),
  ) +
  line('M476 398L456 378M580 398L598 376', '#7A4B2C', 7) +
  each([504, 528, 552], (x) => circle(x, 456, 7, body));

/** Screens, pictures thrown on a wall, and the wireless. */
export const screens = {
  tv: kind<Television>({
    variants: {
      black: { room: rooms.clay, frame: '#23282B', board: '#F1E6CF' },
      white: { room: rooms.sky, frame: '#F4F2EC', board: '#9A6840' },
    },
    draw: tv,
    views: [
      [110, 50, 580],
      [120, 70, 300],
      [380, 200, 340],
      [220, 280, 320],
    ],
  }),
  radio: kind<Radio>({
    variants: {
      red: { room: rooms.mint, wood: '#A87448', body: '#B9392E', cloth: '#8C6B4A' },
      wood: { room: rooms.sand, wood: '#8B9A8E', body: '#9A6136', cloth: '#C9A877' },
    },
    draw: radio,
    views: [
      [110, 100, 580],
      [400, 190, 280],
      [120, 190, 320],
      [450, 20, 300],
    ],
  }),
  projector: kind<Projector>({
    variants: {
      black: { room: rooms.plum, wood: '#D6B184', shell: '#33393D' },
      white: { room: rooms.sky, wood: '#B98552', shell: '#F4F2EC' },
    },
    draw: projector,
    views: [
      [40, 180, 540],
      [280, 290, 280],
      [50, 240, 300],
      [260, 100, 500],
    ],
  }),
} satisfies Kinds;
