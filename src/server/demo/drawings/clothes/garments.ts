import { kind, type Kinds } from '../kind.ts';
import { colours, type Room, rooms } from '../palettes.ts';
import {
  cast,
  circle,
  each,
  group,
  indoors,
  line,
  path,
  rect,
  shade,
  sheen,
  tabletop,
  turned,
  upTo,
  within,
} from '../shapes.ts';

interface Garment {
  readonly room: Room;
  readonly cloth: string;
  readonly trim: string;
}

// A rail along the wall, and the hanger that hangs from it; what it carries covers its middle.
const hanger = (room: Room) =>
  indoors(room, 556) +
  rect(60, 52, 680, 14, '#5B6468', 7) +
  sheen('M66 54H734V58H66Z', 0.3) +
  line('M400 130V104C400 90 424 92 424 74C424 56 398 54 396 70', '#8B9498', 7) +
  path(
    'M400 124C416 124 424 132 440 142L560 196C572 202 568 216 556 214H244C232 216 228 202 240 196L360 142C376 132 384 124 400 124Z',
    '#B07A4A',
  );

const coat = (outline: string, fill: string) =>
  group({ transform: 'translate(-18 14)', opacity: 0.12 }, path(outline, '#000')) + path(outline, fill);

const jacketShape =
  'M332 142C350 160 450 160 468 142L540 172C572 186 590 206 602 240L664 452C668 468 662 478 648 482L598 494C586 496 578 490 574 478L536 354L544 520C544 536 536 544 520 544H280C264 544 256 536 256 520L264 354L226 478C222 490 214 496 202 494L152 482C138 478 132 468 136 452L198 240C210 206 228 186 260 172Z';

const jacket = ({ room, cloth, trim }: Garment) =>
  hanger(room) +
  coat(jacketShape, cloth) +
  within(
    'jacket',
    jacketShape,
    shade('M264 354L226 478L190 520L220 400L258 250ZM536 354L574 478L610 520L580 400L542 250Z', 0.2),
    shade('M130 440L232 464L222 510H120ZM670 440L568 464L578 510H680Z', 0.16),
    rect(240, 502, 320, 60, trim),
    line(
      each(upTo(16), (index) => `M${262 + index * 18} 506V540`),
      '#000',
      3,
      { opacity: 0.14 },
    ),
    shade('M256 480H544V502H256Z', 0.1),
    sheen('M262 190C230 200 214 230 204 270L176 370L190 374L224 270C232 240 244 212 270 200Z', 0.2),
    // quilted
    line(
      'M258 250C330 266 470 266 542 250M262 330C330 344 470 344 538 330M258 420C330 434 470 434 542 420',
      '#000',
      4,
      { opacity: 0.12 },
    ),
  ) +
  // hood, zip, pockets
  path('M326 146C312 112 356 96 400 96S488 112 474 146C480 176 440 200 400 204C360 200 320 176 326 146Z', cloth) +
  shade('M326 146C312 112 356 96 400 96S488 112 474 146C480 176 440 200 400 204C360 200 320 176 326 146Z', 0.18) +
  path('M346 146C342 126 366 118 400 118S458 126 454 146C452 166 426 182 400 192C374 182 348 166 346 146Z', trim) +
  line('M400 192V502', '#000', 9, { opacity: 0.3 }) +
  line('M400 192V502', '#C3C9CB', 4, { 'stroke-dasharray': '2 6' }) +
  rect(394, 196, 12, 28, '#C3C9CB', 4) +
  line('M304 380L284 448M496 380L516 448', trim, 9) +
  rect(452, 280, 56, 12, trim, 5);

const dressShape =
  'M340 136L352 136C356 190 374 214 400 214S444 190 448 136L460 136C468 176 478 196 498 210L478 320C474 330 474 336 478 344L582 520C588 532 582 540 570 542C500 556 300 556 230 542C218 540 212 532 218 520L322 344C326 336 326 330 322 320L302 210C322 196 332 176 340 136Z';

