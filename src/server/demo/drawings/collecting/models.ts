import { kind, type Kinds } from '../kind.ts';
import { colours, type Room, rooms } from '../palettes.ts';
import {
  circle,
  contact,
  each,
  ellipse,
  fir,
  line,
  onDesk,
  path,
  rect,
  ring,
  shade,
  sheen,
  upTo,
  within,
} from '../shapes.ts';

interface ModelCar {
  readonly room: Room;
  readonly wood: string;
  readonly body: string;
  readonly roof: string;
}

const tyre = (x: number, y: number) =>
  circle(x, y, 50, '#23282B') + circle(x, y, 33, '#D8D8D3') + circle(x, y, 24, '#9AA3A7') + circle(x, y, 11, '#F7F4EC');

// A coupé of long ago, small enough to stand on a plinth.
const carBody =
  'M118 414C112 384 122 360 150 346C186 330 236 326 272 322C300 276 344 248 412 248C472 248 508 268 534 318C590 322 640 336 668 360C684 376 688 396 684 414C682 424 676 430 664 430H138C126 430 120 424 118 414Z';

const modelcar = ({ room, wood, body, roof }: ModelCar) =>
  onDesk(room, wood) +
  contact(400, 552, 330, 12) +
  // plinth with its plate
  rect(74, 478, 652, 70, '#5A3A26', 6) +
  rect(58, 468, 684, 22, '#7A4B2C', 5) +
  shade('M58 482H742V485C742 488 740 490 737 490H63C60 490 58 488 58 485Z', 0.25) +
  rect(340, 504, 120, 28, '#D8AE4A', 4) +
  rect(356, 514, 88, 8, '#8A6420', 3) +
  ellipse(400, 470, 300, 8, '#000', { opacity: 0.25 }) +
  rect(96, 398, 44, 20, '#C3C9CB', 8) +
  rect(662, 398, 46, 20, '#C3C9CB', 8) +
  path(carBody, body) +
  within(
    'coupe',
    carBody,
    path('M260 326C290 270 340 240 412 240C480 240 516 264 544 326Z', roof),
    shade('M110 384H690V440H110Z', 0.16),
    sheen('M140 350C220 330 280 330 400 330S600 330 670 366L650 362C560 340 480 338 400 338S220 340 140 362Z', 0.5),
  ) +
  path('M294 322C316 288 346 270 392 268V322Z', colours.glass) +
  path('M408 268C456 268 484 284 506 322H408Z', colours.glass) +
  sheen('M330 322L362 274H384L354 322ZM430 322L452 272L470 280L454 322Z', 0.22) +
  line('M400 330V424M282 336C276 370 280 400 292 424M520 336C528 370 524 400 510 424', '#000', 3, { opacity: 0.22 }) +
  rect(414, 350, 30, 8, '#D8D8D3', 4) +
  path('M150 430A66 66 0 0 1 282 430ZM528 430A66 66 0 0 1 660 430Z', '#1B2023') +
  tyre(216, 424) +
  tyre(594, 424) +
  line('M292 420H520', '#D8D8D3', 7) +
  circle(670, 376, 16, '#FBE9AE') +
  path('M124 366C132 358 144 354 150 356L146 380H122Z', '#C4382C') +
  line('M560 334L556 306', '#C3C9CB', 4) +
  circle(556, 302, 8, '#C3C9CB');

interface ModelTrain {
  readonly room: Room;
  readonly wood: string;
  readonly livery: string;
  readonly wagon: string;
}

const wheel = (x: number, y: number, r: number) =>
  circle(x, y, r, '#23282B') + ring(x, y, r * 0.62, '#A8423A', r * 0.22) + circle(x, y, r * 0.24, '#C3C9CB');

