import { kind, type Kinds } from '../kind.ts';
import { colours, type Room, rooms } from '../palettes.ts';
import { circle, contact, each, indoors, line, path, rect, ring, shade, sheen, turned } from '../shapes.ts';

interface Desk {
  readonly room: Room;
  readonly top: string;
  readonly drawer: string;
  readonly lamp: string;
}

const desk = ({ room, top, drawer, lamp }: Desk) =>
  indoors(room) +
  contact(400, 536, 330, 13) +
  // lamp, books and a plant on it
  rect(146, 266, 74, 12, lamp, 5) +
  line('M184 266L160 186L236 116', lamp, 10) +
  circle(160, 186, 9, room.dark) +
  path('M214 92L286 128L262 166C240 160 214 136 206 108Z', lamp) +
  path('M286 128L262 166L334 250H204Z', '#FFF3CC', { opacity: 0.35 }) +
  rect(560, 190, 26, 88, colours.brick, 3) +
  rect(588, 176, 22, 102, '#2D5B73', 3) +
  rect(612, 196, 28, 82, colours.mustard, 3) +
  turned(10, 646, 278, rect(646, 188, 22, 90, colours.fir, 3)) +
  rect(400, 242, 40, 36, '#F7F4EC', 5) +
  line('M410 242L402 200M424 242L428 190M434 242L448 206', '#8A5A36', 6) +
  // top, legs, drawers
  path('M108 300H150L138 536H116ZM650 300H692L684 536H662Z', top) +
  shade('M108 300H150L149 324H109ZM650 300H692L691 324H651ZM138 536H116L117 500H140ZM684 536H662L660 500H685Z', 0.2) +
  rect(150, 304, 250, 54, drawer, 3) +
  rect(440, 304, 210, 204, drawer, 3) +
  shade('M150 304H650V318H150ZM440 470H650V505C650 507 649 508 647 508H443C441 508 440 507 440 505Z', 0.14) +
  line('M444 372H646M444 440H646', '#000', 3, { opacity: 0.2 }) +
  line('M250 334H300M520 340H570M520 406H570M520 474H570', '#3A4145', 7) +
  rect(84, 276, 632, 30, top, 5) +
  sheen('M90 276H710C714 276 716 278 716 282V284H84V282C84 278 86 276 90 276Z', 0.3) +
  shade('M84 296H716V301C716 304 714 306 711 306H89C86 306 84 304 84 301Z', 0.18);

interface OfficeChair {
  readonly room: Room;
  readonly cloth: string;
  readonly frame: string;
}

const castor = (x: number, y: number) => circle(x, y, 17, '#23282B') + circle(x, y, 7, '#8B9498');

const officechair = ({ room, cloth, frame }: OfficeChair) =>
  indoors(room) +
  contact(400, 548, 200, 13) +
  // star with its castors
  line('M400 470L250 520M400 470L550 520M400 470L330 534M400 470L470 534', frame, 18) +
  each(
    [
      [244, 530],
      [556, 530],
      [326, 545],
      [474, 545],
    ] as const,
    ([x, y]) => castor(x, y),
  ) +
  rect(386, 384, 28, 90, '#8B9498', 5) +
  rect(378, 430, 44, 46, frame, 8) +
  // back
  rect(380, 250, 40, 120, frame, 8) +
  path('M298 70C300 44 322 34 400 34S500 44 502 70L520 250C522 280 504 292 400 292S278 280 280 250Z', cloth) +
  shade('M282 226H518L520 250C522 280 504 292 400 292S278 280 280 250Z', 0.16) +
  line('M312 120C360 130 440 130 488 120M304 176C360 188 440 188 496 176', '#000', 5, { opacity: 0.16 }) +
  sheen('M318 62C340 50 370 48 400 48C370 54 336 62 326 110L312 240L300 238L312 92C313 78 312 68 318 62Z', 0.22) +
  // arms
  path('M252 362L232 258H266L290 362ZM548 362L568 258H534L510 362Z', frame) +
  rect(208, 240, 84, 26, '#23282B', 12) +
  rect(508, 240, 84, 26, '#23282B', 12) +
  // seat
  path(
    'M262 330C264 318 276 312 292 312H508C524 312 536 318 538 330L552 366C556 388 540 400 512 400H288C260 400 244 388 248 366Z',
    cloth,
  ) +
  shade('M248 366C260 378 540 378 552 366C556 388 540 400 512 400H288C260 400 244 388 248 366Z', 0.22) +
  line('M470 398L520 410', '#23282B', 9);

interface Folders {
  readonly room: Room;
  readonly spines: readonly string[];
}

