import { kind, type Kinds } from '../kind.ts';
import { colours, type Room, rooms } from '../palettes.ts';
import { circle, contact, each, ellipse, indoors, leaves, line, path, rect, shade, sheen, upTo } from '../shapes.ts';

interface Wardrobe {
  readonly room: Room;
  readonly front: string;
  readonly knob: string;
  /** What is painted on the panels of a farmhouse wardrobe. */
  readonly paint?: string;
}

const garment = (x: number, length: number, colour: string) =>
  line(`M${x} 120V132`, '#C3C9CB', 4) +
  path(
    `M${x} 130C${x + 20} 138 ${x + 25} 148 ${x + 25} 164V${130 + length}H${x - 25}V164C${x - 25} 148 ${x - 20} 138 ${x} 130Z`,
    colour,
  ) +
  shade(`M${x} 130C${x + 20} 138 ${x + 25} 148 ${x + 25} 164V${130 + length}H${x + 6}Z`, 0.12);

const flower = (x: number, y: number, colour: string) =>
  line(`M${x} ${y + 60}V${y}M${x} ${y + 44}q-22 -4 -24 -24M${x} ${y + 44}q22 -4 24 -24`, '#F1E6CF', 5) +
  each(upTo(5), (index) => circle(x + 16 * Math.sin(index * 1.257), y - 16 * Math.cos(index * 1.257), 11, colour)) +
  circle(x, y, 9, '#F3C64B');

const panel = (y: number, height: number) =>
  rect(424, y, 132, height, '#000', 6, { opacity: 0.1 }) + sheen(`M424 ${y + height - 6}h132v6h-132Z`, 0.25);

const wardrobe = ({ room, front, knob, paint }: Wardrobe) =>
  indoors(room) +
  contact(400, 530, 230, 14) +
  rect(224, 510, 30, 22, front) +
  rect(546, 510, 30, 22, front) +
  shade('M224 510H254V532H224ZM546 510H576V532H546Z', 0.3) +
  rect(212, 70, 376, 444, front, 6) +
  // inside
  rect(230, 96, 172, 394, '#3B3029', 3) +
  rect(230, 116, 172, 7, '#C3C9CB') +
  garment(258, 210, colours.brick) +
  garment(300, 170, '#F1E6CF') +
  garment(340, 236, '#4C7188') +
  garment(378, 190, colours.mustard) +
  rect(230, 416, 172, 9, front) +
  path('M250 470C250 452 268 448 280 452L306 470C312 474 312 490 304 490H250Z', '#8A5A36') +
  rect(322, 440, 66, 50, '#E3C9A0', 4) +
  shade('M322 440H388V454H322Z', 0.12) +
  // open door on the left
  path('M230 92L132 62V536L230 496Z', front) +
  shade('M230 92L132 62V536L230 496Z', 0.14) +
  path('M214 122L150 104V484L214 462Z', '#D4E6EC') +
  sheen('M150 330L196 116L214 122V180L164 480L150 484Z', 0.4) +
  // closed door on the right
  rect(408, 92, 164, 402, front, 3) +
  line('M405 90V496', '#000', 4, { opacity: 0.25 }) +
  panel(112, 168) +
  panel(306, 168) +
  (paint ? flower(490, 176, paint) + flower(490, 370, paint) : '') +
  circle(420, 294, 9, knob) +
  shade('M212 486H588V514H212Z', 0.14) +
  rect(196, 52, 408, 30, front, 8) +
  shade('M200 72H600V82H200Z', 0.16) +
  sheen('M204 54H596C600 54 604 58 604 62H196C196 58 200 54 204 54Z', 0.25);

interface Dresser {
  readonly room: Room;
  readonly front: string;
  readonly knob: string;
  readonly legs: string;
}

const drawer = (x: number, y: number, width: number, front: string, knob: string) =>
  rect(x, y, width, 62, front, 4) +
  shade(`M${x} ${y + 50}h${width}v12h${-width}Z`, 0.1) +
  sheen(`M${x} ${y}h${width}v6h${-width}Z`, 0.2) +
  circle(x + width / 2, y + 30, 9, knob);

const dresser = ({ room, front, knob, legs }: Dresser) =>
  indoors(room) +
  // round mirror on the wall
  circle(290, 148, 92, legs) +
  circle(290, 148, 80, '#D4E6EC') +
  sheen('M228 178L306 76L340 88L246 204Z', 0.5) +
  contact(400, 538, 280, 14) +
  line('M168 500L154 536M632 500L646 536', legs, 18) +
  rect(130, 268, 540, 240, front, 10) +
  shade('M130 268H670V508H130Z', 0.16) +
  each([286, 358, 430], (y) => drawer(148, y, 246, front, knob) + drawer(406, y, 246, front, knob)) +
  rect(114, 250, 572, 24, front, 6) +
  shade('M114 264H686V268C686 272 684 274 680 274H120C116 274 114 272 114 268Z', 0.2) +
  // a lamp, a box, a plant
  ellipse(580, 250, 46, 6, '#000', { opacity: 0.15 }) +
  path('M560 190H600C616 208 616 236 602 250H558C544 236 544 208 560 190Z', '#5F8FA8') +
  path('M526 190L552 112H608L634 190Z', colours.lamp) +
  shade('M580 112H608L634 190H580Z', 0.08) +
  leaves(184, 214, 76, colours.leaf) +
  path('M156 206H212L204 250H164Z', '#F7F4EC') +
  shade('M184 206H212L204 250H184Z', 0.1) +
  rect(418, 232, 82, 18, colours.brick, 3) +
  rect(426, 214, 68, 18, colours.mustard, 3);

/** What one puts clothes and linen into. */
export const cupboards = {
  wardrobe: kind<Wardrobe>({
    variants: {
      oak: { room: rooms.sky, front: '#C8935A', knob: '#3B3029' },
      white: { room: rooms.clay, front: '#FBF8F1', knob: colours.brass },
      green: { room: rooms.sand, front: '#5B8570', knob: '#E9D9A8', paint: '#D9705A' },
    },
    draw: wardrobe,
    views: [
      [120, 40, 480],
      [210, 90, 280],
      [380, 80, 230],
      [200, 320, 280],
    ],
  }),
  dresser: kind<Dresser>({
    variants: {
      wood: { room: rooms.mint, front: '#B57B49', knob: '#F1E6CF', legs: '#6E452C' },
      blue: { room: rooms.straw, front: '#5A88A3', knob: '#F7F4EC', legs: '#8A5A36' },
      white: { room: rooms.plum, front: '#FBF8F1', knob: colours.brass, legs: '#C8935A' },
    },
    draw: dresser,
    views: [
      [100, 170, 480],
      [120, 240, 320],
      [370, 90, 330],
      [130, 40, 310],
    ],
  }),
} satisfies Kinds;
