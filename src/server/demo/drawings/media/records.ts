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
  ring,
  shade,
  sheen,
  tabletop,
  turned,
  upTo,
} from '../shapes.ts';

interface Record {
  readonly room: Room;
  readonly disc: string;
  readonly sleeve: string;
  readonly label: string;
}

/** A long-playing record seen from above. */
export const longPlayer = (x: number, y: number, r: number, disc: string, label: string) =>
  circle(x, y, r, disc) +
  each(upTo(6), (index) => ring(x, y, r * (0.46 + index * 0.085), '#fff', 1.6, { opacity: 0.13 })) +
  sheen(
    `M${x} ${y}L${x + r * 0.5} ${y - r * 0.86}A${r} ${r} 0 0 1 ${x + r * 0.8} ${y - r * 0.6}ZM${x} ${y}L${x - r * 0.5} ${y + r * 0.86}A${r} ${r} 0 0 1 ${x - r * 0.8} ${y + r * 0.6}Z`,
    0.16,
  ) +
  circle(x, y, r * 0.35, label) +
  ring(x, y, r * 0.26, '#fff', 2, { opacity: 0.5 }) +
  circle(x, y, r * 0.045, '#F7F4EC');

const vinyl = ({ room, disc, sleeve, label }: Record) =>
  tabletop(room) +
  // two more sleeves below
  turned(
    -17,
    250,
    320,
    cast(rect(90, 150, 340, 340, '#000', 4)),
    rect(90, 150, 340, 340, '#F1E6CF', 4),
    circle(260, 320, 100, '#8FC3B0'),
  ) +
  turned(
    -5,
    400,
    310,
    cast(circle(510, 300, 164, '#000')),
    longPlayer(510, 300, 164, disc, label),
    cast(rect(140, 124, 352, 352, '#000', 4)),
    rect(140, 124, 352, 352, sleeve, 4),
    // a rising sun over waves
    circle(316, 282, 104, '#F3C64B'),
    path('M140 320H492V476H140Z', '#F1E6CF'),
    path('M140 348C200 326 256 372 316 350S432 330 492 352V476H140Z', label),
    path('M140 402C200 380 256 424 316 404S432 384 492 404V476H140Z', '#2B2F33', { opacity: 0.5 }),
    path('M140 440C200 420 256 456 316 440S432 424 492 440V476H140Z', '#2B2F33', { opacity: 0.5 }),
    rect(164, 148, 130, 16, '#F7F4EC', 4, { opacity: 0.9 }),
    shade('M480 124H488C490 124 492 126 492 128V472C492 474 490 476 488 476H480Z', 0.16),
  );

interface Discs {
  readonly room: Room;
  readonly disc: string;
  readonly box: string;
}

const disc = (x: number, y: number, r: number, tone: string) =>
  cast(circle(x, y, r, '#000')) +
  circle(x, y, r, tone) +
  each([20, 200], (angle) =>
    turned(
      angle,
      x,
      y,
      path(`M${x} ${y}L${x + r * 0.26} ${y - r * 0.965}A${r} ${r} 0 0 1 ${x + r * 0.6} ${y - r * 0.8}Z`, '#fff', {
        opacity: 0.55,
      }),
      path(`M${x} ${y}L${x + r * 0.6} ${y - r * 0.8}A${r} ${r} 0 0 1 ${x + r * 0.8} ${y - r * 0.6}Z`, '#E39A8C', {
        opacity: 0.5,
      }),
      path(`M${x} ${y}L${x + r * 0.8} ${y - r * 0.6}A${r} ${r} 0 0 1 ${x + r * 0.93} ${y - r * 0.37}Z`, '#F3D36B', {
        opacity: 0.5,
      }),
    ),
  ) +
  ring(x, y, r - 4, '#fff', 3, { opacity: 0.5 }) +
  circle(x, y, r * 0.33, '#fff', { opacity: 0.55 }) +
  ring(x, y, r * 0.33, '#000', 2, { opacity: 0.12 }) +
  circle(x, y, r * 0.13, '#5B6468');

