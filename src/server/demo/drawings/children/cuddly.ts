import { kind, type Kinds } from '../kind.ts';
import { colours, type Room, rooms } from '../palettes.ts';
import {
  cast,
  circle,
  contact,
  each,
  ellipse,
  indoors,
  line,
  mirrored,
  path,
  rect,
  shade,
  sheen,
  tabletop,
  turned,
} from '../shapes.ts';

interface Teddy {
  readonly room: Room;
  readonly fur: string;
  readonly pale: string;
  readonly ribbon: string;
}

const ear = ({ fur, pale }: Teddy) =>
  circle(304, 118, 48, fur) + circle(304, 120, 27, pale) + shade('M304 70A48 48 0 0 0 276 156Q262 110 304 70Z', 0.08);

const limbs = ({ fur, pale }: Teddy) =>
  turned(
    24,
    270,
    330,
    ellipse(270, 346, 44, 96, fur),
    shade('M230 380A44 96 0 0 0 310 380A52 40 0 0 1 230 380Z', 0.14),
  ) +
  ellipse(272, 470, 78, 70, fur) +
  shade('M198 490A78 70 0 0 0 346 490A90 44 0 0 1 198 490Z', 0.14) +
  ellipse(258, 466, 48, 50, pale) +
  circle(258, 480, 17, fur) +
  each(
    [
      [234, 450],
      [258, 440],
      [282, 450],
    ] as const,
    ([x, y]) => circle(x, y, 8, fur),
  );

const teddy = (look: Teddy) => {
  const { room, fur, pale, ribbon } = look;
  return (
    indoors(room) +
    contact(400, 540, 250, 14) +
    ear(look) +
    mirrored(400, ear(look)) +
    ellipse(400, 408, 136, 136, fur) +
    ellipse(400, 420, 88, 92, pale) +
    shade('M270 450A136 136 0 0 0 530 450A150 90 0 0 1 270 450Z', 0.1) +
    limbs(look) +
    mirrored(400, limbs(look)) +
    ellipse(400, 190, 132, 116, fur) +
    shade('M276 222A132 116 0 0 0 524 222A140 84 0 0 1 276 222Z', 0.12) +
    sheen('M300 150C318 108 360 92 404 92C366 104 336 124 322 164Z', 0.2) +
    ellipse(400, 230, 62, 50, pale) +
    path('M376 208C376 198 424 198 424 208C424 222 408 230 400 230S376 222 376 208Z', '#3A2A20') +
    line('M400 230V252', '#3A2A20', 5) +
    circle(350, 176, 11, '#2B2320') +
    circle(450, 176, 11, '#2B2320') +
    // ribbon
    path('M400 312L340 284C326 280 322 338 338 340ZM400 312L460 284C474 280 478 338 462 340Z', ribbon) +
    shade('M400 312L330 322C330 334 332 340 338 340ZM400 312L470 322C470 334 468 340 462 340Z', 0.18) +
    circle(400, 312, 19, ribbon) +
    circle(400, 312, 19, '#000', { opacity: 0.12 })
  );
};

interface BabyClothes {
  readonly room: Room;
  readonly cloth: string;
  readonly trim: string;
  readonly other: string;
}

const onesie =
  'M236 118C262 142 330 142 356 118L400 132L486 214L440 266L408 238V360C408 386 392 404 366 420C352 430 346 446 344 466H248C246 446 240 430 226 420C200 404 184 386 184 360V238L152 266L106 214L192 132Z';

const trousers =
  'M516 104H690L704 330C704 338 698 342 690 342H640C632 342 628 338 626 330L606 210H600L580 330C578 338 574 342 566 342H516C508 342 502 338 502 330Z';

const sock = (x: number, y: number, { cloth, trim }: BabyClothes) =>
  cast(path(`M${x} ${y}h46v66l44 20c18 8 14 38 -6 38h-56c-18 0 -28 -10 -28 -28Z`, '#000')) +
  path(`M${x} ${y}h46v66l44 20c18 8 14 38 -6 38h-56c-18 0 -28 -10 -28 -28Z`, cloth) +
  rect(x - 4, y - 8, 54, 26, trim, 8) +
  path(`M${x + 76} ${y + 80}l14 6c18 8 14 38 -6 38h-20q-6 -28 12 -44Z`, trim);

const stars = (fill: string) =>
  each(
    [
      [240, 210],
      [352, 210],
      [296, 250],
      [240, 300],
      [352, 300],
      [296, 344],
    ] as const,
    ([x, y]) => path(`M${x} ${y - 13}l5 9l10 4l-10 4l-5 9l-5 -9l-10 -4l10 -4Z`, fill),
  );

const babyclothes = (look: BabyClothes) => {
  const { room, cloth, trim, other } = look;
  return (
    tabletop(room) +
    turned(
      -6,
      296,
      300,
      cast(path(onesie, '#000')),
      path(onesie, cloth),
      shade(
        'M408 238V360C408 386 392 404 366 420C352 430 346 446 344 466H316C340 400 372 330 408 238ZM192 132L184 238V270C196 220 204 180 192 132ZM400 132L408 238V270C396 220 388 180 400 132Z',
        0.08,
      ),
      line('M236 118C262 142 330 142 356 118', trim, 14),
      line('M112 208L158 258M480 208L434 258', trim, 14),
      line('M248 462H344', trim, 14),
      each([270, 296, 322], (x) => circle(x, 448, 6, '#FDFBF5')),
      stars(trim),
    ) +
    turned(
      7,
      600,
      220,
      cast(path(trousers, '#000')),
      path(trousers, other),
      shade(
        'M626 330L606 210H600L580 330C578 338 574 342 566 342H548C570 280 590 240 603 160C616 240 640 300 660 342H640C632 342 628 338 626 330Z',
        0.1,
      ),
      rect(510, 96, 186, 28, cloth, 8),
      path(
        'M500 306H584L580 330C578 338 574 342 566 342H516C508 342 502 338 502 330ZM622 306H702L704 330C704 338 698 342 690 342H640C632 342 628 338 626 330Z',
        cloth,
      ),
      line('M590 124C590 136 576 144 570 150M612 124C612 136 626 144 632 150', '#FDFBF5', 5),
    ) +
    sock(470, 424, look) +
    turned(12, 660, 470, sock(610, 420, look))
  );
};

/** What is soft: cuddly animals and babies' clothes. */
export const cuddly = {
  teddy: kind<Teddy>({
    variants: {
      brown: { room: rooms.sky, fur: '#A9713F', pale: '#DDB483', ribbon: colours.brick },
      cream: { room: rooms.clay, fur: '#EBDAB8', pale: '#FBF3E2', ribbon: '#3F7697' },
    },
    draw: teddy,
    views: [
      [150, 40, 500],
      [240, 60, 320],
      [170, 320, 290],
      [320, 240, 260],
    ],
  }),
  babyclothes: kind<BabyClothes>({
    variants: {
      mint: { room: rooms.sand, cloth: '#8FC3B0', trim: '#F7F4EC', other: '#5E8FA8' },
      yellow: { room: rooms.sky, cloth: '#EBC455', trim: '#FBF6EA', other: '#D98A70' },
    },
    draw: babyclothes,
    views: [
      [80, 80, 480],
      [160, 90, 280],
      [460, 70, 300],
      [430, 360, 310],
    ],
  }),
} satisfies Kinds;
