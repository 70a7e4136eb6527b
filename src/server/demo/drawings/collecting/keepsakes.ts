import { kind, type Kinds } from '../kind.ts';
import { colours, type Room, rooms } from '../palettes.ts';
import {
  circle,
  each,
  ellipse,
  group,
  indoors,
  line,
  moved,
  onDesk,
  path,
  rect,
  shade,
  sheen,
  tabletop,
  upTo,
} from '../shapes.ts';

interface Cards {
  readonly room: Room;
  readonly backs: string;
  readonly faces: readonly [string, string, string];
}

// A card whose middle is at 0 0: a creature without a face, a flame or a drop, in its window.
const card = (tone: string, motif: string) =>
  rect(-90, -126, 180, 252, '#F3DC9A', 14) +
  rect(-80, -116, 160, 232, tone, 8) +
  rect(-70, -82, 140, 104, '#F7F4EC', 5) +
  motif +
  rect(-70, -106, 92, 14, '#F7F4EC', 5, { opacity: 0.9 }) +
  circle(62, -99, 9, '#F3C64B') +
  rect(-70, 34, 140, 66, '#fff', 5, { opacity: 0.55 }) +
  line('M-56 52H56M-56 68H56M-56 84H20', '#000', 5, { opacity: 0.25 });

const flame =
  path(
    'M0 14C-34 12 -44 -20 -24 -42C-22 -30 -14 -28 -12 -34C-8 -52 2 -60 10 -72C10 -52 40 -40 36 -10C34 6 20 14 0 14Z',
    colours.brick,
  ) + path('M2 14C-14 10 -18 -8 -6 -20C0 -30 2 -34 2 -38C16 -26 20 -16 18 -4C16 8 10 12 2 14Z', '#F3C64B');
const drop =
  path('M0 -72C22 -44 38 -26 36 -8C34 10 18 18 0 18S-34 10 -36 -8C-38 -26 -22 -44 0 -72Z', '#3F86A6') +
  sheen('M-22 -8C-22 -22 -14 -34 -6 -44C-10 -28 -12 -10 -6 6C-16 4 -22 0 -22 -8Z', 0.5);
const mountainMotif =
  path('M-70 22L-30 -40L-8 -12L16 -56L70 22Z', '#5F7F68') +
  path('M-2 -23L16 -56L36 -27L22 -18L12 -30Z', '#FFFFFF') +
  circle(-40, -56, 12, '#F3C64B');

const back = (tone: string) =>
  rect(-90, -126, 180, 252, '#F7F4EC', 14) +
  rect(-78, -114, 156, 228, tone, 8) +
  path('M0 -96L64 0L0 96L-64 0Z', '#fff', { opacity: 0.18 }) +
  circle(0, 0, 36, '#F7F4EC') +
  circle(0, 0, 24, tone);

const laid = (x: number, y: number, angle: number, drawn: string) =>
  group(
    { transform: `translate(${x} ${y}) rotate(${angle})` },
    rect(-104, -110, 180, 252, '#000', 14, { opacity: 0.16 }),
    drawn,
  );

const tradingcards = ({ room, backs, faces }: Cards) =>
  tabletop(room) +
  laid(156, 190, -24, back(backs)) +
  laid(176, 210, -16, back(backs)) +
  laid(640, 180, 26, back(backs)) +
  laid(268, 366, -14, card(faces[0], flame)) +
  laid(600, 390, 16, card(faces[2], mountainMotif)) +
  laid(430, 300, 2, card(faces[1], drop));

interface Cowbell {
  readonly scene: (room: Room) => string;
  readonly room: Room;
  readonly metal: string;
  readonly strap: string;
  readonly size: number;
}

