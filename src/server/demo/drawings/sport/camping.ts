import { kind, type Kinds } from '../kind.ts';
import { colours, type Place, places, type Room, rooms } from '../palettes.ts';
import { circle, contact, fir, indoors, landscape, line, path, rect, shade, sheen, within } from '../shapes.ts';

const grass = shade(
  'M70 548l8 -18l8 18ZM150 572l8 -18l8 18ZM640 566l8 -18l8 18ZM724 540l8 -18l8 18ZM560 584l8 -18l8 18ZM300 584l8 -18l8 18Z',
  0.14,
);

interface Camp {
  readonly place: Place;
  readonly fly: string;
  readonly inner: string;
}

const dome = 'M96 512C150 350 250 214 392 204C540 214 640 350 704 512Z';

const tent = ({ place, fly, inner }: Camp) =>
  landscape(place) +
  fir(70, 420, 120, place.leaf) +
  fir(128, 408, 84, place.leaf) +
  fir(744, 412, 104, place.leaf) +
  contact(400, 514, 330, 16) +
  line('M150 380L40 524M650 380L760 524', '#F7F4EC', 3) +
  line('M40 514V530M760 514V530', '#8A5A36', 6) +
  path(dome, fly) +
  within(
    'dome',
    dome,
    shade('M392 190C500 250 560 380 590 530H760V190Z', 0.14),
    sheen('M392 204C330 260 250 380 214 520H96C150 350 250 214 392 204Z', 0.12),
    shade('M60 490H740V520H60Z', 0.16),
  ) +
  // entrance, its flap rolled aside
  path('M278 512C300 408 340 320 392 264C444 320 484 408 506 512Z', inner) +
  path('M278 512C300 408 340 320 392 264C400 330 396 430 392 512Z', '#2B2F33', { opacity: 0.85 }) +
  path('M392 264C444 320 484 408 506 512H392C396 430 400 330 392 264Z', '#2B2F33', { opacity: 0.7 }) +
  path('M300 512C302 480 330 470 360 474L470 480C488 482 496 496 498 512Z', '#D8A22E') +
  path('M392 264C446 310 500 400 522 512H506C484 408 444 320 392 264Z', inner) +
  path('M392 264C346 330 306 420 292 512H262C290 410 330 316 392 264Z', inner) +
  line('M392 204C330 250 240 380 196 512M392 204C460 250 550 380 592 512', '#000', 4, { opacity: 0.16 }) +
  grass;

interface Pack {
  readonly room: Room;
  readonly cloth: string;
  readonly strap: string;
}

const packBody =
  'M272 200C272 150 310 128 400 128C490 128 528 150 528 200L546 458C548 492 530 510 498 510H302C270 510 252 492 254 458Z';

const backpack = ({ room, cloth, strap }: Pack) =>
  indoors(room) +
  contact(400, 524, 190, 15) +
  line('M372 128C372 92 428 92 428 128', room.dark, 11) +
  // side pockets with a bottle
  rect(544, 268, 42, 130, '#C3C9CB', 14) +
  rect(552, 250, 26, 24, room.dark, 5) +
  path(
    'M250 330H214C204 330 198 338 200 350L208 470C210 484 220 490 232 490H270ZM550 330H586C596 330 602 338 600 350L592 470C590 484 580 490 568 490H530Z',
    cloth,
  ) +
  shade(
    'M250 330H214C204 330 198 338 200 350L208 470C210 484 220 490 232 490H270ZM550 330H586C596 330 602 338 600 350L592 470C590 484 580 490 568 490H530Z',
    0.22,
  ) +
  path(packBody, cloth) +
  within('pack', packBody, shade('M460 100H600V540H440Z', 0.08), shade('M240 470H560V520H240Z', 0.14)) +
  // lid
  path(
    'M262 236C256 160 296 116 400 116C504 116 544 160 538 236C540 258 530 264 512 264H288C270 264 260 258 262 236Z',
    cloth,
  ) +
  sheen('M276 214C280 160 316 134 400 134C440 134 474 140 496 156C420 148 320 152 276 214Z', 0.2) +
  shade('M263 246H537C536 260 526 264 512 264H288C274 264 264 260 263 246Z', 0.22) +
  rect(322, 184, 156, 12, room.dark, 6, { opacity: 0.55 }) +
  // pocket in front
  path(
    'M300 346H500C512 346 518 354 518 366V462C518 482 508 490 490 490H310C292 490 282 482 282 462V366C282 354 288 346 300 346Z',
    cloth,
  ) +
  shade(
    'M300 346H500C512 346 518 354 518 366V462C518 482 508 490 490 490H310C292 490 282 482 282 462V366C282 354 288 346 300 346Z',
    0.12,
  ) +
  line('M300 376H500', room.dark, 6, { opacity: 0.7 }) +
  rect(486, 372, 10, 34, strap, 4) +
  // straps with buckles, rolled mat
  line('M332 264V346M468 264V346', strap, 14) +
  rect(320, 290, 24, 30, room.dark, 5) +
  rect(456, 290, 24, 30, room.dark, 5) +
  rect(236, 488, 328, 44, strap, 22) +
  shade('M240 516H560C556 526 550 532 542 532H258C250 532 244 526 240 516Z', 0.18) +
  circle(258, 510, 13, '#000', { opacity: 0.15 }) +
  line('M330 488V530M470 488V530', room.dark, 10);

/** What one camps and hikes with. */
export const camping = {
  tent: kind<Camp>({
    variants: {
      green: { place: places.evening, fly: '#4E8A5B', inner: '#E9D9A8' },
      red: { place: places.noon, fly: colours.brick, inner: '#F1E6CF' },
    },
    draw: tent,
    views: [
      [90, 190, 460],
      [220, 240, 340],
      [380, 190, 400],
      [20, 270, 320],
    ],
  }),
  backpack: kind<Pack>({
    variants: {
      blue: { room: rooms.straw, cloth: '#3F7697', strap: colours.brick },
      green: { room: rooms.clay, cloth: '#4C7F63', strap: '#E3B655' },
      red: { room: rooms.sage, cloth: colours.brick, strap: '#3A4A52' },
    },
    draw: backpack,
    views: [
      [190, 90, 420],
      [220, 310, 380],
      [400, 210, 240],
      [260, 110, 280],
    ],
  }),
} satisfies Kinds;
