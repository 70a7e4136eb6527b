import { kind, type Kinds } from '../kind.ts';
import { colours, type Room, rooms } from '../palettes.ts';
import { circle, contact, each, line, onDesk, path, rect, ring, shade, sheen, upTo } from '../shapes.ts';
import { wallpaper } from './wallpaper.ts';

interface Case {
  readonly room: Room;
  readonly wood: string;
  readonly shell: string;
  readonly keys: string;
}

// The rows of a laptop's keyboard, wider towards us.
const keyRows = (keys: string) =>
  each(upTo(4), (row) => {
    const y = 402 + row * 14;
    const spread = 156 + row * 12;
    return each(upTo(12), (index) => rect(400 - spread + (index * spread) / 6 + 1.5, y, spread / 6 - 3, 10, keys, 2));
  });

const laptop = ({ room, wood, shell, keys }: Case) =>
  onDesk(room, wood) +
  contact(400, 508, 310, 13) +
  rect(192, 104, 416, 282, shell, 16) +
  rect(204, 116, 392, 258, '#1E2427', 8) +
  wallpaper(214, 126, 372, 238, '#7FAFC4', '#3F7A62') +
  sheen('M430 126H520L380 364H290Z', 0.1) +
  rect(192, 376, 416, 14, '#23292C', 4) +
  path('M196 386H604L676 488H124Z', shell) +
  shade('M196 386H604L612 397H188Z', 0.14) +
  keyRows(keys) +
  path('M338 464H462L468 484H332Z', '#000', { opacity: 0.12 }) +
  path('M124 488H676V496C676 504 666 508 654 508H146C134 508 124 504 124 496Z', shell) +
  shade('M124 488H676V496C676 504 666 508 654 508H146C134 508 124 504 124 496Z', 0.22) +
  path('M346 488H454C452 495 446 496 438 496H362C354 496 348 495 346 488Z', '#000', { opacity: 0.16 });

const fan = (x: number, y: number, light: string) =>
  circle(x, y, 52, '#1A2023') +
  each(upTo(7), (index) => {
    const angle = (index * Math.PI * 2) / 7;
    const at = (turn: number, r: number) => `${x + Math.cos(angle + turn) * r} ${y + Math.sin(angle + turn) * r}`;
    return path(
      `M${at(0, 10)}C${at(0.2, 28)} ${at(0.4, 40)} ${at(0.7, 44)}L${at(0.98, 40)}C${at(0.7, 30)} ${at(0.6, 20)} ${at(0.8, 10)}Z`,
      '#4A5459',
    );
  }) +
  circle(x, y, 14, '#2B3236') +
  ring(x, y, 48, light, 5);

const desktop = ({ room, wood, shell, keys }: Case) =>
  onDesk(room, wood) +
  contact(588, 508, 150, 11) +
  contact(250, 474, 120, 9) +
  // screen
  rect(222, 380, 60, 80, '#8B9498') +
  path('M186 458H318L330 474H174Z', '#5B6468') +
  rect(62, 160, 380, 232, '#23292C', 10) +
  wallpaper(74, 172, 356, 200, '#8FA9C4', '#4A6E86') +
  // tower: its front, and its side of glass
  path('M480 118H548V508H480C474 508 470 504 470 498V128C470 122 474 118 480 118Z', shell) +
  shade('M480 118H548V508H480C474 508 470 504 470 498V128C470 122 474 118 480 118Z', 0.12) +
  each(upTo(13), (index) => rect(486, 206 + index * 20, 46, 8, '#000', 4, { opacity: 0.24 })) +
  circle(509, 146, 11, keys) +
  ring(509, 146, 11, '#8FD3E8', 3) +
  rect(492, 172, 34, 7, '#000', 3, { opacity: 0.4 }) +
  rect(548, 118, 178, 390, shell, 6) +
  rect(562, 134, 150, 356, '#2C3539', 6) +
  rect(620, 150, 80, 160, '#38464B', 4) +
  rect(640, 170, 42, 42, '#56676D', 4) +
  rect(572, 330, 116, 26, colours.brick, 4) +
  rect(572, 356, 116, 10, '#1A2023') +
  fan(616, 228, '#8FD3E8') +
  fan(640, 432, '#E39A8C') +
  sheen('M640 134H712V150L590 490H562V352Z', 0.09) +
  // keyboard and mouse
  path('M112 500H384L404 546H92Z', keys) +
  path('M92 546H404V552C404 556 402 558 398 558H98C94 558 92 556 92 552Z', '#000', { opacity: 0.35 }) +
  line('M122 511H376M116 523H384M108 535H392', shell, 6, { 'stroke-dasharray': '12 9', opacity: 0.75 }) +
  path('M426 540C426 518 466 518 468 540C468 554 426 554 426 540Z', keys);

const monitor = ({ room, wood, shell, keys }: Case) =>
  onDesk(room, wood) +
  contact(400, 506, 170, 12) +
  path('M364 400H436L446 490H354Z', keys) +
  shade('M364 400H436L438 418H362Z', 0.2) +
  path('M290 488H510C520 488 526 494 530 506H270C274 494 280 488 290 488Z', shell) +
  shade('M272 499H528L530 506H270Z', 0.25) +
  rect(106, 70, 588, 346, shell, 14) +
  shade('M106 398H694V402C694 410 688 416 680 416H120C112 416 106 410 106 402Z', 0.2) +
  rect(118, 82, 564, 312, '#14191C', 4) +
  wallpaper(122, 86, 556, 304, '#E3A98B', '#6E4A6B') +
  // a window with a chart stands open
  rect(164, 128, 232, 176, '#F7F4EC', 8) +
  path('M164 152V136C164 131 167 128 172 128H388C393 128 396 131 396 136V152Z', '#D6D5CF') +
  each([178, 192, 206], (x, index) => circle(x, 140, 4.5, [colours.brick, colours.mustard, colours.leaf][index]!)) +
  each([54, 84, 66, 110, 92], (height, index) =>
    rect(188 + index * 39, 288 - height, 24, height, index === 3 ? colours.brick : '#5F9CBF', 3),
  ) +
  sheen('M470 86H560L420 390H330Z', 0.08) +
  circle(660, 406, 4, '#9BE08C');

/** Computers and their screens. */
export const computers = {
  laptop: kind<Case>({
    variants: {
      silver: { room: rooms.plum, wood: '#C79A68', shell: '#CDD2D4', keys: '#2B3236' },
      black: { room: rooms.mint, wood: '#E0C79B', shell: '#383F43', keys: '#1B2023' },
    },
    draw: laptop,
    views: [
      [110, 80, 580],
      [190, 100, 320],
      [110, 330, 340],
      [420, 300, 300],
    ],
  }),
  desktop: kind<Case>({
    variants: {
      black: { room: rooms.sand, wood: '#A87448', shell: '#353C40', keys: '#20262A' },
      white: { room: rooms.sky, wood: '#D6B184', shell: '#F1EFE8', keys: '#D6D5CF' },
    },
    draw: desktop,
    views: [
      [420, 100, 380],
      [40, 130, 460],
      [540, 120, 200],
      [60, 390, 280],
    ],
  }),
  monitor: kind<Case>({
    variants: {
      black: { room: rooms.sage, wood: '#B98552', shell: '#2B3236', keys: '#8B9498' },
      white: { room: rooms.clay, wood: '#E0C79B', shell: '#F4F2EC', keys: '#C3C9CB' },
    },
    draw: monitor,
    views: [
      [90, 50, 620],
      [130, 80, 320],
      [390, 80, 320],
      [230, 320, 340],
    ],
  }),
} satisfies Kinds;