const dress = ({ room, cloth, trim }: Garment) =>
  hanger(room) +
  coat(dressShape, cloth) +
  within(
    'dress',
    dressShape,
    each(upTo(42), (index) => {
      const row = Math.floor(index / 7);
      return circle(232 + (index % 7) * 58 + (row % 2) * 29, 238 + row * 54, 8, trim);
    }),
    shade('M322 344L262 560H300L352 346ZM400 350L384 560H432ZM478 344L538 560H500L450 346Z', 0.1),
    shade('M200 516H600V560H200Z', 0.12),
    sheen('M330 210L340 314H352L346 220Z', 0.25),
  ) +
  path('M320 316H480V346H320Z', trim) +
  shade('M320 336H480V346H320Z', 0.18) +
  // its bow
  path('M400 331L360 312C352 310 350 352 360 350ZM400 331L440 312C448 310 450 352 440 350Z', trim) +
  path('M394 336L376 396L392 388L402 338ZM406 336L424 396L408 388L398 338Z', trim) +
  circle(400, 331, 11, trim) +
  circle(400, 331, 11, '#000', { opacity: 0.14 });

const jumperShape =
  'M330 130C350 152 450 152 470 130L540 160C562 170 576 188 582 212L640 440C644 456 636 464 624 468L584 478C572 480 566 474 562 462L520 320V500C520 514 512 520 500 520H300C288 520 280 514 280 500V320L238 462C234 474 228 480 216 478L176 468C164 464 156 456 160 440L218 212C224 188 238 170 260 160Z';

// A knitted band of little hearts or diamonds.
const diamonds = (y: number, fill: string) =>
  path(
    each(upTo(11), (index) => `M${250 + index * 30} ${y}l12 16l-12 16l-12 -16Z`),
    fill,
  );

const jumper = ({ room, cloth, trim }: Garment) =>
  tabletop(room) +
  turned(
    -6,
    400,
    320,
    cast(path(jumperShape, '#000')),
    path('M342 132C350 100 450 100 458 132L446 160C420 168 380 168 354 160Z', cloth),
    path('M342 132C350 100 450 100 458 132L446 160C420 168 380 168 354 160Z', '#000', { opacity: 0.3 }),
    path(jumperShape, cloth),
    within(
      'jumper',
      jumperShape,
      rect(140, 210, 520, 8, trim),
      diamonds(226, trim),
      rect(140, 266, 520, 8, trim),
      rect(140, 288, 520, 14, trim),
      shade('M280 320L238 462L200 500L240 380L272 250ZM520 320L562 462L600 500L560 380L528 250Z', 0.18),
      shade('M270 478H530V530H270ZM150 420L250 444L236 490H140ZM650 420L550 444L564 490H660Z', 0.13),
      line(
        each(upTo(16), (index) => `M${288 + index * 15} 484V520`),
        '#000',
        3,
        { opacity: 0.14 },
      ),
      line(
        'M176 446L170 466M192 450L186 472M208 454L202 478M592 454L598 478M608 450L614 472M624 446L630 466',
        '#000',
        3,
        { opacity: 0.18 },
      ),
    ),
    path('M330 130C350 152 450 152 470 130L480 136C456 176 344 176 320 136Z', cloth),
    shade('M330 130C350 152 450 152 470 130L480 136C456 176 344 176 320 136Z', 0.14),
  );

/** What hangs in the wardrobe or lies folded in it. */
export const garments = {
  jacket: kind<Garment>({
    variants: {
      red: { room: rooms.sky, cloth: colours.brick, trim: '#3A4A52' },
      blue: { room: rooms.sand, cloth: '#2F6C93', trim: '#E3AE37' },
      green: { room: rooms.clay, cloth: '#3F7A62', trim: '#F1E6CF' },
    },
    draw: jacket,
    views: [
      [120, 70, 560],
      [270, 80, 260],
      [230, 330, 280],
      [390, 150, 300],
    ],
  }),
  dress: kind<Garment>({
    variants: {
      red: { room: rooms.mint, cloth: '#B9392E', trim: '#F7F4EC' },
      blue: { room: rooms.straw, cloth: '#2F5F80', trim: '#F1E6CF' },
      yellow: { room: rooms.plum, cloth: '#E3AE37', trim: '#FBF6EA' },
    },
    draw: dress,
    views: [
      [180, 110, 440],
      [280, 120, 240],
      [220, 340, 320],
      [300, 220, 200],
    ],
  }),
  jumper: kind<Garment>({
    variants: {
      cream: { room: rooms.sage, cloth: '#EDE0C4', trim: '#8E3F33' },
      blue: { room: rooms.clay, cloth: '#3A6E90', trim: '#F1E6CF' },
      red: { room: rooms.sand, cloth: '#B9443A', trim: '#F1E6CF' },
    },
    draw: jumper,
    views: [
      [140, 70, 520],
      [260, 90, 280],
      [140, 190, 300],
      [250, 300, 300],
    ],
  }),
} satisfies Kinds;
