import { kind, type Kinds } from '../kind.ts';
import { colours, type Room, rooms } from '../palettes.ts';
import {
  cast,
  circle,
  contact,
  each,
  line,
  onDesk,
  path,
  rect,
  shade,
  sheen,
  tabletop,
  turned,
  upTo,
  within,
} from '../shapes.ts';

interface Bag {
  readonly room: Room;
  readonly wood: string;
  readonly leather: string;
  readonly lining: string;
}

const bagShape =
  'M214 238H586C602 238 612 246 614 262L648 478C650 500 640 512 618 512H182C160 512 150 500 152 478L186 262C188 246 198 238 214 238Z';

const handbag = ({ room, wood, leather, lining }: Bag) =>
  onDesk(room, wood) +
  contact(400, 516, 280, 13) +
  line('M280 250C270 60 530 60 520 250', leather, 22) +
  line('M280 250C270 60 530 60 520 250', '#000', 22, { opacity: 0.25 }) +
  path(bagShape, leather) +
  within(
    'bag',
    bagShape,
    shade('M140 448H660V520H140Z', 0.16),
    shade('M560 230H660V520H600Z', 0.1),
    line('M176 488H624', '#fff', 3, { 'stroke-dasharray': '9 8', opacity: 0.4 }),
  ) +
  // flap
  path(
    'M208 230H592C608 230 616 240 616 256L600 346C596 372 580 384 556 384H244C220 384 204 372 200 346L184 256C184 240 192 230 208 230Z',
    leather,
  ) +
  shade('M198 338H602L600 346C596 372 580 384 556 384H244C220 384 204 372 200 346Z', 0.2) +
  sheen('M208 238H592C602 238 606 242 608 252H192C194 242 198 238 208 238Z', 0.25) +
  line('M210 262L222 344C224 358 232 364 248 364H552C568 364 576 358 578 344L590 262', '#fff', 3, {
    'stroke-dasharray': '9 8',
    opacity: 0.45,
  }) +
  rect(366, 356, 68, 56, '#D8AE4A', 10) +
  rect(384, 374, 32, 18, leather, 6) +
  line('M280 276C290 106 510 106 520 276', leather, 18) +
  each([280, 520], (x) => circle(x, 276, 17, '#D8AE4A') + circle(x, 276, 8, leather)) +
  // a scarf tied to it
  path('M262 290C280 280 300 288 302 306L338 420L306 412L292 446L262 320C254 306 254 296 262 290Z', lining) +
  path('M268 300L300 440L292 446L262 320Z', '#000', { opacity: 0.16 }) +
  circle(280, 300, 16, lining) +
  circle(280, 300, 16, '#000', { opacity: 0.12 });

interface Hat {
  readonly room: Room;
  readonly wood: string;
  readonly felt: string;
  readonly band: string;
}

const crown = 'M238 420C232 330 240 236 276 208C308 184 352 214 400 214S492 184 524 208C560 236 568 330 562 420Z';

const hat = ({ room, wood, felt, band }: Hat) =>
  onDesk(room, wood) +
  contact(400, 486, 330, 22) +
  path(
    'M86 420C70 400 96 388 140 396C220 412 580 412 660 396C704 388 730 400 714 420C680 466 560 486 400 486S120 466 86 420Z',
    felt,
  ) +
  shade('M86 420C180 456 300 462 400 462S620 456 714 420C680 466 560 486 400 486S120 466 86 420Z', 0.2) +
  path(crown, felt) +
  within(
    'crown',
    crown,
    // as if woven
    line(
      each(
        upTo(9),
        (index) => `M220 ${226 + index * 26}C340 ${240 + index * 26} 460 ${240 + index * 26} 580 ${226 + index * 26}`,
      ),
      '#000',
      3,
      { opacity: 0.09 },
    ),
    shade('M470 190C520 260 520 340 500 430H580V180Z', 0.14),
    sheen('M272 240C258 280 254 340 258 400H282C276 340 282 280 296 240Z', 0.25),
    path('M220 352C340 372 460 372 580 352V424C460 440 340 440 220 424Z', band),
    shade('M220 404C340 424 460 424 580 404V430H220Z', 0.2),
  ) +
  shade('M320 210C350 226 450 226 480 210C470 244 440 256 400 256S330 244 320 210Z', 0.16) +
  path('M546 366L586 350L580 388L592 424L544 410Z', band) +
  path('M546 366L586 350L580 388L592 424L544 410Z', '#000', { opacity: 0.12 });

