import { kind, type Kinds } from '../kind.ts';
import { colours, type Room, rooms } from '../palettes.ts';
import {
  cast,
  circle,
  contact,
  each,
  indoors,
  line,
  mirrored,
  onDesk,
  rect,
  ring,
  shade,
  sheen,
  tabletop,
  turned,
} from '../shapes.ts';
import { longPlayer } from '../media/records.ts';

interface Deck {
  readonly room: Room;
  readonly plinth: string;
  readonly label: string;
}

const turntable = ({ room, plinth, label }: Deck) =>
  tabletop(room) +
  turned(
    -4,
    400,
    300,
    cast(rect(102, 70, 596, 460, '#000', 24)),
    rect(102, 70, 596, 460, plinth, 24),
    shade('M102 496H698V506C698 520 688 530 674 530H126C112 530 102 520 102 506Z', 0.18),
    sheen('M126 70H674C688 70 698 80 698 94V98H102V94C102 80 112 70 126 70Z', 0.2),
    circle(322, 296, 202, '#000', { opacity: 0.2 }),
    circle(322, 292, 200, '#C3C9CB'),
    circle(322, 292, 192, '#8B9498'),
    longPlayer(322, 292, 182, '#1E2326', label),
    // arm with its weight, and the head that reads the groove
    circle(602, 166, 54, '#000', { opacity: 0.18 }),
    circle(602, 162, 52, '#3A4145'),
    circle(602, 162, 30, '#8B9498'),
    line('M612 110L596 240L560 380L486 414', '#DDE1E2', 12),
    line('M616 96L610 132', '#5B6468', 34, { 'stroke-linecap': 'butt' }),
    turned(65, 478, 418, rect(462, 392, 32, 54, '#2B2F33', 6)),
    circle(602, 162, 14, '#DDE1E2'),
    // knobs and slider
    circle(158, 480, 22, '#2B2F33'),
    circle(158, 478, 16, '#C3C9CB'),
    circle(214, 488, 9, colours.brick),
    rect(640, 330, 14, 140, '#2B2F33', 7),
    rect(630, 384, 34, 20, '#C3C9CB', 5),
  );

interface Speakers {
  readonly room: Room;
  readonly box: string;
  readonly front: string;
}

const cone = (x: number, y: number, r: number) =>
  circle(x, y, r, '#C3C9CB') +
  circle(x, y, r * 0.9, '#1E2326') +
  ring(x, y, r * 0.7, '#4A5256', r * 0.16) +
  circle(x, y, r * 0.3, '#6A747A') +
  sheen(`M${x - r * 0.2} ${y - r * 0.1}a${r * 0.22} ${r * 0.22} 0 0 1 ${r * 0.3} ${-r * 0.12}Z`, 0.4);

const speaker = (x: number, { box, front }: Speakers) =>
  contact(x + 84, 528, 112, 12) +
  rect(x - 12, 508, 190, 20, '#2B2F33', 5) +
  rect(x, 106, 168, 404, box, 6) +
  rect(x + 12, 118, 144, 380, front, 4) +
  shade(`M${x} 440h168v64c0 4 -2 6 -6 6h-156c-4 0 -6 -2 -6 -6Z`, 0.16) +
  sheen(`M${x + 4} 106h160c3 0 4 2 4 4v4h-168v-4c0 -2 1 -4 4 -4Z`, 0.3) +
  cone(x + 84, 172, 30) +
  cone(x + 84, 274, 60) +
  cone(x + 84, 410, 60);

const speakers = (look: Speakers) =>
  indoors(look.room) +
  speaker(142, look) +
  speaker(490, look) +
  // amplifier between them
  contact(400, 528, 90, 8) +
  rect(322, 432, 156, 84, '#3A4145', 6) +
  rect(330, 516, 24, 10, '#1E2326', 3) +
  rect(446, 516, 24, 10, '#1E2326', 3) +
  rect(334, 444, 84, 30, '#1B2023', 4) +
  line('M346 466V458M358 466V452M370 466V456M382 466V450M394 466V460M406 466V454', '#8FD3E8', 5) +
  circle(450, 474, 20, '#C3C9CB') +
  line('M450 474L458 460', '#3A4145', 4) +
  each([342, 364, 386, 408], (x) => circle(x, 496, 6, '#8B9498')) +
  shade('M322 494H478V510C478 514 476 516 472 516H328C324 516 322 514 322 510Z', 0.16);

interface Headphones {
  readonly room: Room;
  readonly wood: string;
  readonly shell: string;
  readonly pad: string;
}

const cup = (x: number, shell: string, pad: string) =>
  rect(x + 62, 316, 52, 156, pad, 26) +
  shade(`M${x + 62} 430h52v16c0 14 -10 26 -26 26s-26 -12 -26 -26Z`, 0.2) +
  rect(x, 300, 82, 188, shell, 40) +
  shade(`M${x} 420h82v28c0 22 -18 40 -40 40s-42 -18 -42 -40Z`, 0.16) +
  rect(x + 16, 326, 18, 130, '#fff', 9, { opacity: 0.2 });

const headphones = ({ room, wood, shell, pad }: Headphones) =>
  onDesk(room, wood) +
  contact(400, 500, 230, 12) +
  line('M236 310C226 40 574 40 564 310', shell, 26) +
  line('M252 268C258 88 542 88 548 268', pad, 22) +
  line('M228 250V340M572 250V340', '#C3C9CB', 14) +
  cup(182, shell, pad) +
  mirrored(400, cup(182, shell, pad)) +
  // its cord
  line('M222 488C224 560 300 540 340 522S480 500 520 534S640 560 700 540', '#2B2F33', 7) +
  rect(694, 532, 44, 14, '#C3C9CB', 4);

/** What one listens with. */
export const hifi = {
  turntable: kind<Deck>({
    variants: {
      wood: { room: rooms.sage, plinth: '#B07A4A', label: colours.brick },
      black: { room: rooms.clay, plinth: '#3A4145', label: colours.mustard },
    },
    draw: turntable,
    views: [
      [90, 60, 460],
      [420, 60, 320],
      [400, 270, 320],
      [180, 150, 300],
    ],
  }),
  speakers: kind<Speakers>({
    variants: {
      wood: { room: rooms.sky, box: '#9A6136', front: '#B97D4C' },
      black: { room: rooms.straw, box: '#2B3033', front: '#3A4145' },
    },
    draw: speakers,
    views: [
      [110, 90, 560],
      [90, 90, 300],
      [420, 270, 320],
      [290, 390, 240],
    ],
  }),
  headphones: kind<Headphones>({
    variants: {
      black: { room: rooms.sand, wood: '#B98552', shell: '#2E3438', pad: '#4A5256' },
      white: { room: rooms.mint, wood: '#A87448', shell: '#F4F2EC', pad: '#C3B8A8' },
      blue: { room: rooms.plum, wood: '#D6B184', shell: '#2F6C93', pad: '#23282B' },
    },
    draw: headphones,
    views: [
      [140, 60, 540],
      [150, 270, 300],
      [410, 260, 300],
      [230, 50, 340],
    ],
  }),
} satisfies Kinds;
