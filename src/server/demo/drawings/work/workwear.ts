import { kind, type Kinds } from '../kind.ts';
import { colours, type Room, rooms } from '../palettes.ts';
import {
  cast,
  circle,
  contact,
  each,
  ellipse,
  group,
  indoors,
  line,
  path,
  rect,
  ring,
  shade,
  sheen,
  tabletop,
  turned,
  within,
} from '../shapes.ts';

interface Apron {
  readonly room: Room;
  readonly cloth: string;
  readonly pocket: string;
}

const apronShape =
  'M330 150C350 166 450 166 470 150L486 250C520 268 548 272 570 272L590 500C592 518 582 528 566 528C500 536 300 536 234 528C218 528 208 518 210 500L230 272C252 272 280 268 314 250Z';

const apron = ({ room, cloth, pocket }: Apron) =>
  indoors(room, 556) +
  // rail with its hooks
  rect(180, 66, 440, 30, '#9A6136', 5) +
  shade('M180 86H620V91C620 94 618 96 615 96H185C182 96 180 94 180 91Z', 0.2) +
  each([250, 400, 550], (x) => line(`M${x} 84V112C${x} 124 ${x + 18} 124 ${x + 18} 112`, '#C9A24B', 8)) +
  group({ transform: 'translate(-16 14)', opacity: 0.12 }, path(apronShape, '#000')) +
  line('M334 160C340 110 400 116 408 108C416 116 460 110 466 160', pocket, 11) +
  line('M232 280C190 300 200 380 176 430M568 280C610 300 600 380 624 430', pocket, 10) +
  path(apronShape, cloth) +
  within(
    'apron',
    apronShape,
    shade('M440 140C470 260 470 400 440 540H620V140Z', 0.06),
    shade('M200 496H600V540H200Z', 0.1),
    line('M210 506H590', pocket, 7),
    line('M300 260C290 350 280 440 270 530M500 260C510 350 520 440 526 530', '#000', 5, { opacity: 0.07 }),
  ) +
  rect(296, 340, 208, 112, pocket, 8) +
  shade('M296 430H504V444C504 449 501 452 496 452H304C299 452 296 449 296 444Z', 0.16) +
  line('M400 344V448', '#000', 3, { opacity: 0.25 }) +
  // spoons in it
  line('M338 344V296', '#C8935A', 9) +
  ellipse(338, 278, 15, 23, '#C8935A') +
  line('M362 344V306', '#C3C9CB', 8) +
  path('M350 262H374L370 310H354Z', '#C3C9CB') +
  // a towel beside it
  path('M552 118H586L606 250H546Z', colours.brick) +
  path('M549 214H601L603 228H548Z', '#F7F4EC');

interface HardHat {
  readonly room: Room;
  readonly shell: string;
}

const hatShape = 'M182 424C182 262 268 152 400 152S618 262 618 424Z';

const hardhat = ({ room, shell }: HardHat) =>
  indoors(room) +
  contact(400, 508, 290, 15) +
  path('M214 430H586L570 484C564 500 552 506 536 506H264C248 506 236 500 230 484Z', '#2B2F33') +
  path(hatShape, shell) +
  within(
    'shell',
    hatShape,
    shade('M470 150C560 200 600 300 610 430H520C530 320 520 220 450 156Z', 0.12),
    sheen('M236 380C240 290 276 218 330 186L344 204C296 240 268 300 264 380Z', 0.4),
  ) +
  // ridges
  path('M366 130C366 118 434 118 434 130L446 424H354Z', shell) +
  shade('M412 122C426 122 434 124 434 130L446 424H418Z', 0.14) +
  sheen('M372 132C374 128 380 128 380 132L372 424H362Z', 0.35) +
  line('M300 176C270 240 258 320 256 420M500 176C530 240 542 320 544 420', '#000', 5, { opacity: 0.12 }) +
  // brim
  path(
    'M136 430C136 412 150 404 172 404H628C650 404 664 412 664 430C700 452 690 474 650 468C560 452 240 452 150 468C110 474 100 452 136 430Z',
    shell,
  ) +
  shade(
    'M118 446C220 428 580 428 682 446C690 462 680 472 650 468C560 452 240 452 150 468C120 472 110 462 118 446Z',
    0.18,
  );