interface Watch {
  readonly room: Room;
  readonly metal: string;
  readonly deep: string;
  readonly strap: string;
}

const straps =
  'M340 190L352 20C352 10 358 6 368 6H432C442 6 448 10 448 20L460 190ZM340 410L352 560C354 584 372 596 400 596S446 584 448 560L460 410Z';

const wristwatch = ({ room, metal, deep, strap }: Watch) =>
  tabletop(room) +
  turned(
    -32,
    400,
    300,
    cast(path(straps, '#000'), circle(400, 300, 146, '#000')),
    path(straps, strap),
    line('M354 180L364 22M446 180L436 22M354 420L364 560C368 576 384 582 400 582S432 576 436 560L446 420', '#fff', 3, {
      'stroke-dasharray': '8 7',
      opacity: 0.45,
    }),
    each(upTo(4), (index) => circle(400, 470 + index * 26, 6, '#000', { opacity: 0.4 })),
    rect(352, 44, 96, 34, 'none', 8, { stroke: metal, 'stroke-width': 9 }),
    line('M400 46V84', metal, 7),
    rect(350, 100, 100, 22, strap, 6),
    shade('M350 114H450V117C450 120 448 122 444 122H356C352 122 350 120 350 117Z', 0.3),
    path('M330 196L350 160H370V440H350L330 404ZM470 196L450 160H430V440H450L470 404Z', deep),
    rect(536, 284, 26, 32, metal, 6),
    rect(524, 220, 22, 22, deep, 5, { transform: 'rotate(-28 534 231)' }),
    rect(524, 358, 22, 22, deep, 5, { transform: 'rotate(28 534 369)' }),
    circle(400, 300, 146, deep),
    circle(400, 298, 142, metal),
    circle(400, 300, 120, deep),
    circle(400, 300, 114, '#FBF8F1'),
    each(upTo(12), (index) =>
      turned(index * 30, 400, 300, rect(396, 194, index % 3 ? 5 : 9, index % 3 ? 16 : 26, '#2B2F33', 2)),
    ),
    circle(400, 352, 27, deep, { opacity: 0.35 }),
    line('M400 352L412 338', '#2B2F33', 3),
    line('M400 300L344 268', '#2B2F33', 10),
    line('M400 300L436 222', '#2B2F33', 7),
    line('M386 322L470 362', colours.brick, 3),
    circle(400, 300, 9, '#2B2F33'),
    sheen('M330 210C370 176 440 178 480 220L350 400C300 360 296 260 330 210Z', 0.16),
  );

/** What one wears with one's clothes. */
export const accessories = {
  handbag: kind<Bag>({
    variants: {
      brown: { room: rooms.sage, wood: '#D6B184', leather: '#9A5E34', lining: colours.mustard },
      red: { room: rooms.sky, wood: '#B98552', leather: '#B9392E', lining: '#2D5B73' },
      black: { room: rooms.clay, wood: '#C79A68', leather: '#34393D', lining: colours.brick },
    },
    draw: handbag,
    views: [
      [120, 80, 560],
      [270, 290, 260],
      [160, 210, 320],
      [240, 60, 320],
    ],
  }),
  hat: kind<Hat>({
    variants: {
      straw: { room: rooms.mint, wood: '#A87448', felt: '#E5C27A', band: '#2D5B73' },
      black: { room: rooms.sand, wood: '#B98552', felt: '#383D41', band: colours.brick },
    },
    draw: hat,
    views: [
      [80, 130, 620],
      [220, 170, 360],
      [440, 280, 300],
      [80, 280, 320],
    ],
  }),
  wristwatch: kind<Watch>({
    variants: {
      silver: { room: rooms.straw, metal: '#CDD2D4', deep: '#8B9498', strap: '#3A2F28' },
      gold: { room: rooms.plum, metal: '#E2BC5C', deep: '#B98A2E', strap: '#7A4B2C' },
    },
    draw: wristwatch,
    views: [
      [180, 110, 440],
      [270, 190, 260],
      [130, 40, 360],
      [400, 290, 360],
    ],
  }),
} satisfies Kinds;
