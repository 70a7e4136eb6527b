import { kind, type Kinds } from '../kind.ts';
import { colours, type Room, rooms } from '../palettes.ts';
import { contact, each, group, indoors, line, moved, path, rect, shade, sheen, turned, within } from '../shapes.ts';

interface Board {
  readonly room: Room;
  readonly deck: string;
  readonly band: string;
}

const deckShape =
  'M340 96C340 30 460 30 460 96C460 170 446 240 446 300C446 360 460 430 460 504C460 560 340 560 340 504C340 430 354 360 354 300C354 240 340 170 340 96Z';

const binding = (y: number, angle: number, dark: string) =>
  turned(
    angle,
    400,
    y,
    rect(330, y - 32, 140, 64, dark, 22),
    rect(346, y - 22, 108, 44, '#5B6468', 14),
    path(`M318 ${y - 38}h28v76h-28q-16 -38 0 -76Z`, dark),
    rect(372, y - 40, 26, 80, '#F4F1EA', 8),
    rect(422, y - 38, 20, 76, '#F4F1EA', 8),
    rect(378, y - 8, 14, 16, dark, 3),
  );

const snowboard = ({ room, deck, band }: Board) =>
  indoors(room) +
  contact(440, 536, 150, 12) +
  group({ transform: 'translate(-26 4) rotate(9 400 540)', opacity: 0.14 }, path(deckShape, '#000')) +
  turned(
    9,
    400,
    540,
    path(deckShape, deck),
    within(
      'deck',
      deckShape,
      path('M300 250L500 130V190L300 310ZM300 330L500 210V232L300 352Z', band),
      path('M300 470L500 350V430L300 550Z', '#F7F4EC', { opacity: 0.85 }),
      shade('M300 0H368C366 100 376 200 376 300S366 500 366 600H300Z', 0.1),
    ),
    binding(196, -14, room.dark),
    binding(410, 10, room.dark),
  ) +
  // goggles on the floor
  contact(606, 534, 96, 9) +
  line('M520 500C500 500 502 532 522 532M690 500C712 500 708 532 688 532', room.dark, 12) +
  path(
    'M520 486H692C706 486 710 500 706 514C702 530 690 536 670 536C640 536 632 516 606 516C580 516 572 536 542 536C522 536 510 530 506 514C502 500 506 486 520 486Z',
    room.dark,
  ) +
  path(
    'M528 496H684C694 496 698 504 694 512C690 524 682 526 668 526C644 526 634 506 606 506C578 506 568 526 544 526C530 526 522 524 518 512C514 504 518 496 528 496Z',
    band,
  ) +
  sheen('M540 496H576L552 524C540 526 530 524 524 518Z', 0.35);

interface Boots {
  readonly room: Room;
  readonly shell: string;
  readonly liner: string;
  readonly buckle: string;
}

const skiboot = ({ shell, liner, buckle }: Boots) =>
  path('M52 -18C50 -34 58 -42 74 -42L166 -30C178 -28 182 -18 180 -6L178 20H52Z', liner) +
  path(
    'M40 0L186 14C196 60 198 96 204 128C232 146 276 156 300 176C316 190 318 210 316 236H20C10 220 12 190 18 160C28 110 36 60 40 0Z',
    shell,
  ) +
  shade('M15 208H316V236H20C16 230 14 218 15 208Z', 0.16) +
  shade('M40 0L84 4C76 70 68 150 70 236H20C10 220 12 190 18 160C28 110 36 60 40 0Z', 0.08) +
  line('M64 130C110 148 160 148 206 130', '#000', 4, { opacity: 0.2 }) +
  path('M6 236H328C336 236 338 244 336 252L332 266H230V254H110V266H8C0 262 0 240 6 236Z', '#2B2F33') +
  each(
    [
      [106, 40, 4],
      [112, 88, 4],
      [138, 166, -14],
      [200, 196, -10],
    ] as const,
    ([x, y, angle]) =>
      turned(
        angle,
        x,
        y,
        rect(x, y, 84, 16, buckle, 6),
        rect(x + 48, y - 4, 44, 24, buckle, 7),
        shade(`M${x + 48} ${y + 12}h44v4q0 4 -7 4h-30q-7 0 -7 -4Z`, 0.25),
      ),
  );

