import { kind, type Kinds } from '../kind.ts';
import { colours, type Room, rooms } from '../palettes.ts';
import { circle, contact, each, ellipse, line, onDesk, path, rect, ring, shade, sheen, upTo } from '../shapes.ts';

interface Camera {
  readonly room: Room;
  readonly wood: string;
  readonly top: string;
  readonly grip: string;
}

const slr = ({ room, wood, top, grip }: Camera) =>
  onDesk(room, wood) +
  contact(400, 508, 280, 13) +
  // strap
  line('M152 262C60 300 40 420 90 500S200 580 300 548', '#7A4B2C', 20) +
  line('M648 262C730 320 740 440 700 520', '#7A4B2C', 20) +
  rect(138, 244, 30, 24, '#8B9498', 8) +
  rect(632, 244, 30, 24, '#8B9498', 8) +
  // knobs on top
  rect(192, 186, 78, 32, '#8B9498', 6) +
  rect(206, 172, 50, 20, '#2B2F33', 5) +
  rect(538, 182, 90, 36, '#8B9498', 6) +
  line('M550 186V214M562 186V214M574 186V214M586 186V214M598 186V214M610 186V214', '#000', 3, { opacity: 0.25 }) +
  path('M306 216L338 140C342 132 348 128 358 128H442C452 128 458 132 462 140L494 216Z', top) +
  sheen('M344 150C348 138 352 136 360 136H440C448 136 452 138 456 150Z', 0.35) +
  shade('M306 216L322 180H478L494 216Z', 0.12) +
  rect(150, 210, 500, 296, top, 34) +
  path('M150 276H650V440H150Z', grip) +
  line(
    each(upTo(7), (index) => `M152 ${292 + index * 22}H648`),
    '#fff',
    3,
    { opacity: 0.06 },
  ) +
  path('M150 276H222V440H150Z', '#000', { opacity: 0.16 }) +
  shade('M150 440H650V472C650 492 636 506 616 506H184C164 506 150 492 150 472Z', 0.2) +
  rect(566, 236, 54, 24, '#BFDCEA', 5) +
  circle(254, 246, 13, colours.brick) +
  // lens
  circle(400, 368, 138, '#000', { opacity: 0.22 }) +
  circle(400, 364, 132, '#2B2F33') +
  ring(400, 364, 118, '#5B6468', 16, { 'stroke-dasharray': '7 5', 'stroke-linecap': 'butt' }) +
  circle(400, 364, 98, '#C3C9CB') +
  circle(400, 364, 88, '#14191C') +
  circle(400, 364, 66, '#34505E') +
  circle(400, 364, 44, '#1E313B') +
  circle(400, 364, 22, '#0F191E') +
  path('M350 330C360 312 378 302 398 302C386 316 366 334 356 352C350 348 348 338 350 330Z', '#BFDCEA', {
    opacity: 0.75,
  }) +
  circle(430, 394, 10, '#BFDCEA', { opacity: 0.45 });

interface Lens {
  readonly room: Room;
  readonly wood: string;
  readonly barrel: string;
  readonly band: string;
}

const ribs = (x: number, y: number, width: number, height: number) =>
  rect(x, y, width, height, '#23282B', 5) +
  line(
    each(upTo(Math.round(width / 12)), (index) => `M${x + 6 + index * 12} ${y + 6}V${y + height - 6}`),
    '#5B6468',
    5,
  );

const lens = ({ room, wood, barrel, band }: Lens) =>
  onDesk(room, wood) +
  contact(372, 522, 190, 14) +
  // mount, barrel, and the wider front with its glass
  path('M268 470H476V510C476 524 268 524 268 510Z', '#C3C9CB') +
  path('M246 372H498L486 484C486 500 258 500 258 484Z', barrel) +
  path('M232 236H512V376C512 394 232 394 232 376Z', barrel) +
  ribs(238, 392, 268, 50) +
  ribs(224, 258, 296, 78) +
  rect(232, 352, 280, 9, band, 3) +
  circle(372, 462, 8, band) +
  path('M206 128H538L528 222C528 250 216 250 216 222Z', barrel) +
  shade('M450 120H538L528 222L516 238H512V376L498 384L486 484L476 490V510C466 518 440 520 420 520Z', 0.16) +
  sheen('M226 150H250L258 480H268L262 236Z', 0.3) +
  ellipse(372, 126, 166, 56, '#2B2F33') +
  ellipse(372, 126, 148, 47, '#14191C') +
  ellipse(372, 130, 126, 37, '#3B5F70') +
  ellipse(372, 134, 92, 25, '#22404D') +
  path('M262 128C272 106 310 94 352 92C330 104 306 122 300 146C280 144 262 138 262 128Z', '#BFDCEA', { opacity: 0.7 }) +
  ellipse(430, 142, 22, 8, '#E39A8C', { opacity: 0.6 }) +
  // its cap leans beside it
  contact(636, 522, 90, 9) +
  circle(636, 436, 86, '#23282B') +
  circle(636, 434, 74, '#3A4145') +
  rect(602, 386, 68, 18, '#23282B', 8) +
  rect(602, 464, 68, 18, '#23282B', 8) +
  sheen('M580 402C594 374 622 362 650 366C622 374 598 390 590 414Z', 0.2);

/** Cameras and their lenses. */
export const cameras = {
  slr: kind<Camera>({
    variants: {
      black: { room: rooms.straw, wood: '#A87448', top: '#353B3F', grip: '#20262A' },
      silver: { room: rooms.sage, wood: '#B98552', top: '#C9CED0', grip: '#33393D' },
    },
    draw: slr,
    views: [
      [110, 110, 580],
      [240, 220, 320],
      [120, 140, 300],
      [420, 120, 320],
    ],
  }),
  lens: kind<Lens>({
    variants: {
      black: { room: rooms.sky, wood: '#C79A68', barrel: '#3A4145', band: colours.brick },
      white: { room: rooms.clay, wood: '#A87448', barrel: '#EFECE3', band: colours.mustard },
    },
    draw: lens,
    views: [
      [160, 50, 440],
      [190, 60, 360],
      [200, 230, 340],
      [480, 320, 280],
    ],
  }),
} satisfies Kinds;
