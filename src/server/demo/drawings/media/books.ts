import { kind, type Kinds } from '../kind.ts';
import { colours, type Room, rooms } from '../palettes.ts';
import {
  cast,
  circle,
  contact,
  each,
  indoors,
  line,
  path,
  rect,
  shade,
  tabletop,
  turned,
  upTo,
  within,
} from '../shapes.ts';

interface Stack {
  readonly room: Room;
  readonly covers: readonly [string, string, string, string, string, string];
}

// Each book of the stack, from the lowest: its left edge, length and height.
const lying = [
  [196, 392, 58],
  [222, 350, 46],
  [188, 376, 62],
  [238, 320, 40],
  [214, 344, 52],
] as const;

const tops = lying.map((_, index) => 524 - lying.slice(0, index + 1).reduce((sum, [, , height]) => sum + height, 0));

// Every other book shows its pages, the rest their spines.
const book = (index: number, cover: string) => {
  const [x, length, height] = lying[index]!;
  const y = tops[index]!;
  const spine =
    rect(x, y, length, height, cover, 9) +
    rect(x + 34, y, 12, height, '#fff', 0, { opacity: 0.45 }) +
    rect(x + length - 46, y, 12, height, '#fff', 0, { opacity: 0.45 }) +
    rect(x + length * 0.3, y + height / 2 - 5, length * 0.4, 10, '#fff', 5, { opacity: 0.5 });
  const pages =
    rect(x, y, length, height, cover, 5) +
    rect(x + 6, y + 8, length - 6, height - 16, '#F7F0DF') +
    line(
      `M${x + 12} ${y + height * 0.4}H${x + length - 6}M${x + 12} ${y + height * 0.62}H${x + length - 6}`,
      '#000',
      2,
      {
        opacity: 0.12,
      },
    );
  return (index % 2 ? pages : spine) + shade(`M${x} ${y + height - 9}h${length}v9h${-length}Z`, 0.14);
};

const bookstack = ({ room, covers }: Stack) =>
  indoors(room) +
  contact(396, 526, 250, 14) +
  each(lying, (_, index) => book(index, covers[index]!)) +
  // one leans on the stack
  turned(
    15,
    632,
    524,
    rect(598, 246, 34, 278, covers[5], 6),
    rect(598, 286, 34, 10, '#fff', 0, { opacity: 0.5 }),
    rect(598, 470, 34, 10, '#fff', 0, { opacity: 0.5 }),
    shade('M620 246H626C630 246 632 248 632 252V518C632 522 630 524 626 524H620Z', 0.14),
  ) +
  // one lies open on top, face down
  path('M232 262L372 214L528 262L518 268L372 228L244 268Z', '#F7F0DF') +
  path('M226 256L364 200C370 198 376 198 382 200L536 256L526 264L380 216C374 214 370 214 364 216L238 264Z', covers[5]) +
  shade('M240 264L372 218L372 228L252 268ZM372 218L524 264L510 268L372 228Z', 0.12) +
  line('M404 212C424 246 420 262 432 284', colours.brick, 7);

interface Comics {
  readonly room: Room;
  readonly cover: string;
  readonly other: string;
}

const burst = (x: number, y: number, size: number, fill: string) =>
  path(
    each(upTo(20), (index) => {
      const angle = (index * Math.PI) / 10;
      const r = index % 2 ? size : size * 0.66;
      return `${index ? 'L' : 'M'}${x + Math.sin(angle) * r} ${y - Math.cos(angle) * r}`;
    }) + 'Z',
    fill,
  );

const bubble = (x: number, y: number, width: number, height: number) =>
  rect(x, y, width, height, '#fff', height / 2) +
  path(`M${x + width * 0.25} ${y + height - 4}l-8 26l34 -24Z`, '#fff') +
  rect(x + width * 0.2, y + height * 0.36, width * 0.6, height * 0.1, '#2B2F33', 2, { opacity: 0.5 }) +
  rect(x + width * 0.2, y + height * 0.58, width * 0.42, height * 0.1, '#2B2F33', 2, { opacity: 0.5 });

