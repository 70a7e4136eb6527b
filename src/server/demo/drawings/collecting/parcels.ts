import { kind, type Kinds } from '../kind.ts';
import { colours, type Room, rooms } from '../palettes.ts';
import { circle, contact, each, line, moved, onDesk, path, rect, shade, sheen, turned, upTo } from '../shapes.ts';

interface Gift {
  readonly room: Room;
  readonly wood: string;
  readonly paper: string;
  readonly ribbon: string;
}

const bow = (x: number, y: number, size: number, ribbon: string) =>
  moved(
    x,
    y,
    size,
    path('M0 0C-40 -70 -120 -92 -132 -50C-142 -10 -60 6 0 0ZM0 0C40 -70 120 -92 132 -50C142 -10 60 6 0 0Z', ribbon),
    path('M0 0C-34 -44 -84 -62 -92 -42C-98 -20 -44 -2 0 0ZM0 0C34 -44 84 -62 92 -42C98 -20 44 -2 0 0Z', '#000', {
      opacity: 0.2,
    }),
    path(
      'M-8 -6C-30 30 -60 44 -84 50L-62 60L-66 84C-34 66 -8 40 4 4ZM8 -6C30 30 60 44 84 50L62 60L66 84C34 66 8 40 -4 4Z',
      ribbon,
    ),
    rect(-22, -24, 44, 40, ribbon, 14),
    rect(-22, -24, 44, 40, '#000', 14, { opacity: 0.14 }),
  );

const gift = ({ room, wood, paper, ribbon }: Gift) =>
  onDesk(room, wood) +
  contact(360, 532, 220, 14) +
  contact(640, 534, 120, 10) +
  // the smaller one
  rect(556, 390, 172, 144, ribbon, 4) +
  rect(544, 366, 196, 40, ribbon, 4) +
  shade('M556 406H728V418H556ZM556 500H728V530C728 532 726 534 724 534H560C558 534 556 532 556 530Z', 0.14) +
  rect(626, 366, 32, 168, paper) +
  bow(642, 366, 0.62, paper) +
  // the large one
  rect(178, 262, 364, 270, paper, 5) +
  path(
    each(
      upTo(24),
      (index) => `M${212 + (index % 6) * 60 + (Math.floor(index / 6) % 2) * 26} ${300 + Math.floor(index / 6) * 58}h.1`,
    ),
    'none',
    { stroke: '#F7F4EC', 'stroke-width': 18, opacity: 0.55 },
  ) +
  shade('M178 470H542V527C542 530 540 532 537 532H183C180 532 178 530 178 527Z', 0.14) +
  shade('M178 262H542V284H178Z', 0.2) +
  rect(156, 202, 408, 66, paper, 6) +
  shade('M156 250H564V262C564 266 562 268 558 268H162C158 268 156 266 156 262Z', 0.14) +
  sheen('M160 202H560C562 202 564 204 564 206V212H156V206C156 204 158 202 160 202Z', 0.3) +
  rect(330, 202, 60, 330, ribbon) +
  shade('M376 202H390V532H376Z', 0.14) +
  rect(178, 376, 364, 46, ribbon) +
  shade('M178 412H542V422H178Z', 0.14) +
  bow(360, 204, 1, ribbon) +
  // its card
  line('M400 222L452 300', '#C9A24B', 4) +
  turned(
    -16,
    468,
    322,
    rect(424, 290, 92, 62, '#F7F4EC', 6),
    path(
      'M470 336C452 324 448 314 452 308C458 302 466 304 470 312C474 304 482 302 488 308C492 314 488 324 470 336Z',
      colours.brick,
    ),
  );

interface Parcel {
  readonly room: Room;
  readonly wood: string;
  readonly card: string;
  readonly tape: string;
}

const parcel = ({ room, wood, card, tape }: Parcel) =>
  onDesk(room, wood) +
  contact(400, 536, 300, 14) +
  // lid, front and side, seen a little from above and from the left
  path('M120 250L300 156H690L540 250Z', card) +
  sheen('M120 250L300 156H690L540 250Z', 0.22) +
  path('M120 250H540V536H126C122 536 120 534 120 530Z', card) +
  path('M540 250L690 156V424L540 536Z', card) +
  shade('M540 250L690 156V424L540 536Z', 0.2) +
  shade('M120 490H540V536H126C122 536 120 534 120 530Z', 0.08) +
  path('M308 250L478 156H532L372 250Z', tape) +
  path('M308 250H372V316L356 308L340 318L324 308L308 316Z', tape) +
  shade('M308 250H372V316L356 308L340 318L324 308L308 316Z', 0.08) +
  // label with its code of bars
  rect(150, 366, 176, 132, '#FFFFFF', 5) +
  line('M166 388H246M166 408H280M166 428H230', '#000', 6, { opacity: 0.3 }) +
  path(
    'M166 448h5v36h-5ZM176 448h9v36h-9ZM191 448h4v36h-4ZM200 448h4v36h-4ZM210 448h10v36h-10ZM226 448h5v36h-5ZM237 448h8v36h-8ZM251 448h4v36h-4ZM260 448h9v36h-9ZM275 448h4v36h-4ZM285 448h8v36h-8ZM299 448h5v36h-5Z',
    '#2B2F33',
  ) +
  rect(284, 380, 28, 34, colours.brick, 3) +
  // fragile: a glass, this side up
  path('M430 400H486C488 430 480 446 462 450V482H478V492H438V482H454V450C436 446 428 430 430 400Z', '#000', {
    opacity: 0.35,
  }) +
  path('M396 492V446H384L404 416L424 446H412V492Z', '#000', { opacity: 0.35 }) +
  // string and scissors before it
  circle(690, 534, 42, '#D9B98A') +
  line(
    'M656 520C676 540 704 540 724 520M652 540C674 560 706 560 728 540M672 498C660 520 662 552 678 572M706 498C720 520 720 550 704 572',
    '#A87C48',
    4,
  ) +
  line('M660 558C610 590 560 560 520 580', '#D9B98A', 6);

/** What is wrapped, given and sent. */
export const parcels = {
  gift: kind<Gift>({
    variants: {
      red: { room: rooms.mint, wood: '#B98552', paper: '#B9392E', ribbon: '#E2BC5C' },
      blue: { room: rooms.clay, wood: '#D6B184', paper: '#2F6C93', ribbon: '#F1E6CF' },
    },
    draw: gift,
    views: [
      [130, 90, 480],
      [210, 100, 300],
      [480, 300, 300],
      [370, 250, 220],
    ],
  }),
  parcel: kind<Parcel>({
    variants: {
      brown: { room: rooms.sage, wood: '#A87448', card: '#C49A66', tape: '#E3CFA4' },
      white: { room: rooms.plum, wood: '#C79A68', card: '#F1EBDD', tape: '#D8A22E' },
    },
    draw: parcel,
    views: [
      [100, 120, 600],
      [130, 330, 260],
      [270, 140, 340],
      [340, 290, 360],
    ],
  }),
} satisfies Kinds;
