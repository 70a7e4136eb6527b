import { kind, type Kinds } from '../kind.ts';
import { type Room, rooms } from '../palettes.ts';
import { each, line, path, rect, shade, turned, upTo } from '../shapes.ts';

interface Rug {
  readonly room: Room;
  readonly ground: string;
  readonly border: string;
  readonly figure: string;
  readonly pattern: 'medallion' | 'stripes' | 'diamonds';
}

const diamond = (x: number, y: number, width: number, height: number, fill: string) =>
  path(`M${x - width} ${y}L${x} ${y - height}L${x + width} ${y}L${x} ${y + height}Z`, fill);

const patterns = {
  medallion: ({ ground, border, figure }: Rug) =>
    diamond(400, 300, 176, 118, figure) +
    diamond(400, 300, 138, 92, border) +
    diamond(400, 300, 96, 64, ground) +
    diamond(400, 300, 44, 30, figure) +
    each([206, 594], (x) => each([204, 396], (y) => diamond(x, y, 46, 34, figure) + diamond(x, y, 22, 16, border))),
  stripes: ({ border, figure }: Rug) =>
    each([190, 610], (x) => rect(x - 16, 134, 32, 332, figure)) +
    each([236, 564], (x) => rect(x - 6, 134, 12, 332, border)) +
    each(upTo(5), (index) =>
      each([320, 400, 480], (x) => diamond(x, 172 + index * 64, 36, 28, index % 2 === 0 ? figure : border)),
    ),
  diamonds: ({ figure }: Rug) =>
    line(
      'M150 300L230 134L310 300L230 466ZM310 300L390 134L470 300L390 466ZM470 300L550 134L630 300L550 466Z',
      figure,
      9,
    ) + each([230, 390, 550], (x) => diamond(x, 300, 26, 44, figure)),
};

const rug = (look: Rug) =>
  rect(0, 0, 800, 600, look.room.wall) +
  shade(
    each(upTo(5), (row) => `M0 ${96 + row * 110}H800v4H0Z`) +
      'M180 0h4v96h-4ZM560 100h4v106h-4ZM60 210h4v106h-4ZM700 320h4v106h-4ZM300 430h4v106h-4ZM620 540h4v60h-4Z',
    0.09,
  ) +
  path('M470 0H740L420 600H150Z', '#fff', { opacity: 0.16 }) +
  turned(
    -6,
    400,
    300,
    rect(88, 122, 612, 380, '#000', 4, { opacity: 0.18 }),
    line(
      each(upTo(24), (index) => `M100 ${118 + index * 15.8}h-24M700 ${118 + index * 15.8}h24`),
      '#F4EAD2',
      5,
    ),
    rect(100, 108, 600, 384, look.border, 4),
    rect(116, 124, 568, 352, look.figure, 2),
    rect(126, 134, 548, 332, look.ground, 2),
    patterns[look.pattern](look),
    shade('M100 470H700V488C700 490 698 492 696 492H104C102 492 100 490 100 488Z', 0.1),
    // one corner turned over
    path('M698 410H732V520H604L611 494Z', look.room.wall),
    path('M700 410L610 496C612 460 622 430 634 420C654 408 680 408 700 410Z', '#EADCBE'),
    shade('M700 410L610 496C618 470 634 446 650 436C664 426 682 416 700 410Z', 0.14),
  );

/** Rugs, seen from above. */
export const rugs = {
  rug: kind<Rug>({
    variants: {
      red: { room: rooms.sand, ground: '#A93F33', border: '#2D4A5E', figure: '#E9D2A0', pattern: 'medallion' },
      blue: { room: rooms.straw, ground: '#3F6F90', border: '#F1E6CF', figure: '#D8A22E', pattern: 'stripes' },
      sand: { room: rooms.clay, ground: '#EFE3C8', border: '#E2D0AA', figure: '#6E4F38', pattern: 'diamonds' },
    },
    draw: rug,
    views: [
      [60, 90, 460],
      [250, 170, 300],
      [480, 290, 300],
      [40, 120, 280],
    ],
  }),
} satisfies Kinds;
