import { kind, type Kinds } from '../kind.ts';
import { colours, type Room, rooms } from '../palettes.ts';
import {
  circle,
  contact,
  each,
  indoors,
  leaves,
  line,
  mirrored,
  path,
  rect,
  ring,
  shade,
  sheen,
  upTo,
  within,
} from '../shapes.ts';

interface Vase {
  readonly room: Room;
  readonly glaze: string;
  readonly pattern: string;
  readonly bloom: string;
}

const vaseShape =
  'M356 244H444C446 272 452 286 476 308C522 350 536 400 510 452C494 486 468 502 460 514H340C332 502 306 486 290 452C264 400 278 350 324 308C348 286 354 272 356 244Z';

const vase = ({ room, glaze, pattern, bloom }: Vase) =>
  indoors(room) +
  contact(400, 516, 130, 13) +
  // twigs in it
  line(
    'M398 250C390 190 360 130 330 74M402 250C410 180 440 130 486 96M400 250C398 180 404 120 412 50M394 250C370 200 320 170 270 160',
    '#6B4A30',
    6,
  ) +
  each(
    [
      [330, 74],
      [352, 118],
      [486, 96],
      [450, 128],
      [412, 50],
      [402, 110],
      [270, 160],
      [316, 178],
      [430, 160],
      [366, 160],
    ] as const,
    ([x, y], index) =>
      line(
        each(upTo(5), (petal) => `M${x + Math.sin(petal * 1.26) * 11} ${y - Math.cos(petal * 1.26) * 11}h.1`),
        bloom,
        19,
      ) + circle(x, y, 6, index % 2 ? '#F3D36B' : '#F7F4EC'),
  ) +
  path(vaseShape, glaze) +
  within(
    'vase',
    vaseShape,
    rect(260, 308, 280, 10, pattern),
    rect(260, 466, 280, 12, pattern),
    rect(260, 488, 280, 6, pattern),
    each([330, 400, 470], (x) => leaves(x, 452, 56, pattern)),
    each([312, 356, 400, 444, 488], (x) => circle(x, 366, 13, pattern)),
    path(
      each(upTo(8), (index) => `M${272 + index * 34} 318c10 18 24 18 34 0Z`),
      pattern,
    ),
    rect(340, 262, 120, 8, pattern),
    shade('M440 230C470 300 520 340 480 430C466 470 440 500 420 520H560V230Z', 0.12),
    sheen('M318 340C296 370 296 410 308 436L322 430C314 400 316 370 334 346Z', 0.5),
  ) +
  path('M346 238H454C460 238 460 252 454 252H346C340 252 340 238 346 238Z', glaze) +
  shade('M346 246H456C456 250 456 252 454 252H346C344 252 344 250 344 246Z', 0.16);

interface Chest {
  readonly room: Room;
  readonly wood: string;
  readonly panel: string;
  readonly bloom: string;
}

const flower = (x: number, y: number, bloom: string) =>
  line(
    `M${x} ${y + 74}V${y + 20}M${x} ${y + 60}C${x - 26} ${y + 50} ${x - 34} ${y + 34} ${x - 36} ${y + 20}M${x} ${y + 60}C${x + 26} ${y + 50} ${x + 34} ${y + 34} ${x + 36} ${y + 20}`,
    '#4E7A52',
    6,
  ) +
  path(
    `M${x - 26} ${y - 22}L${x - 12} ${y - 8}L${x} ${y - 28}L${x + 12} ${y - 8}L${x + 26} ${y - 22}C${x + 30} ${y + 20} ${x + 12} ${y + 28} ${x} ${y + 28}S${x - 30} ${y + 20} ${x - 26} ${y - 22}Z`,
    bloom,
  ) +
  circle(x - 36, y + 14, 12, colours.mustard) +
  circle(x + 36, y + 14, 12, colours.mustard);

const chest = ({ room, wood, panel, bloom }: Chest) =>
  indoors(room) +
  contact(400, 528, 320, 15) +
  path('M120 494H190V526H132ZM610 494H680L668 526H610Z', wood) +
  shade('M120 494H190V526H132ZM610 494H680L668 526H610Z', 0.3) +
  rect(118, 270, 564, 214, wood) +
  rect(100, 476, 600, 28, wood, 4) +
  path('M112 222C112 196 130 184 156 184H644C670 184 688 196 688 222V262H112Z', wood) +
  sheen('M156 184H644C662 184 676 190 683 202H117C124 190 138 184 156 184Z', 0.2) +
  rect(100, 256, 600, 20, wood, 4) +
  shade('M100 266H700V276H100ZM118 276H682V288H118ZM100 492H700V504H100Z', 0.22) +
  each(
    [142, 324, 506],
    (x) =>
      rect(x, 304, 152, 152, '#000', 4, { opacity: 0.22 }) +
      rect(x + 6, 310, 140, 140, panel, 4) +
      flower(x + 76, 362, bloom),
  ) +
  // fittings
  each([196, 588], (x) => rect(x, 184, 16, 92, '#3A4145', 3) + circle(x + 8, 268, 5, '#858C91')) +
  path('M372 244H428V292C428 308 416 318 400 322C384 318 372 308 372 292Z', '#3A4145') +
  circle(400, 276, 8, '#C9A24B') +
  rect(397, 278, 6, 20, '#C9A24B', 2) +
  mirrored(400, ring(112, 374, 20, '#3A4145', 8)) +
  ring(112, 374, 20, '#3A4145', 8);

/** What has grown old and beautiful. */
export const antiques = {
  vase: kind<Vase>({
    variants: {
      blue: { room: rooms.sand, glaze: '#F7F4EC', pattern: '#2F6C93', bloom: '#E39A8C' },
      white: { room: rooms.mint, glaze: '#F4EDDD', pattern: '#C4553B', bloom: '#F7F4EC' },
      green: { room: rooms.clay, glaze: '#4F8A72', pattern: '#D9C27A', bloom: '#F7F4EC' },
    },
    draw: vase,
    views: [
      [230, 230, 340],
      [240, 20, 320],
      [290, 280, 220],
      [140, 60, 520],
    ],
  }),
  chest: kind<Chest>({
    variants: {
      wood: { room: rooms.sky, wood: '#9A6136', panel: '#B97D4C', bloom: '#8E3F33' },
      blue: { room: rooms.straw, wood: '#3F6E86', panel: '#F1E6CF', bloom: colours.brick },
    },
    draw: chest,
    views: [
      [80, 150, 440],
      [280, 190, 260],
      [300, 280, 320],
      [100, 120, 600],
    ],
  }),
} satisfies Kinds;
