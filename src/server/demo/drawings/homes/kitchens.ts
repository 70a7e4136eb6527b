import { kind, type Kinds } from '../kind.ts';
import { colours, type Room, rooms } from '../palettes.ts';
import { circle, contact, each, indoors, leaves, line, path, rect, shade, sheen, upTo } from '../shapes.ts';

interface Kitchen {
  readonly room: Room;
  readonly front: string;
  readonly top: string;
  readonly tile: string;
}

const kitchen = ({ room, front, top, tile }: Kitchen) =>
  indoors(room, 500) +
  // tiles between cupboards and worktop
  rect(60, 214, 680, 96, tile) +
  line('M60 246H740M60 278H740' + each(upTo(16), (index) => `M${100 + index * 40} 214v96`), '#000', 2, {
    opacity: 0.08,
  }) +
  // wall cupboards, hood
  rect(60, 66, 250, 148, front) +
  rect(520, 66, 220, 148, front) +
  shade('M60 200H310V214H60ZM520 200H740V214H520Z', 0.16) +
  line('M185 66V214M630 66V214', '#000', 3, { opacity: 0.18 }) +
  line('M174 176V196M196 176V196M619 176V196M641 176V196', '#5B6468', 5) +
  path('M372 66H458V140L506 196V214H324V196L372 140Z', '#C3C9CB') +
  shade('M324 196H506V214H324ZM430 66H458V140L506 196H474L430 140Z', 0.14) +
  // pot, board, plant
  rect(390, 262, 76, 46, colours.brick, 8) +
  rect(382, 258, 92, 10, '#9E3F2A', 5) +
  rect(420, 248, 16, 12, '#9E3F2A', 5) +
  line('M382 280H372M474 280H484', '#9E3F2A', 7) +
  rect(580, 226, 62, 82, colours.oak, 10) +
  circle(611, 242, 6, tile) +
  leaves(692, 282, 50, colours.leaf) +
  path('M672 278H712L706 308H678Z', '#F7F4EC') +
  // sink with tap
  line('M190 308V262C190 244 220 244 220 262V270', '#8B9498', 8) +
  // worktop, lower cupboards, oven
  rect(48, 306, 704, 20, top, 3) +
  shade('M48 318H752V326H48Z', 0.14) +
  rect(60, 326, 680, 158, front) +
  shade('M60 326H740V338H60ZM60 460H740V484H60Z', 0.1) +
  rect(76, 484, 648, 20, room.dark, 0, { opacity: 0.8 }) +
  line('M176 326V484M290 326V484M556 326V484M60 372H176M60 424H176', '#000', 3, { opacity: 0.18 }) +
  line('M100 350H136M100 398H136M100 450H136M270 352V392M576 352V392', '#5B6468', 6) +
  rect(338, 334, 176, 144, '#3A4246', 6) +
  rect(356, 376, 140, 80, '#1E2528', 6) +
  sheen('M372 456L420 376H452L404 456Z', 0.14) +
  line('M362 364H490', '#C3C9CB', 6) +
  each([366, 386, 466, 486], (x) => circle(x, 348, 6, '#C3C9CB'));

interface Bathroom {
  readonly room: Room;
  readonly towel: string;
  readonly cabinet: string;
}

const bathroom = ({ room, towel, cabinet }: Bathroom) =>
  indoors(room, 470) +
  rect(0, 300, 800, 170, '#FBF9F4', 0, { opacity: 0.75 }) +
  line('M0 342H800M0 384H800M0 426H800' + each(upTo(12), (index) => `M${40 + index * 66} 300v170`), room.dark, 2, {
    opacity: 0.12,
  }) +
  rect(0, 294, 800, 9, room.dark, 0, { opacity: 0.35 }) +
  shade(
    'M0 520H800V523H0ZM120 470H124L60 600H54ZM330 470H334L310 600H304ZM540 470H544L568 600H562ZM750 470H754L820 600H814Z',
    0.08,
  ) +
  // mirror, shelf, basin on its cupboard
  rect(112, 88, 160, 180, '#FBF9F4', 80) +
  rect(124, 100, 136, 156, '#D4E6EC', 68) +
  sheen('M140 210L206 104H236L156 236Z', 0.5) +
  contact(192, 512, 130, 9) +
  rect(84, 356, 216, 130, cabinet, 4) +
  line('M192 366V478', '#000', 3, { opacity: 0.2 }) +
  line('M176 404V428M208 404V428', '#5B6468', 6) +
  shade('M84 460H300V486H84Z', 0.12) +
  line('M100 486V508M284 486V508', room.dark, 10) +
  path('M66 322H318L302 354C298 360 292 362 284 362H100C92 362 86 360 82 354Z', '#FFFFFF') +
  shade('M78 346H306L302 354C298 360 292 362 284 362H100C92 362 86 360 82 354Z', 0.1) +
  line('M192 320V284C192 268 222 268 222 284V290', '#8B9498', 9) +
  path('M262 290H288V322H262Z', towel) +
  rect(268, 278, 14, 12, '#5B6468', 3) +
  // bath tub, its tap, a towel over the edge
  contact(548, 516, 220, 11) +
  line('M690 352V270C690 250 654 250 654 270V282', '#8B9498', 10) +
  rect(638, 282, 32, 10, '#8B9498', 5) +
  line('M430 486L418 512M668 486L680 512', '#C9A24B', 14) +
  path('M352 372H744L726 448C720 480 704 496 676 496H420C392 496 376 480 370 448Z', '#FFFFFF') +
  shade('M362 418H734L726 448C720 480 704 496 676 496H420C392 496 376 480 370 448Z', 0.09) +
  rect(338, 358, 420, 22, '#FFFFFF', 11) +
  shade('M340 371H756C754 376 750 380 746 380H350C346 380 342 376 340 371Z', 0.1) +
  path('M420 356H500V452H420Z', towel) +
  path('M420 424H500V434H420Z', '#fff', { opacity: 0.6 }) +
  shade('M420 356H500V364H420Z', 0.12) +
  // window
  rect(440, 70, 160, 170, '#FBF9F4') +
  rect(454, 84, 132, 142, '#BFDCEA') +
  sheen('M454 190L540 84H586L470 226H454Z', 0.5) +
  rect(516, 84, 8, 142, '#FBF9F4');

/** Kitchens and bathrooms. */
export const kitchens = {
  kitchen: kind<Kitchen>({
    variants: {
      white: { room: rooms.mint, front: '#F7F4EC', top: '#B98D62', tile: '#D9E9E2' },
      wood: { room: rooms.stone, front: '#BE8A55', top: '#3F4548', tile: '#F1EFE8' },
      blue: { room: rooms.sand, front: '#4C7188', top: '#F1EBDD', tile: '#FBF6EA' },
    },
    draw: kitchen,
    views: [
      [50, 150, 440],
      [300, 130, 440],
      [320, 190, 220],
      [540, 190, 210],
    ],
  }),
  bathroom: kind<Bathroom>({
    variants: {
      mint: { room: rooms.mint, towel: colours.brick, cabinet: '#C79E6B' },
      stone: { room: rooms.stone, towel: colours.ink, cabinet: '#55605F' },
    },
    draw: bathroom,
    views: [
      [40, 70, 340],
      [330, 230, 440],
      [50, 250, 280],
      [380, 40, 400],
    ],
  }),
} satisfies Kinds;
