import { kind, type Kinds } from '../kind.ts';
import { colours, type Room, rooms } from '../palettes.ts';
import { circle, contact, each, indoors, line, moved, path, shade } from '../shapes.ts';

interface Shoes {
  readonly room: Room;
  readonly upper: string;
  readonly sole: string;
  readonly accent: string;
}

// A trainer seen from its side, its toe at the right; its sole stands on y 190.
const shoe = ({ upper, sole, accent }: Shoes) => {
  const outline =
    'M28 28C24 14 34 6 46 10C70 20 96 20 120 4C132 -4 144 -2 150 8C172 44 206 70 252 84C304 98 336 112 342 148L344 164H18C10 130 22 80 28 28Z';
  return (
    path(outline, upper) +
    path('M18 164C14 136 18 110 22 84C56 92 84 110 96 164Z', accent) +
    path('M344 164L342 148C338 126 322 112 296 100C272 112 262 136 264 164Z', '#000', { opacity: 0.1 }) +
    path('M118 6C128 -4 144 -2 150 8L166 32L112 62C104 40 108 18 118 6Z', accent) +
    line(
      'M118 60L160 36M138 78L178 52M160 94L200 68M184 108L222 78',
      upper === colours.white ? '#3A4145' : colours.white,
      8,
    ) +
    path('M104 150C130 110 180 108 226 128C190 126 160 136 146 156Z', sole) +
    path('M12 158H348C360 158 362 170 358 180L352 192C350 198 344 200 338 200H28C16 200 6 192 8 178Z', sole) +
    shade('M8 182H358L352 192C350 198 344 200 338 200H28C16 200 8 194 8 182Z', 0.2) +
    line('M40 18C66 34 96 34 114 20', '#000', 7, { opacity: 0.2 })
  );
};

const shoes = (look: Shoes) =>
  indoors(look.room) +
  contact(280, 492, 220, 12) +
  contact(500, 538, 250, 14) +
  moved(
    70,
    250,
    1.2,
    shoe(look),
    path(
      'M28 28C24 14 34 6 46 10C70 20 96 20 120 4C132 -4 144 -2 150 8C172 44 206 70 252 84C304 98 336 112 342 148L358 180L338 200H28C16 200 6 192 8 178L18 164C10 130 22 80 28 28Z',
      '#000',
      { opacity: 0.12 },
    ),
  ) +
  moved(266, 278, 1.3, shoe(look));

interface Boots {
  readonly room: Room;
  readonly leather: string;
  readonly lace: string;
}

const boot = ({ leather, lace }: Boots) => {
  const outline =
    'M20 12C20 2 26 -2 36 -2H150C160 -2 166 4 166 14C164 60 168 100 180 128C200 148 250 152 276 172C292 184 296 204 294 226H16C10 160 22 90 20 12Z';
  return (
    path(outline, leather) +
    path('M24 -14C24 -26 162 -26 162 -14L164 24H22Z', '#E9DDC6') +
    shade('M22 8H165V24H22Z', 0.14) +
    shade('M20 24H64C58 100 60 160 62 226H16C10 160 22 90 20 24Z', 0.1) +
    shade('M14 196H295L294 226H16Z', 0.14) +
    path('M294 226C296 196 290 176 262 164C230 166 214 190 212 226Z', '#000', { opacity: 0.14 }) +
    line('M118 40L160 34M118 66L160 60M120 92L164 86M126 116L172 110M140 138L184 126', lace, 7) +
    each(
      [
        [118, 40],
        [118, 66],
        [120, 92],
        [126, 116],
        [140, 138],
      ] as const,
      ([x, y]) => circle(x, y, 5, '#C9A24B'),
    ) +
    line('M128 30C100 4 84 22 120 34C110 52 128 60 132 38', lace, 5) +
    path('M8 222H300C308 222 310 230 308 238L302 256H214L206 246H120L112 258H16C4 258 2 232 8 222Z', '#2B2420') +
    line('M18 230H298', '#C8935A', 5, { opacity: 0.8 })
  );
};

const boots = (look: Boots) =>
  indoors(look.room) +
  contact(250, 486, 190, 12) +
  contact(500, 536, 220, 14) +
  moved(
    92,
    170,
    1.22,
    boot(look),
    path(
      'M20 12L24 -14C24 -26 162 -26 162 -14L166 14C164 60 168 100 180 128C200 148 250 152 276 172C292 184 296 204 294 226L302 256H16C10 160 22 90 20 12Z',
      '#000',
      { opacity: 0.12 },
    ),
  ) +
  moved(314, 198, 1.3, boot(look));

/** Shoes and boots, in pairs. */
export const footwear = {
  shoes: kind<Shoes>({
    variants: {
      black: { room: rooms.sand, upper: '#343A3E', sole: '#F7F4EC', accent: '#5B6468' },
      white: { room: rooms.clay, upper: colours.white, sole: '#FFFFFF', accent: '#3F8E86' },
      brown: { room: rooms.sky, upper: '#9A6136', sole: '#F1E6CF', accent: '#6B4630' },
    },
    draw: shoes,
    views: [
      [90, 200, 500],
      [440, 300, 320],
      [50, 220, 340],
      [260, 260, 360],
    ],
  }),
  boots: kind<Boots>({
    variants: {
      brown: { room: rooms.mint, leather: '#9A5E34', lace: '#F1E6CF' },
      black: { room: rooms.straw, leather: '#343A3E', lace: colours.brick },
    },
    draw: boots,
    views: [
      [120, 130, 580],
      [300, 160, 340],
      [440, 310, 320],
      [80, 130, 320],
    ],
  }),
} satisfies Kinds;