const folders = ({ room, spines }: Folders) =>
  indoors(room, 500) +
  rect(90, 150, 620, 380, '#000', 4, { opacity: 0.1 }) +
  // shelf board
  rect(70, 478, 660, 28, '#B98552', 4) +
  shade('M70 496H730V502C730 504 728 506 726 506H74C72 506 70 504 70 502Z', 0.25) +
  path('M120 506H150V560L120 530ZM650 506H680V530L650 560Z', '#8B9498') +
  each(spines, (tone, index) => {
    const x = 106 + index * 78;
    return (
      rect(x, 148, 74, 330, tone, 6) +
      shade(`M${x + 56} 148h12c4 0 6 2 6 6v318c0 4 -2 6 -6 6h-12Z`, 0.12) +
      rect(x + 12, 190, 50, 110, '#F7F4EC', 4) +
      line(`M${x + 22} 214h30M${x + 22} 234h30M${x + 22} 254h18`, '#000', 4, { opacity: 0.3 }) +
      circle(x + 37, 412, 19, '#C3C9CB') +
      circle(x + 37, 412, 12, '#23282B')
    );
  }) +
  turned(
    11,
    640,
    478,
    rect(600, 148, 74, 330, spines[0]!, 6),
    shade('M600 440h74v32c0 4 -2 6 -6 6h-62c-4 0 -6 -2 -6 -6Z', 0.14),
    rect(612, 190, 50, 110, '#F7F4EC', 4),
    line('M622 214h30M622 234h30M622 254h18', '#000', 4, { opacity: 0.3 }),
    circle(637, 412, 19, '#C3C9CB'),
    circle(637, 412, 12, '#23282B'),
  );

interface Blackboard {
  readonly room: Room;
  readonly board: string;
}

const blackboard = ({ room, board }: Blackboard) =>
  indoors(room) +
  contact(400, 548, 280, 12) +
  line('M226 60L158 544M574 60L642 544', '#9A6136', 18) +
  line('M400 40V520', '#7A4B2C', 14) +
  rect(120, 70, 560, 366, '#B07A4A', 8) +
  shade('M120 420H680V428C680 433 677 436 672 436H128C123 436 120 433 120 428Z', 0.2) +
  rect(140, 90, 520, 326, board, 3) +
  path('M150 330C260 280 420 360 650 270V406H150Z', '#fff', { opacity: 0.05 }) +
  // what was explained: a triangle, a circle, a curve with its axes
  line('M190 330L190 170L320 330Z', '#F7F4EC', 6) +
  line('M190 312H208V330', '#F7F4EC', 4) +
  ring(412, 190, 58, '#F3D36B', 6) +
  line('M412 190L453 149', '#F3D36B', 5) +
  line('M400 372V276M400 372H620', '#F7F4EC', 5) +
  line('M410 360C450 350 470 300 500 306S560 348 610 276', '#E39A8C', 6) +
  line('M520 150H620M520 184H590M520 218H608', '#F7F4EC', 6, { opacity: 0.75 }) +
  // ledge with chalk and sponge
  rect(150, 432, 500, 18, '#9A6136', 4) +
  rect(210, 422, 44, 11, '#F7F4EC', 4) +
  rect(268, 422, 36, 11, '#F3D36B', 4) +
  rect(520, 410, 74, 24, '#E3B655', 8) +
  rect(520, 410, 74, 9, '#5B6468', 5);

/** What one works and teaches with indoors. */
export const office = {
  desk: kind<Desk>({
    variants: {
      wood: { room: rooms.mint, top: '#A87040', drawer: '#BE8A55', lamp: colours.brick },
      white: { room: rooms.clay, top: '#C8935A', drawer: '#F7F4EC', lamp: '#2D6A58' },
    },
    draw: desk,
    views: [
      [80, 80, 600],
      [100, 70, 340],
      [410, 260, 300],
      [460, 130, 300],
    ],
  }),
  officechair: kind<OfficeChair>({
    variants: {
      black: { room: rooms.straw, cloth: '#33393D', frame: '#4A5256' },
      grey: { room: rooms.sage, cloth: '#7E8B92', frame: '#33393D' },
    },
    draw: officechair,
    views: [
      [180, 20, 440],
      [190, 330, 340],
      [250, 20, 320],
      [180, 190, 320],
    ],
  }),
  folders: kind<Folders>({
    variants: {
      mixed: {
        room: rooms.sky,
        spines: [colours.brick, colours.mustard, '#2D5B73', colours.fir, '#5B6468', colours.plum],
      },
      blue: { room: rooms.sand, spines: ['#2F6C93', '#3F7FA6', '#2D5B73', '#2F6C93', '#5F9CBF', '#2D5B73'] },
    },
    draw: folders,
    views: [
      [80, 110, 560],
      [90, 130, 300],
      [400, 130, 320],
      [240, 330, 300],
    ],
  }),
  blackboard: kind<Blackboard>({
    variants: { green: { room: rooms.sand, board: '#3A6152' }, black: { room: rooms.plum, board: '#2B3033' } },
    draw: blackboard,
    views: [
      [110, 60, 580],
      [150, 100, 300],
      [360, 110, 320],
      [180, 330, 300],
    ],
  }),
} satisfies Kinds;
