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
  shade,
  sheen,
  tabletop,
  turned,
  upTo,
} from '../shapes.ts';

interface Device {
  readonly room: Room;
  readonly shell: string;
}

const tones = [
  colours.brick,
  colours.mustard,
  '#5F9CBF',
  colours.leaf,
  '#F7F4EC',
  colours.plum,
  '#E39A8C',
  '#2D5B73',
  '#8FC3B0',
  colours.mustard,
  '#F7F4EC',
  colours.brick,
] as const;

const smartphone = ({ room, shell }: Device) =>
  tabletop(room) +
  // one from behind
  turned(
    -16,
    300,
    300,
    cast(rect(176, 70, 232, 460, '#000', 38)),
    rect(176, 70, 232, 460, shell, 38),
    rect(182, 76, 220, 448, '#fff', 32, { opacity: 0.14 }),
    rect(200, 94, 72, 150, shell, 36),
    rect(200, 94, 72, 150, '#000', 36, { opacity: 0.16 }),
    each(
      [132, 202],
      (y) => circle(236, y, 26, '#1B2023') + circle(236, y, 16, '#33444D') + circle(230, y - 6, 5, '#BFDCEA'),
    ),
    circle(296, 130, 9, '#FBE9AE'),
    shade('M182 430L402 330V496C402 512 392 524 374 524H210C192 524 182 512 182 496Z', 0.06),
  ) +
  // and from the front
  turned(
    12,
    520,
    310,
    cast(rect(408, 80, 232, 460, '#000', 38)),
    rect(408, 80, 232, 460, shell, 38),
    rect(415, 87, 218, 446, '#14191C', 32),
    rect(422, 94, 204, 432, room.floor, 26),
    path('M422 300C480 250 560 330 626 270V500C626 516 616 526 600 526H448C432 526 422 516 422 500Z', shell),
    circle(524, 114, 8, '#14191C'),
    each(tones, (tone, index) => rect(440 + (index % 4) * 44, 196 + Math.floor(index / 4) * 52, 34, 34, tone, 9)),
    rect(440, 140, 168, 38, '#fff', 12, { opacity: 0.55 }),
    rect(434, 460, 180, 52, '#fff', 20, { opacity: 0.4 }),
    each([colours.leaf, '#F7F4EC', colours.brick, colours.mustard], (tone, index) =>
      rect(444 + index * 43, 469, 34, 34, tone, 9),
    ),
    sheen('M560 94H600C612 94 622 100 626 114V150L440 520C428 516 424 510 422 498V380Z', 0.09),
  );

interface Telephone {
  readonly room: Room;
  readonly body: string;
}

const dialphone = ({ room, body }: Telephone) =>
  indoors(room) +
  contact(400, 508, 280, 13) +
  // the cord
  line('M640 420C700 420 690 480 650 476S620 520 680 528S760 540 800 520', body, 11) +
  line('M640 420C700 420 690 480 650 476S620 520 680 528S760 540 800 520', '#000', 11, {
    opacity: 0.35,
    'stroke-dasharray': '3 9',
    'stroke-linecap': 'butt',
  }) +
  path(
    'M300 222H500C540 222 566 244 580 280L650 456C660 484 646 508 616 508H184C154 508 140 484 150 456L220 280C234 244 260 222 300 222Z',
    body,
  ) +
  shade('M152 452H648C662 484 646 508 616 508H184C154 508 138 484 152 452Z', 0.18) +
  shade(
    'M500 222C540 222 566 244 580 280L650 456C660 484 646 508 616 508H560C580 500 580 470 572 450L510 270C500 244 480 230 460 222Z',
    0.08,
  ) +
  rect(308, 176, 28, 56, '#2B2F33', 8) +
  rect(464, 176, 28, 56, '#2B2F33', 8) +
  // receiver
  path(
    'M146 196C130 150 200 104 280 100C360 92 440 92 520 100C600 104 670 150 654 196C650 216 630 222 606 222H570C548 222 536 210 532 192C440 176 360 176 268 192C264 210 252 222 230 222H194C170 222 150 216 146 196Z',
    body,
  ) +
  shade(
    'M146 196C150 216 170 222 194 222H230C252 222 264 210 268 192C360 176 440 176 532 192C536 210 548 222 570 222H606C630 222 650 216 654 196L640 186C600 204 560 190 526 166C440 152 360 152 274 166C240 190 200 204 160 186Z',
    0.18,
  ) +
  sheen('M200 140C260 112 340 106 420 108C340 114 270 124 214 152Z', 0.4) +
  // dial
  circle(400, 358, 112, '#000', { opacity: 0.16 }) +
  circle(400, 354, 110, '#F7F4EC') +
  circle(400, 354, 92, '#D8D8D3') +
  each(upTo(10), (index) => {
    const angle = (index * 31 - 150) * (Math.PI / 180);
    return circle(400 + Math.cos(angle) * 70, 354 + Math.sin(angle) * 70, 16, '#2B2F33');
  }) +
  circle(400, 354, 38, body) +
  circle(400, 354, 26, '#F7F4EC') +
  line('M470 420L452 404', '#8B9498', 9);

/** Telephones, of today and of yesterday. */
export const phones = {
  smartphone: kind<Device>({
    variants: {
      blue: { room: rooms.sand, shell: '#3F7FA6' },
      green: { room: rooms.plum, shell: '#4F8A72' },
      red: { room: rooms.mint, shell: '#B9443A' },
    },
    draw: smartphone,
    views: [
      [110, 40, 400],
      [360, 60, 400],
      [130, 60, 260],
      [390, 290, 320],
    ],
  }),
  dialphone: kind<Telephone>({
    variants: { red: { room: rooms.sand, body: '#B9392E' }, green: { room: rooms.clay, body: '#3F7A62' } },
    draw: dialphone,
    views: [
      [110, 70, 600],
      [270, 230, 280],
      [130, 80, 340],
      [440, 260, 340],
    ],
  }),
} satisfies Kinds;