const discs = ({ room, disc: tone, box }: Discs) =>
  tabletop(room) +
  turned(
    -10,
    250,
    300,
    cast(rect(96, 92, 290, 400, '#000', 12)),
    rect(96, 92, 290, 400, '#2B2F33', 12),
    rect(126, 104, 250, 376, box, 3),
    path('M126 380L196 268L250 330L308 236L376 340V480H126Z', '#2B2F33', { opacity: 0.35 }),
    circle(206, 206, 40, '#F3C64B'),
    rect(146, 122, 150, 20, '#F7F4EC', 5),
    sheen('M126 104H200L126 260Z', 0.2),
  ) +
  disc(560, 190, 138, tone) +
  disc(470, 400, 138, tone) +
  disc(646, 452, 118, tone);

interface Cassettes {
  readonly room: Room;
  readonly shell: string;
}

// A video cassette from above, its reels behind two windows.
const cassette = (x: number, y: number, shell: string, label: string) =>
  cast(rect(x, y, 340, 192, '#000', 10)) +
  rect(x, y, 340, 192, shell, 10) +
  shade(`M${x} ${y + 168}h340v14c0 6 -4 10 -10 10h-320c-6 0 -10 -4 -10 -10Z`, 0.22) +
  rect(x + 112, y + 28, 116, 132, label, 4) +
  line(`M${x + 124} ${y + 66}H${x + 216}M${x + 124} ${y + 96}H${x + 216}M${x + 124} ${y + 126}H${x + 190}`, '#000', 3, {
    opacity: 0.25,
  }) +
  each(
    [54, 286],
    (dx, index) =>
      rect(x + dx - 40, y + 44, 80, 100, '#1E2326', 8) +
      circle(x + dx, y + 94, index ? 32 : 38, '#5A463A') +
      circle(x + dx, y + 94, 17, '#F7F4EC') +
      circle(x + dx, y + 94, 8, '#5B6468') +
      sheen(`M${x + dx - 40} ${y + 130}l50 -86h24l-58 100h-8c-4 0 -8 -4 -8 -8Z`, 0.14),
  );

const cassettes = ({ room, shell }: Cassettes) =>
  indoors(room) +
  contact(404, 536, 300, 13) +
  // a row of boxes stands behind
  each(
    [colours.brick, '#2D5B73', '#D8A22E', '#2D6A58', '#F1E6CF', '#6E4A6B'],
    (cover, index) =>
      rect(132 + index * 56, 150 + (index % 3) * 4, 52, 350, cover, 4) +
      rect(142 + index * 56, 180, 32, 120, '#fff', 3, { opacity: 0.75 }) +
      rect(142 + index * 56, 440, 32, 24, '#000', 3, { opacity: 0.25 }) +
      shade(`M${172 + index * 56} ${150 + (index % 3) * 4}h12v${350 - (index % 3) * 4}h-12Z`, 0.12),
  ) +
  turned(14, 520, 500, rect(474, 164, 52, 340, '#3F8E86', 4), rect(484, 196, 32, 120, '#fff', 3, { opacity: 0.75 })) +
  turned(-4, 480, 440, cassette(340, 340, shell, '#F7F4EC'));

/** Records, discs and video cassettes. */
export const records = {
  vinyl: kind<Record>({
    variants: {
      black: { room: rooms.clay, disc: '#23282B', sleeve: '#3F7697', label: colours.brick },
      red: { room: rooms.sky, disc: '#A93A2C', sleeve: '#D8774E', label: '#2D6A58' },
    },
    draw: vinyl,
    views: [
      [110, 80, 580],
      [400, 120, 320],
      [120, 120, 380],
      [420, 190, 220],
    ],
  }),
  discs: kind<Discs>({
    variants: {
      silver: { room: rooms.plum, disc: '#C9D1D4', box: colours.fir },
      blue: { room: rooms.straw, disc: '#7FB2CF', box: colours.brick },
    },
    draw: discs,
    views: [
      [330, 30, 460],
      [70, 70, 360],
      [400, 50, 320],
      [320, 260, 300],
    ],
  }),
  cassettes: kind<Cassettes>({
    variants: { black: { room: rooms.mint, shell: '#2F3437' }, white: { room: rooms.clay, shell: '#EDE9DF' } },
    draw: cassettes,
    views: [
      [120, 130, 580],
      [310, 310, 380],
      [110, 130, 340],
      [480, 350, 240],
    ],
  }),
} satisfies Kinds;