const modeltrain = ({ room, wood, livery, wagon }: ModelTrain) =>
  onDesk(room, wood) +
  // a tunnel and firs of a model landscape
  path('M0 440V300C40 260 90 250 120 290C170 320 190 380 200 440Z', '#7DA05F') +
  fir(40, 308, 46, '#3F6B50') +
  fir(112, 312, 54, '#3F6B50') +
  path('M30 440V396C30 350 120 350 120 396V440Z', '#2B2F33') +
  fir(740, 452, 66, '#3F6B50') +
  // ballast, sleepers, rail
  path('M0 500H800L800 540H0Z', '#9A9488') +
  each(upTo(17), (index) => rect(6 + index * 48, 512, 28, 16, '#5A3A26', 2)) +
  rect(0, 500, 800, 9, '#B4BBBD') +
  shade('M0 506H800V512H0Z', 0.25) +
  // wagon
  rect(44, 340, 230, 112, wagon, 10) +
  rect(34, 326, 250, 22, '#5B6468', 10) +
  shade('M44 420H274V442C274 448 270 452 264 452H54C48 452 44 448 44 442Z', 0.18) +
  each([64, 134, 204], (x) => rect(x, 364, 50, 40, '#DCEBF0', 5)) +
  rect(44, 416, 230, 8, '#F1E6CF') +
  rect(54, 450, 210, 16, '#2B2F33', 4) +
  wheel(96, 474, 26) +
  wheel(222, 474, 26) +
  rect(272, 452, 60, 10, '#2B2F33', 4) +
  // engine: cab, boiler, chimney
  rect(324, 438, 396, 28, '#2B2F33', 4) +
  rect(326, 286, 132, 160, livery, 6) +
  rect(310, 268, 164, 24, '#2B2F33', 10) +
  rect(346, 308, 42, 52, '#DCEBF0', 5) +
  rect(400, 308, 42, 52, '#DCEBF0', 5) +
  rect(450, 336, 226, 104, livery, 14) +
  shade('M326 400H676V426C676 434 670 440 662 440H326Z', 0.2) +
  sheen('M462 346H664C670 346 672 350 672 356V360H458V352C458 348 460 346 462 346Z', 0.4) +
  each([494, 560, 626], (x) => rect(x, 336, 9, 104, '#D8AE4A')) +
  rect(670, 330, 26, 112, '#2B2F33', 6) +
  path('M602 340L594 262H664L656 340Z', '#2B2F33') +
  rect(586, 246, 86, 22, '#2B2F33', 6) +
  path('M496 338C496 302 540 302 540 338Z', '#D8AE4A') +
  circle(706, 360, 15, '#FBE9AE') +
  path('M694 448H744L760 494H700Z', '#A8423A') +
  // steam
  circle(620, 206, 26, '#FFFFFF', { opacity: 0.85 }) +
  circle(580, 164, 36, '#FFFFFF', { opacity: 0.75 }) +
  circle(520, 124, 46, '#FFFFFF', { opacity: 0.6 }) +
  circle(440, 92, 38, '#FFFFFF', { opacity: 0.45 }) +
  wheel(380, 462, 38) +
  wheel(474, 462, 38) +
  wheel(568, 462, 38) +
  wheel(656, 476, 24) +
  line('M380 470H568L640 446', '#C3C9CB', 10);

/** What is driven on a table. */
export const models = {
  modelcar: kind<ModelCar>({
    variants: {
      red: { room: rooms.sage, wood: '#C79A68', body: '#B9392E', roof: '#F1E6CF' },
      blue: { room: rooms.clay, wood: '#D6B184', body: '#3F7FA6', roof: '#F7F4EC' },
    },
    draw: modelcar,
    views: [
      [80, 130, 600],
      [100, 270, 300],
      [440, 260, 300],
      [260, 230, 300],
    ],
  }),
  modeltrain: kind<ModelTrain>({
    variants: {
      green: { room: rooms.sky, wood: '#C79A68', livery: '#2F6A52', wagon: '#A8423A' },
      red: { room: rooms.sand, wood: '#A87448', livery: '#A8352C', wagon: '#2D6A58' },
    },
    draw: modeltrain,
    views: [
      [280, 150, 500],
      [440, 220, 320],
      [10, 280, 320],
      [330, 350, 320],
    ],
  }),
} satisfies Kinds;