const album = (x: number, y: number, fill: string) =>
  rect(x, y, 262, 352, fill, 6) + shade(`M${x} ${y}h16v352h-16Z`, 0.16);

// The rocket of the foremost cover.
const rocket = (body: string) =>
  turned(
    24,
    410,
    340,
    path('M378 410L352 452L384 440ZM442 410L468 452L436 440Z', '#2B2F33'),
    path('M390 440L410 496L430 440Z', '#F3C64B'),
    path('M410 222C448 262 456 340 440 440H380C364 340 372 262 410 222Z', body),
    shade('M410 222C448 262 456 340 440 440H414C430 350 428 262 410 222Z', 0.16),
    circle(408, 320, 20, '#2B2F33'),
    circle(408, 320, 13, '#BFDCEA'),
  );

const comics = ({ room, cover, other }: Comics) =>
  tabletop(room) +
  turned(
    -16,
    260,
    320,
    cast(rect(112, 150, 262, 352, '#000', 6)),
    album(112, 150, '#F7F4EC'),
    // a page of panels
    rect(138, 168, 104, 92, '#8FC3B0') + rect(250, 168, 108, 92, colours.mustard) + rect(138, 268, 220, 110, '#5F9CBF'),
    rect(138, 386, 130, 100, colours.brick) + rect(276, 386, 82, 100, '#2D5B73'),
    path('M138 378L190 320L232 352L276 300L358 378Z', '#F7F4EC'),
    bubble(150, 178, 80, 40),
    burst(316, 216, 38, '#F7F4EC'),
    burst(202, 436, 42, '#F3C64B'),
  ) +
  turned(
    14,
    560,
    330,
    cast(rect(436, 110, 262, 352, '#000', 6)),
    album(436, 110, other),
    burst(578, 250, 96, '#F3C64B'),
  ) +
  turned(
    -2,
    410,
    320,
    cast(rect(280, 110, 262, 390, '#000', 6)),
    rect(280, 110, 262, 390, cover, 6),
    within(
      'cover',
      'M296 180H530V488H296Z',
      rect(296, 180, 234, 308, '#2D5B73'),
      burst(410, 350, 150, '#F7F4EC'),
      burst(410, 350, 112, other),
      rocket('#F7F4EC'),
    ),
    // the title, its letters left away
    rect(306, 128, 150, 34, '#2B2F33', 6),
    circle(500, 145, 20, '#F7F4EC'),
    bubble(424, 196, 96, 50),
    shade('M280 110h14v390h-14Z', 0.18),
  );

/** Books and comics. */
export const books = {
  bookstack: kind<Stack>({
    variants: {
      warm: {
        room: rooms.sage,
        covers: [colours.brick, colours.mustard, '#8E3F33', '#D98A5F', '#7A4B2C', colours.mustard],
      },
      cold: { room: rooms.sand, covers: [colours.ink, colours.mint, '#3F7697', '#7C97A6', colours.fir, colours.ink] },
      mixed: {
        room: rooms.sky,
        covers: [colours.fir, colours.brick, colours.mustard, colours.plum, '#3F7697', colours.brick],
      },
    },
    draw: bookstack,
    views: [
      [140, 160, 560],
      [170, 190, 400],
      [160, 330, 340],
      [440, 220, 300],
    ],
  }),
  comics: kind<Comics>({
    variants: {
      yellow: { room: rooms.sage, cover: '#E9B93A', other: colours.brick },
      red: { room: rooms.straw, cover: colours.brick, other: '#3F8E86' },
    },
    draw: comics,
    views: [
      [200, 80, 440],
      [60, 130, 340],
      [290, 230, 260],
      [440, 110, 320],
    ],
  }),
} satisfies Kinds;
