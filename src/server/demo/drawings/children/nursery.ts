import { kind, type Kinds } from '../kind.ts';
import { colours, type Room, rooms } from '../palettes.ts';
import { circle, contact, each, ellipse, indoors, line, mirrored, path, rect, shade, sheen, upTo } from '../shapes.ts';

interface Cot {
  readonly room: Room;
  readonly frame: string;
  readonly blanket: string;
}

const star = (x: number, y: number, fill: string) =>
  path(`M${x} ${y - 20}l6 13l14 2l-10 10l3 14l-13 -7l-13 7l3 -14l-10 -10l14 -2Z`, fill);

const cot = ({ room, frame, blanket }: Cot) =>
  indoors(room) +
  // mobile above
  line('M400 0V44M296 52C340 36 460 36 504 52', room.dark, 5) +
  line('M300 50V104M400 44V128M500 50V104', room.dark, 2) +
  star(300, 124, colours.mustard) +
  path('M424 128A30 30 0 1 0 424 176A24 24 0 1 1 424 128Z', '#FBF6EA') +
  star(500, 124, colours.brick) +
  contact(400, 536, 310, 14) +
  // far side, mattress, pillow and blanket
  line('M150 250H650' + each(upTo(11), (index) => `M${180 + index * 44} 250V400`), frame, 9) +
  line('M150 250H650' + each(upTo(11), (index) => `M${180 + index * 44} 250V400`), '#000', 9, { opacity: 0.2 }) +
  rect(136, 376, 528, 52, '#FBF8F1', 14) +
  rect(156, 342, 128, 44, '#FDFBF5', 20) +
  shade('M158 370H282C280 380 274 386 264 386H176C166 386 160 380 158 370Z', 0.1) +
  path('M316 366C400 346 560 350 652 372V428H308Z', blanket) +
  path('M316 366C340 360 366 357 392 356L384 428H308Z', '#fff', { opacity: 0.3 }) +
  shade('M136 408H664V428H136Z', 0.12) +
  // near side
  line(
    each(upTo(12), (index) => `M${158 + index * 44} 252V450`),
    frame,
    11,
  ) +
  line(
    each(upTo(12), (index) => `M${162 + index * 44} 256V450`),
    '#000',
    3,
    { opacity: 0.14 },
  ) +
  rect(116, 226, 568, 26, frame, 10) +
  sheen('M120 232C122 228 124 227 128 227H672C676 227 678 228 680 232Z', 0.4) +
  rect(116, 438, 568, 44, frame, 6) +
  shade('M116 462H684V476C684 480 682 482 678 482H122C118 482 116 480 116 476Z', 0.16) +
  // posts, castors
  rect(104, 170, 40, 346, frame, 14) +
  rect(656, 170, 40, 346, frame, 14) +
  shade('M128 180H144V516H128ZM680 180H696V516H680Z', 0.12) +
  each([124, 676], (x) => circle(x, 524, 14, '#2F3337') + circle(x, 524, 5, '#858C91'));

interface HighChair {
  readonly room: Room;
  readonly frame: string;
  readonly cushion: string;
}

const leg = (frame: string) =>
  line('M332 330L264 524', frame, 20) + line('M326 340L258 524', '#fff', 4, { opacity: 0.25 });

const highchair = ({ room, frame, cushion }: HighChair) =>
  indoors(room) +
  contact(400, 534, 190, 12) +
  line('M356 340L330 506M444 340L470 506', frame, 16) +
  line('M356 340L330 506M444 340L470 506', '#000', 16, { opacity: 0.25 }) +
  leg(frame) +
  mirrored(400, leg(frame)) +
  line('M302 430H498', frame, 14) +
  rect(308, 432, 184, 22, frame, 6) +
  shade('M308 444H492V448C492 452 490 454 486 454H314C310 454 308 452 308 448Z', 0.2) +
  // back with cushion
  path('M308 330V120C308 76 344 60 400 60S492 76 492 120V330Z', frame) +
  path('M328 320V132C328 98 356 84 400 84S472 98 472 132V320Z', cushion) +
  shade('M400 84C444 84 472 98 472 132V320H440V130C440 110 424 92 400 84Z', 0.1) +
  each(
    [
      [368, 150],
      [400, 130],
      [432, 150],
      [368, 206],
      [400, 186],
      [432, 206],
    ] as const,
    ([x, y]) => circle(x, y, 9, '#FBF6EA', { opacity: 0.8 }),
  ) +
  rect(384, 244, 32, 70, '#2F3337', 8) +
  // arms, tray with bowl, spoon and beaker
  path('M308 226C286 226 270 238 270 256V330H308ZM492 226C514 226 530 238 530 256V330H492Z', frame) +
  shade('M290 232H308V330H290ZM492 232H510V330H492Z', 0.14) +
  rect(296, 316, 208, 34, frame, 10) +
  shade('M296 330H504V340C504 346 500 350 494 350H306C300 350 296 346 296 340Z', 0.2) +
  path('M252 268H548L576 306H224Z', '#FDFBF5') +
  rect(220, 302, 360, 20, '#FDFBF5', 10) +
  shade('M222 312H578C576 318 574 322 570 322H230C226 322 224 318 222 312Z', 0.14) +
  path('M316 262H412C412 286 396 296 380 296H348C332 296 316 286 316 262Z', colours.brick) +
  ellipse(364, 262, 48, 9, '#F3D9A0') +
  line('M404 256L448 232', '#C3C9CB', 7) +
  path('M460 236H510L504 288C504 292 500 294 496 294H474C470 294 466 292 466 288Z', '#5F9CBF') +
  rect(456, 228, 58, 12, '#3F7697', 5) +
  line('M486 228V208L504 200', '#3F7697', 7);