const skiboots = (boots: Boots) =>
  indoors(boots.room) +
  contact(400, 514, 340, 13) +
  moved(
    56,
    216,
    1.1,
    skiboot(boots),
    group(
      { opacity: 0.14 },
      path(
        'M40 0L186 14C196 60 198 96 204 128C232 146 276 156 300 176C316 190 318 210 316 236H20C10 220 12 190 18 160C28 110 36 60 40 0Z',
        '#000',
      ),
    ),
  ) +
  moved(396, 226, 1.1, skiboot(boots));

interface Skates {
  readonly room: Room;
  readonly leather: string;
  readonly sole: string;
  readonly lace: string;
  readonly figure: boolean;
}

const skate = ({ leather, sole, lace, figure }: Skates) =>
  path(
    figure
      ? 'M60 -20C56 -30 62 -36 72 -36L158 -30C168 -28 170 -20 168 -10L160 70C166 100 186 112 216 124C252 138 274 152 276 184V196H40C34 180 36 160 42 140C56 96 62 40 60 -20Z'
      : 'M52 -14C50 -30 58 -34 68 -32L104 -8L150 -20C164 -22 168 -14 168 -4L170 74C178 96 200 106 226 118C258 132 276 150 278 180V196H36C30 176 32 152 40 130C54 90 58 40 52 -14Z',
    leather,
  ) +
  shade('M40 140C56 96 62 40 60 -20L88 -16C90 60 80 120 84 196H40C34 180 36 160 40 140Z', 0.1) +
  (figure
    ? ''
    : path(
        'M170 60L172 82C180 100 204 110 226 118C258 132 276 150 278 180V196H200C196 150 180 110 150 90Z',
        '#A9AFB1',
      )) +
  line('M164 0L118 12M163 24L116 36M162 48L114 60M164 74L120 88M178 98L140 116M200 112L168 134', lace, 7) +
  (figure
    ? path('M34 194H282L278 212H200L190 206H92L86 232H44C38 220 34 208 34 194Z', sole)
    : path('M30 194H284L276 210L246 214L230 246H216L206 216H104L94 246H78L70 214L40 210Z', sole)) +
  (figure
    ? path(
        'M40 232H96L92 250H84V262H262C284 262 296 254 298 240L304 244C304 268 288 278 262 278H44C36 278 32 272 34 266H60V250H46ZM212 210H262L252 264H234ZM282 236L294 228L298 246L286 254Z',
        '#C3C9CB',
      )
    : path(
        'M20 250C20 242 28 242 32 248H268C284 248 292 238 294 226L302 230C302 256 288 270 264 270H48C30 270 20 264 20 250Z',
        '#C3C9CB',
      ));

const iceskates = (look: Skates) =>
  indoors(look.room) +
  contact(390, 514, 330, 13) +
  moved(54, 204, 1.08, skate(look)) +
  moved(402, 218, 1.08, skate(look));

/** What one stands on in snow and on ice. */
export const winterSport = {
  snowboard: kind<Board>({
    variants: {
      blue: { room: rooms.clay, deck: '#3F7697', band: colours.mustard },
      red: { room: rooms.sky, deck: colours.brick, band: '#F2C968' },
    },
    draw: snowboard,
    views: [
      [300, 30, 340],
      [260, 290, 400],
      [350, 120, 240],
      [490, 440, 210],
    ],
  }),
  skiboots: kind<Boots>({
    variants: {
      white: { room: rooms.plum, shell: '#F7F4EC', liner: '#4A5154', buckle: colours.brick },
      black: { room: rooms.mint, shell: '#3A4145', liner: colours.mustard, buckle: '#C3C9CB' },
    },
    draw: skiboots,
    views: [
      [40, 150, 400],
      [370, 250, 380],
      [370, 150, 300],
      [200, 330, 300],
    ],
  }),
  iceskates: kind<Skates>({
    variants: {
      white: { room: rooms.sky, leather: '#FBF9F4', sole: '#8A5230', lace: '#B9B4A8', figure: true },
      black: { room: rooms.straw, leather: '#33393D', sole: '#F1EBDD', lace: '#F7F4EC', figure: false },
    },
    draw: iceskates,
    views: [
      [40, 168, 440],
      [380, 190, 400],
      [360, 340, 340],
      [40, 150, 300],
    ],
  }),
} satisfies Kinds;
