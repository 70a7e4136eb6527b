import { kind, type Kinds } from '../kind.ts';
import { colours, type Room, rooms } from '../palettes.ts';
import { contact, ellipse, indoors, leaves, line, path, rect, shade, sheen, within } from '../shapes.ts';

interface FloorLamp {
  readonly room: Room;
  readonly metal: string;
  readonly inner: string;
}

const lampShade = 'M450 236C450 168 494 128 550 128S650 168 650 236Z';

const floorlamp = ({ room, metal, inner }: FloorLamp) =>
  indoors(room) +
  // its light
  path('M450 236H650L736 520H364Z', colours.lamp, { opacity: 0.34 }) +
  ellipse(550, 520, 186, 26, colours.lamp, { opacity: 0.5 }) +
  // a pouf with a book in that light
  contact(560, 528, 98, 10) +
  path('M470 440C470 424 486 420 560 420S650 424 650 440V500C650 520 630 528 560 528S470 520 470 500Z', colours.brick) +
  shade('M470 480H650V500C650 520 630 528 560 528S470 520 470 500Z', 0.16) +
  line('M516 424V524M604 424V524', '#000', 3, { opacity: 0.14 }) +
  path('M508 414L556 404L560 412L564 404L612 414L606 424L560 420L514 424Z', '#FBF6EA') +
  contact(224, 532, 108, 11) +
  // foot, arched pole, shade
  path('M134 524C134 506 170 498 224 498S314 506 314 524C314 534 280 540 224 540S134 534 134 524Z', metal) +
  shade('M134 522C150 532 190 534 224 534S298 532 314 522C316 534 280 540 224 540S132 534 134 522Z', 0.24) +
  line('M224 510V290C224 120 360 60 470 66C520 68 548 84 550 128', metal, 13) +
  line('M228 500V290C228 130 360 66 470 70', '#fff', 4, { opacity: 0.3 }) +
  path(lampShade, metal) +
  within(
    'shade',
    lampShade,
    shade('M570 120C600 150 612 196 612 240H660V120Z', 0.16),
    sheen('M472 226C472 180 492 150 520 140C500 170 496 200 496 226Z', 0.34),
  ) +
  ellipse(550, 237, 100, 15, inner) +
  ellipse(550, 240, 46, 9, colours.white) +
  rect(538, 116, 24, 18, metal, 5) +
  shade('M538 126H562V134H538Z', 0.25);

interface Mirror {
  readonly room: Room;
  readonly frame: string;
  readonly rx: number;
  readonly bars?: boolean;
  readonly crest?: boolean;
  readonly console: string;
}

const mirror = ({ room, frame, rx, bars, crest, console: shelf }: Mirror) =>
  indoors(room, 480) +
  rect(246, 52, 300, 346, '#000', rx + 20, { opacity: 0.14 }) +
  (crest
    ? path('M330 50C346 14 380 34 400 8C420 34 454 14 470 50L440 76H360Z', frame) +
      ellipse(400, 44, 15, 13, '#fff', { opacity: 0.35 })
    : '') +
  rect(258, 38, 284, 346, frame, rx + 20) +
  rect(264, 44, 272, 334, '#fff', rx + 14, { opacity: 0.18 }) +
  rect(270, 50, 260, 322, frame, rx + 8) +
  rect(282, 62, 236, 298, '#CFE2EA', rx) +
  path('M310 300L420 74H474L340 336Z', '#fff', { opacity: 0.5 }) +
  path('M372 340L486 110L500 140L404 346Z', '#fff', { opacity: 0.32 }) +
  (bars ? line('M361 62V360M439 62V360M282 162H518M282 260H518', frame, 8) : '') +
  // console below
  contact(400, 560, 240, 10) +
  line('M196 440V556M604 440V556', shelf, 16) +
  shade('M188 462H204V474H188ZM596 462H612V474H596Z', 0.2) +
  rect(166, 420, 468, 24, shelf, 5) +
  rect(186, 444, 428, 18, shelf) +
  shade('M186 444H614V462H186Z', 0.18) +
  leaves(236, 364, 92, colours.leaf) +
  path(
    'M216 352H256C252 372 268 384 268 400C268 412 258 420 236 420S204 412 204 400C204 384 220 372 216 352Z',
    '#F7F4EC',
  ) +
  rect(500, 406, 96, 14, colours.ink, 3) +
  rect(510, 392, 80, 14, colours.mustard, 3) +
  ellipse(550, 388, 26, 6, '#8A5A36');

/** Lamps and mirrors. */
export const furnishings = {
  floorlamp: kind<FloorLamp>({
    variants: {
      brass: { room: rooms.plum, metal: '#C99F45', inner: '#FFE9A8' },
      black: { room: rooms.sage, metal: '#2F3337', inner: '#F5DFA0' },
      white: { room: rooms.sky, metal: '#FBF8F1', inner: '#FFEDB8' },
    },
    draw: floorlamp,
    views: [
      [110, 40, 580],
      [400, 50, 300],
      [110, 330, 300],
      [400, 320, 340],
    ],
  }),
  mirror: kind<Mirror>({
    variants: {
      gold: { room: rooms.plum, frame: '#CFA23F', rx: 118, crest: true, console: '#7A4B2C' },
      black: { room: rooms.sand, frame: '#2F3337', rx: 2, bars: true, console: '#2F3337' },
      wood: { room: rooms.mint, frame: '#B57B49', rx: 26, console: '#C8935A' },
    },
    draw: mirror,
    views: [
      [150, 10, 500],
      [250, 20, 280],
      [170, 250, 300],
      [360, 200, 300],
    ],
  }),
} satisfies Kinds;