interface ChildSeat {
  readonly room: Room;
  readonly cover: string;
  readonly shell: string;
}

const side = ({ cover, shell }: ChildSeat) =>
  path('M292 104C256 106 250 150 256 196L288 250H312V110Z', shell) +
  path('M284 262C244 262 220 296 212 350L204 440C202 462 214 474 234 474H292V262Z', shell) +
  path('M290 278C260 280 246 306 240 352L234 424C234 440 242 446 256 446H300V280Z', cover) +
  shade('M290 278C260 280 246 306 240 352L234 424C234 440 242 446 256 446H270C262 400 272 330 300 280Z', 0.16) +
  line('M352 176C354 240 362 300 388 354', '#2B2F33', 17) +
  rect(342, 228, 32, 54, '#5B6468', 10);

const childseat = (look: ChildSeat) => {
  const { room, cover, shell } = look;
  return (
    indoors(room) +
    contact(400, 536, 216, 14) +
    // base
    path('M236 452H564L588 516C590 528 582 534 572 534H228C218 534 210 528 212 516Z', shell) +
    shade('M216 504H584L588 516C590 528 582 534 572 534H228C218 534 210 528 212 516Z', 0.3) +
    circle(400, 508, 12, '#8FC3B0') +
    // back, head rest
    path('M286 470V130C286 78 330 50 400 50S514 78 514 130V470Z', shell) +
    path('M306 400V200C306 172 330 160 400 160S494 172 494 200V400Z', cover) +
    shade('M400 160C470 160 494 172 494 200V400H456V210C456 184 436 166 400 160Z', 0.1) +
    path(
      'M300 178V128C300 90 338 68 400 68S500 90 500 128V178C500 192 490 196 478 190C440 174 360 174 322 190C310 196 300 192 300 178Z',
      cover,
    ) +
    shade(
      'M304 176C304 194 312 194 322 190C360 174 440 174 478 190C488 194 496 194 496 176C450 158 350 158 304 176Z',
      0.22,
    ) +
    sheen('M316 126C322 98 352 82 398 82C360 94 338 110 330 140Z', 0.2) +
    side(look) +
    mirrored(400, side(look)) +
    // seat, buckle
    path(
      'M270 400C270 372 300 360 400 360S530 372 530 400L548 450C552 478 536 490 512 490H288C264 490 248 478 252 450Z',
      cover,
    ) +
    shade('M252 450H548C552 478 536 490 512 490H288C264 490 248 478 252 450Z', 0.18) +
    sheen('M286 394C300 378 340 372 398 372C350 380 310 390 294 414Z', 0.18) +
    path('M376 356H424V440C424 448 418 452 410 452H390C382 452 376 448 376 440Z', '#2B2F33') +
    rect(368, 338, 64, 48, '#5B6468', 12) +
    rect(386, 352, 28, 22, '#D9503B', 5)
  );
};

/** Where small children sleep and sit. */
export const nursery = {
  cot: kind<Cot>({
    variants: {
      white: { room: rooms.mint, frame: '#FDFBF5', blanket: '#E39A8C' },
      wood: { room: rooms.sky, frame: '#C8935A', blanket: '#E3B655' },
    },
    draw: cot,
    views: [
      [96, 166, 480],
      [96, 162, 280],
      [380, 240, 330],
      [240, 10, 320],
    ],
  }),
  highchair: kind<HighChair>({
    variants: {
      wood: { room: rooms.sage, frame: '#C8935A', cushion: '#3F7697' },
      white: { room: rooms.plum, frame: '#F7F4EC', cushion: '#E3B655' },
    },
    draw: highchair,
    views: [
      [190, 50, 430],
      [210, 180, 380],
      [280, 60, 240],
      [230, 320, 290],
    ],
  }),
  childseat: kind<ChildSeat>({
    variants: {
      red: { room: rooms.sand, cover: '#C4503B', shell: '#33383C' },
      black: { room: rooms.sky, cover: '#3A4045', shell: '#9AA2A6' },
    },
    draw: childseat,
    views: [
      [170, 40, 460],
      [260, 50, 280],
      [250, 270, 300],
      [190, 240, 260],
    ],
  }),
} satisfies Kinds;
