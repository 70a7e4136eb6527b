import { kind, type Kinds } from '../kind.ts';
import { colours, type Room, rooms } from '../palettes.ts';
import {
  circle,
  contact,
  each,
  ellipse,
  indoors,
  line,
  mirrored,
  path,
  rect,
  ring,
  shade,
  sheen,
  turned,
  upTo,
} from '../shapes.ts';

interface Drums {
  readonly room: Room;
  readonly shell: string;
}

const cymbal = (x: number, y: number, r: number, angle: number) =>
  turned(
    angle,
    x,
    y,
    ellipse(x, y, r, 11, '#D3A63F'),
    ellipse(x, y - 3, r, 9, '#E7C364'),
    ellipse(x, y - 7, 16, 7, '#D3A63F'),
  );

// A drum seen from the side, its upper head a little from above.
const drum = (x: number, y: number, width: number, height: number, shell: string) =>
  path(`M${x} ${y}h${width}v${height}c0 18 ${-width} 18 ${-width} 0Z`, shell) +
  shade(`M${x + width * 0.66} ${y}h${width * 0.34}v${height}c0 8 ${-width * 0.14} 12 ${-width * 0.34} 13Z`, 0.14) +
  line(
    `M${x + 2} ${y + 2}V${y + height}M${x + width - 2} ${y + 2}V${y + height}M${x + width * 0.36} ${y + 8}v${height}M${x + width * 0.68} ${y + 8}v${height}`,
    '#D8D8D3',
    4,
  ) +
  path(`M${x} ${y + height}c0 18 ${width} 18 ${width} 0`, 'none', { stroke: '#D8D8D3', 'stroke-width': 8 }) +
  ellipse(x + width / 2, y, width / 2, 15, '#D8D8D3') +
  ellipse(x + width / 2, y - 2, width / 2 - 7, 11, '#FBF8F1');

const drumkit = ({ room, shell }: Drums) =>
  indoors(room) +
  contact(400, 524, 340, 15) +
  // stands
  line(
    'M172 168L206 516M206 470L166 524M206 470L250 524M632 158L612 520M120 340V520M120 480L84 526M120 480L156 526',
    '#8B9498',
    8,
  ) +
  line('M340 262L392 316M460 262L408 316', '#8B9498', 10) +
  cymbal(164, 158, 112, -8) +
  cymbal(640, 148, 118, 9) +
  cymbal(120, 348, 76, 0) +
  cymbal(120, 332, 76, 0) +
  // floor tom
  line('M556 400V524M690 400V524M622 420V532', '#8B9498', 8) +
  drum(560, 356, 126, 124, shell) +
  // snare on its stand
  line('M232 440V486M232 486L188 526M232 486L276 526', '#8B9498', 8) +
  drum(170, 384, 128, 44, shell) +
  drum(266, 190, 126, 80, shell) +
  drum(408, 190, 126, 80, shell) +
  // bass drum
  line('M302 486L274 530M498 486L526 530', '#8B9498', 10) +
  circle(400, 408, 122, shell) +
  circle(400, 408, 110, '#23282B') +
  circle(400, 408, 104, '#F4EFE2') +
  shade('M300 440A104 104 0 0 0 500 440C460 470 340 470 300 440Z', 0.1) +
  ring(400, 408, 78, shell, 6, { opacity: 0.8 }) +
  path('M400 352L416 392L458 394L424 420L436 460L400 436L364 460L376 420L342 394L384 392Z', shell) +
  each(upTo(8), (index) => turned(index * 45 + 22, 400, 408, rect(394, 282, 12, 22, '#D8D8D3', 3)));

interface Amp {
  readonly room: Room;
  readonly cover: string;
  readonly cloth: string;
}

const amp = ({ room, cover, cloth }: Amp) =>
  indoors(room) +
  contact(400, 528, 270, 15) +
  path('M340 136C340 104 460 104 460 136', 'none', { stroke: '#2B2F33', 'stroke-width': 16 }) +
  rect(326, 128, 28, 16, colours.brass, 4) +
  rect(446, 128, 28, 16, colours.brass, 4) +
  rect(170, 508, 60, 20, '#2B2F33', 6) +
  rect(570, 508, 60, 20, '#2B2F33', 6) +
  rect(150, 140, 500, 376, cover, 22) +
  shade('M150 466H650V494C650 508 642 516 628 516H172C158 516 150 508 150 494Z', 0.16) +
  sheen('M172 146H628V154H172Z', 0.3) +
  // panel with knobs
  rect(182, 172, 436, 62, '#D3B266', 6) +
  shade('M182 224H618V230C618 232 616 234 612 234H188C184 234 182 232 182 230Z', 0.14) +
  each(upTo(6), (index) => {
    const x = 244 + index * 56;
    return circle(x, 203, 19, '#2B2F33') + turned(index * 44 - 100, x, 203, rect(x - 2, 186, 4, 14, '#F7F4EC', 2));
  }) +
  circle(206, 203, 9, '#C3C9CB') +
  rect(574, 190, 26, 26, colours.brick, 5) +
  // cloth before the loudspeaker
  rect(182, 254, 436, 232, '#23282B', 8) +
  rect(190, 262, 420, 216, cloth, 4) +
  circle(400, 370, 98, '#000', { opacity: 0.16 }) +
  circle(400, 370, 40, '#000', { opacity: 0.14 }) +
  line(
    each(upTo(20), (index) => `M${200 + index * 21} 264V476`) +
      each(upTo(10), (index) => `M192 ${274 + index * 22}H608`),
    '#fff',
    1.5,
    { opacity: 0.16 },
  ) +
  each([0, 1], (side) => {
    const corners =
      path('M150 196V162C150 148 158 140 172 140H206L186 160C174 162 170 166 168 178Z', '#C3C9CB') +
      path('M150 460V494C150 508 158 516 172 516H206L186 496C174 494 170 490 168 478Z', '#C3C9CB');
    return side ? mirrored(400, corners) : corners;
  }) +
  // its cable
  line('M206 203C120 200 90 330 120 440S40 540 30 590', '#2B2F33', 6);

/** Drums and an amplifier. */
export const bandGear = {
  drumkit: kind<Drums>({
    variants: { red: { room: rooms.sky, shell: '#B23A30' }, blue: { room: rooms.sand, shell: '#2F6C93' } },
    draw: drumkit,
    views: [
      [60, 120, 440],
      [250, 260, 340],
      [440, 110, 340],
      [240, 150, 320],
    ],
  }),
  amp: kind<Amp>({
    variants: {
      black: { room: rooms.plum, cover: '#2E3337', cloth: '#5B5750' },
      cream: { room: rooms.sage, cover: '#EBDDBE', cloth: '#8E5A3C' },
    },
    draw: amp,
    views: [
      [130, 90, 540],
      [160, 120, 300],
      [250, 240, 380],
      [400, 150, 240],
    ],
  }),
} satisfies Kinds;
