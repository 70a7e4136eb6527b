import { kind, type Kinds } from '../kind.ts';
import { colours, type Room, rooms } from '../palettes.ts';
import { contact, ellipse, indoors, line, mirrored, path, rect, shade, sheen, within } from '../shapes.ts';

interface Bed {
  readonly room: Room;
  readonly frame: string;
  readonly duvet: string;
  readonly throwOver: string;
}

const pillow =
  ellipse(308, 330, 86, 10, '#000', { opacity: 0.1 }) +
  path(
    'M226 262C250 252 350 250 388 262C396 280 396 310 388 328C350 336 250 336 226 328C218 310 218 280 226 262Z',
    '#FDFBF5',
  ) +
  shade(
    'M220 308C260 318 350 318 394 308C394 316 392 322 388 328C350 336 250 336 226 328C222 322 221 316 220 308Z',
    0.09,
  );

const duvetShape = 'M184 322C260 310 540 310 616 322L664 470C664 492 650 500 630 500H170C150 500 136 492 136 470Z';

const bed = ({ room, frame, duvet, throwOver }: Bed) =>
  indoors(room, 430) +
  // bedside table with lamp and book
  contact(722, 478, 62, 8) +
  line('M690 460V474M754 460V474', room.dark, 10) +
  rect(668, 362, 108, 104, frame, 4) +
  shade('M668 362H776V372H668ZM668 412H776V416H668Z', 0.16) +
  line('M712 392H732M712 440H732', room.dark, 6) +
  rect(678, 348, 62, 14, colours.brick, 3) +
  rect(718, 290, 8, 60, room.dark) +
  path('M688 292L702 232H742L756 292Z', colours.lamp) +
  shade('M722 232H742L756 292H722Z', 0.08) +
  contact(400, 534, 300, 15) +
  // headboard
  rect(152, 150, 496, 300, frame, 18) +
  rect(176, 176, 448, 120, '#000', 10, { opacity: 0.08 }) +
  line('M288 176V296M400 176V296M512 176V296', '#000', 3, { opacity: 0.12 }) +
  sheen('M170 152H630C640 152 648 160 648 168H152C152 160 160 152 170 152Z', 0.25) +
  rect(172, 290, 456, 60, '#FBF8F1', 20) +
  pillow +
  mirrored(400, pillow) +
  path(duvetShape, duvet) +
  within(
    'duvet',
    duvetShape,
    path('M184 322C260 310 540 310 616 322L626 354C540 342 260 342 174 354Z', '#FDFBF5'),
    shade('M174 354C260 342 540 342 626 354L628 362C540 350 260 350 172 362Z', 0.1),
    path('M156 412C260 400 540 400 644 412L668 500H132Z', throwOver),
    line('M150 436C260 424 540 424 650 436M144 462C260 450 540 450 656 462', '#fff', 5, { opacity: 0.35 }),
    shade('M132 478H668V510H132Z', 0.1),
  ) +
  line('M300 360C296 380 294 392 292 400M500 360C504 380 506 392 508 400', '#000', 4, { opacity: 0.07 }) +
  // foot of the bed
  rect(122, 480, 556, 42, frame, 10) +
  shade('M122 500H678V512C678 518 674 522 668 522H132C126 522 122 518 122 512Z', 0.16) +
  rect(140, 518, 26, 20, frame, 3) +
  rect(634, 518, 26, 20, frame, 3) +
  shade('M140 520H166V538H140ZM634 520H660V538H634Z', 0.3);

/** Beds. */
export const beds = {
  bed: kind<Bed>({
    variants: {
      oak: { room: rooms.sage, frame: '#C8935A', duvet: '#E9EFF0', throwOver: '#3F7697' },
      white: { room: rooms.sky, frame: '#FBF8F1', duvet: '#F3DFC8', throwOver: '#C9705A' },
      grey: { room: rooms.sand, frame: '#7F878C', duvet: '#E7EDE6', throwOver: '#5E8B62' },
    },
    draw: bed,
    views: [
      [110, 130, 470],
      [150, 190, 320],
      [90, 330, 340],
      [500, 200, 290],
    ],
  }),
} satisfies Kinds;