// A cowbell on its broad strap, hanging from the origin.
const bell = (metal: string, strap: string) =>
  path('M-150 -40C-150 -250 150 -250 150 -40V40H84V-40C84 -150 -84 -150 -84 -40V40H-150Z', strap) +
  path(
    'M-150 -40C-150 -250 150 -250 150 -40L138 -40C138 -232 -138 -232 -138 -40ZM-84 -40C-84 -150 84 -150 84 -40L96 -40C96 -168 -96 -168 -96 -40Z',
    '#000',
    { opacity: 0.18 },
  ) +
  each(upTo(7), (index) => {
    const angle = ((index - 3) * 26 * Math.PI) / 180;
    const x = Math.sin(angle) * 117;
    const y = -62 - Math.cos(angle) * 108;
    return circle(x, y, 15, '#F7F4EC') + circle(x, y, 9, colours.brick);
  }) +
  rect(-152, 6, 70, 40, '#D8AE4A', 6) +
  rect(82, 6, 70, 40, '#D8AE4A', 6) +
  rect(-100, 18, 200, 26, '#5A3A26', 10) +
  // the bell, its crown and its clapper
  path('M-46 56C-46 14 46 14 46 56', 'none', { stroke: metal, 'stroke-width': 22 }) +
  ellipse(0, 288, 26, 34, '#5B4A2A') +
  path(
    'M-82 70C-82 54 -60 48 0 48S82 54 82 70C92 150 120 220 148 276C152 288 148 294 138 294H-138C-148 294 -152 288 -148 276C-120 220 -92 150 -82 70Z',
    metal,
  ) +
  shade('M30 48C66 50 82 56 82 70C92 150 120 220 148 276C152 288 148 294 138 294H60C62 200 52 110 30 48Z', 0.14) +
  sheen('M-66 66C-70 150 -92 216 -120 276H-96C-74 216 -56 150 -50 64Z', 0.45) +
  path('M-92 118H92L98 142H-98Z', '#000', { opacity: 0.16 }) +
  each([-64, -32, 0, 32, 64], (x) => circle(x, 130, 7, metal)) +
  path('M0 168L10 190L34 192L16 208L22 232L0 220L-22 232L-16 208L-34 192L-10 190Z', '#000', { opacity: 0.2 }) +
  path('M-148 276C-152 288 -148 294 -138 294H138C148 294 152 288 148 276L144 268H-144Z', '#000', { opacity: 0.2 });

const cowbell = ({ scene, room, metal, strap, size }: Cowbell) =>
  scene(room) + moved(400, 236 - (size - 1) * 60, size, bell(metal, strap));

const beam = (room: Room) =>
  indoors(room, 560) +
  rect(0, 20, 800, 44, '#7A4B2C') +
  shade('M0 50H800V64H0Z', 0.25) +
  line('M0 36H320M380 34H800', '#000', 3, { opacity: 0.15 }) +
  line('M400 40V74', '#3A4145', 20) +
  group(
    { transform: 'translate(-26 18)', opacity: 0.12 },
    path('M250 200C250 -20 550 -20 550 200L560 330L600 530H200L240 330Z', '#000'),
  );

const table = (room: Room) => onDesk(room, '#A87448') + ellipse(400, 530, 190, 14, '#000', { opacity: 0.22 });

/** Cards that are traded, and the bells of cows. */
export const keepsakes = {
  tradingcards: kind<Cards>({
    variants: {
      mixed: { room: rooms.mint, backs: '#2D5B73', faces: ['#D98A5F', '#6FA8C4', '#8FB07A'] },
      blue: { room: rooms.sand, backs: '#8E3F4A', faces: ['#7FA8C9', '#3F7FA6', '#9BC0CF'] },
    },
    draw: tradingcards,
    views: [
      [160, 90, 560],
      [300, 140, 260],
      [130, 210, 300],
      [460, 230, 300],
    ],
  }),
  cowbell: kind<Cowbell>({
    variants: {
      bronze: { scene: table, room: rooms.sky, metal: '#C99A4B', strap: '#3A2A22', size: 1 },
      large: { scene: beam, room: rooms.straw, metal: '#B98A50', strap: '#8A5A36', size: 1.08 },
    },
    draw: cowbell,
    views: [
      [170, 80, 460],
      [260, 260, 280],
      [240, 60, 320],
      [180, 240, 440],
    ],
  }),
} satisfies Kinds;
