import { kind, type Kinds } from '../kind.ts';
import { type Room, rooms } from '../palettes.ts';
import { circle, contact, each, indoors, line, path, rect, ring, shade, sheen, upTo } from '../shapes.ts';

interface Stroller {
  readonly room: Room;
  readonly cloth: string;
  readonly lining: string;
  readonly frame: string;
}

const wheel = (x: number, y: number, r: number, frame: string) =>
  ring(x, y, r, '#23292C', 14) +
  ring(x, y, r - 10, frame, 5) +
  line(
    each(upTo(6), (index) => {
      const [dx, dy] = [Math.cos(index * 1.047 + 0.3) * (r - 12), Math.sin(index * 1.047 + 0.3) * (r - 12)];
      return `M${x} ${y}l${dx} ${dy}`;
    }),
    frame,
    5,
  ) +
  circle(x, y, 11, '#23292C');

const hood = 'M330 258C262 220 236 160 252 112C300 60 420 52 480 132L330 258Z';

const stroller = ({ room, cloth, lining, frame }: Stroller) =>
  indoors(room) +
  contact(400, 540, 270, 14) +
  // frame: handle to front wheel, strut to rear wheel
  line('M196 152L586 492', frame, 15) +
  line('M432 358L300 470', frame, 14) +
  line('M330 444H520', frame, 10) +
  line('M186 174C172 148 190 128 216 136', '#23292C', 20) +
  // basket
  path('M322 412H506L486 466C484 472 480 474 474 474H346C338 474 334 470 333 464Z', '#3A4145') +
  shade('M328 440H496L486 466C484 472 480 474 474 474H346C338 474 334 470 333 464Z', 0.3) +
  rect(386, 390, 62, 26, '#D8A22E', 5) +
  // seat from the side: back, seat, foot rest
  path(
    'M284 244C300 236 318 240 330 254L424 352H560C572 352 580 358 584 368L616 448C620 460 612 468 602 468C594 468 588 464 585 456L556 396H414C404 396 396 392 388 384L280 278C268 266 270 250 284 244Z',
    lining,
  ) +
  path(
    'M284 244C300 236 318 240 330 254L424 352H560C572 352 580 358 584 368L588 378H418C408 378 400 374 392 366L276 256C278 250 280 246 284 244Z',
    cloth,
  ) +
  shade('M276 262L280 278L388 384C396 392 404 396 414 396H556L548 380H420C410 380 402 376 394 368Z', 0.16) +
  line('M590 404L612 452', '#23292C', 16) +
  // inside of the seat, bumper bar
  path('M334 258L480 132C456 190 470 250 520 352H424Z', lining) +
  shade('M334 258L480 132C456 190 470 250 520 352H500C450 262 430 250 366 288Z', 0.22) +
  line('M470 326C520 268 566 270 574 312V350', '#23292C', 14) +
  // hood of three panels
  path(hood, cloth) +
  shade('M330 258L480 132C460 104 434 88 406 82Z', 0.18) +
  sheen('M330 258C262 220 236 160 252 112C266 98 286 88 308 80Z', 0.16) +
  line('M330 258L406 82M330 258L308 80', '#000', 4, { opacity: 0.16 }) +
  line('M480 132L330 258', lining, 9) +
  circle(332, 258, 18, '#23292C') +
  circle(332, 258, 7, frame) +
  wheel(286, 472, 60, frame) +
  wheel(590, 496, 36, frame);

/** Strollers. */
export const strollers = {
  stroller: kind<Stroller>({
    variants: {
      green: { room: rooms.sand, cloth: '#4E8A6B', lining: '#E9DDBF', frame: '#8B9498' },
      red: { room: rooms.sage, cloth: '#C4503B', lining: '#F1E6CF', frame: '#5B6468' },
      grey: { room: rooms.straw, cloth: '#858C91', lining: '#D5D9DA', frame: '#4A5257' },
    },
    draw: stroller,
    views: [
      [150, 60, 520],
      [200, 50, 330],
      [190, 350, 300],
      [380, 240, 320],
    ],
  }),
} satisfies Kinds;