interface Stethoscope {
  readonly room: Room;
  readonly tube: string;
}

const tubes =
  'M330 214C310 290 340 330 400 330S490 290 470 214M400 330C400 420 300 400 250 440S220 560 330 556S460 520 520 470';

const stethoscope = ({ room, tube }: Stethoscope) =>
  tabletop(room) +
  // a leaf with a curve
  turned(
    8,
    600,
    250,
    cast(rect(520, 70, 220, 290, '#000', 6)),
    rect(520, 70, 220, 290, '#B98552', 8),
    rect(534, 92, 192, 256, '#FFFFFF', 3),
    rect(590, 62, 80, 32, '#8B9498', 8),
    line('M552 180H590L606 150L624 214L640 168L650 180H708', colours.brick, 6),
    line('M556 246H704M556 276H704M556 306H650', '#000', 4, { opacity: 0.2 }),
    rect(556, 116, 90, 16, room.floor, 4),
  ) +
  cast(line(tubes, '#000', 18), circle(566, 440, 62, '#000')) +
  // binaurals and their tips
  line('M330 214C318 150 300 110 316 64M470 214C482 150 500 110 484 64', '#B4BBBD', 13) +
  line('M318 66L332 48M482 66L468 48', '#2B2F33', 24) +
  line(tubes, tube, 18) +
  line('M402 340C402 424 306 404 256 444S226 552 326 550', '#fff', 4, { opacity: 0.35 }) +
  circle(400, 330, 15, '#2B2F33') +
  // chest piece
  line('M508 478L532 464', '#8B9498', 22) +
  circle(566, 440, 62, '#8B9498') +
  circle(566, 438, 56, '#C3C9CB') +
  circle(566, 438, 40, '#F7F4EC') +
  ring(566, 438, 48, tube, 9) +
  sheen('M530 420C538 398 560 388 584 392C564 398 546 410 540 428Z', 0.7) +
  // capsules
  each(
    [
      [150, 190, 30],
      [190, 270, -40],
      [120, 330, 75],
    ] as const,
    ([x, y, angle]) =>
      turned(
        angle,
        x,
        y,
        cast(rect(x - 34, y - 15, 68, 30, '#000', 15)),
        rect(x - 34, y - 15, 68, 30, '#F7F4EC', 15),
        path(`M${x} ${y - 15}h19a15 15 0 0 1 0 30h-19Z`, colours.brick),
      ),
  );

/** What one wears at work. */
export const workwear = {
  apron: kind<Apron>({
    variants: {
      white: { room: rooms.sage, cloth: '#F7F4EC', pocket: '#5F8FA8' },
      blue: { room: rooms.straw, cloth: '#2F5F80', pocket: '#F1E6CF' },
    },
    draw: apron,
    views: [
      [160, 60, 480],
      [250, 230, 300],
      [280, 70, 280],
      [420, 80, 320],
    ],
  }),
  hardhat: kind<HardHat>({
    variants: { yellow: { room: rooms.sky, shell: '#E9B62F' }, white: { room: rooms.clay, shell: '#F7F4EC' } },
    draw: hardhat,
    views: [
      [110, 110, 580],
      [150, 130, 340],
      [400, 270, 360],
      [290, 120, 300],
    ],
  }),
  stethoscope: kind<Stethoscope>({
    variants: { mint: { room: rooms.mint, tube: '#2D5B73' }, sky: { room: rooms.sky, tube: '#A8423A' } },
    draw: stethoscope,
    views: [
      [210, 30, 480],
      [420, 320, 280],
      [260, 20, 280],
      [480, 40, 300],
    ],
  }),
} satisfies Kinds;
