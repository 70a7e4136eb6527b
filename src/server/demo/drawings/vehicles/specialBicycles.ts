import { drive, mudguard, rack, saddle } from './bicycleParts.ts';
import { kind, type Kinds } from '../kind.ts';
import { colours, type Room, rooms } from '../palettes.ts';
import { circle, contact, indoors, line, path, rect, shade, sheen, within } from '../shapes.ts';
import { spokedWheel } from './wheels.ts';

interface Look {
  readonly room: Room;
  readonly frame: string;
  readonly extra: string;
}

function kidsbike({ room, frame, extra }: Look): string {
  const { dark } = room;
  const r = 90;
  const y = 522 - r;
  return (
    indoors(room) +
    contact(404, 520, 240) +
    // pennant on a rod
    line(`M262 ${y}L214 130`, '#EDEAE2', 5) +
    path('M213 128L288 146L222 182Z', extra) +
    spokedWheel(264, y, r, { tyre: 18, rubber: dark, spokes: 12 }) +
    spokedWheel(536, y, r, { tyre: 18, rubber: dark, spokes: 12 }) +
    mudguard(264, y, r + 9, 176, 316, extra) +
    mudguard(536, y, r + 9, 214, 356, extra) +
    line(
      `M264 ${y}L376 ${y + 8}L342 306M264 ${y}L350 332M504 300C470 360 430 ${y} 376 ${y + 8}M496 278C450 330 410 360 362 372M492 258L508 312L536 ${y}`,
      frame,
      16,
    ) +
    path('M282 414L376 406C406 408 406 470 376 472L282 446Z', extra) +
    shade('M282 432L398 440C396 462 388 472 376 472L282 446Z', 0.14) +
    line('M376 440L404 486M390 490H422', dark, 9) +
    circle(376, 440, 8, '#F4F1EA') +
    saddle(342, 308, dark, 'wide') +
    line('M492 262L484 220L438 202', dark, 10) +
    line('M446 205L424 197', extra, 17) +
    circle(476, 206, 11, colours.chrome) +
    // basket in front, training wheel
    path('M514 230H592L582 284H524Z', extra) +
    line('M518 248H588M522 266H584', '#fff', 4, { opacity: 0.45 }) +
    rect(508, 222, 90, 12, '#F7F4EC', 6) +
    line(`M264 ${y}L300 494`, dark, 7) +
    circle(302, 494, 28, dark) +
    circle(302, 494, 13, '#F4F1EA')
  );
}

function cargobike({ room, frame, extra }: Look): string {
  const { dark } = room;
  return (
    indoors(room) +
    contact(408, 522, 340) +
    spokedWheel(178, 414, 110, { tyre: 15, rubber: dark }) +
    spokedWheel(654, 446, 78, { tyre: 15, rubber: dark, spokes: 14 }) +
    mudguard(178, 414, 119, 176, 320, frame) +
    mudguard(654, 446, 86, 200, 340, frame) +
    rack(178, 414, 110, dark) +
    line(
      'M178 414L306 424L272 270M178 414L280 304M396 300L306 424M390 262L404 338L430 470H560L654 446M306 424L430 470',
      frame,
      14,
    ) +
    saddle(272, 272, '#7A4B2C', 'wide') +
    line('M390 264L376 190C380 168 360 160 318 172', dark, 10) +
    line('M340 166L314 173', '#7A4B2C', 15) +
    // box with a bench
    path('M400 272H708L670 448H438Z', extra) +
    path('M400 272H708L704 292H404Z', '#fff', { opacity: 0.28 }) +
    shade('M570 272H708L670 448H570Z', 0.1) +
    line('M412 332H696M424 390H684', '#000', 3, { opacity: 0.16 }) +
    rect(392, 262, 324, 14, dark, 7) +
    circle(704, 316, 14, '#FBE9AE') +
    path('M456 262C460 216 470 196 492 196H520C534 196 540 204 538 220L532 262Z', '#D9B58A') +
    shade('M456 262C457 246 459 234 462 224L538 226L532 262Z', 0.12) +
    drive(306, 424, [178, 414], dark, room.floor, 25) +
    line('M440 470L428 518M470 470L458 518', dark, 7)
  );
}

const cabin =
  'M176 452L206 300C212 262 240 232 284 226L430 214C470 212 500 226 520 258L612 430C618 442 612 452 600 452Z';

function biketrailer({ room, frame, extra }: Look): string {
  const { dark } = room;
  return (
    indoors(room) +
    contact(420, 520, 300) +
    // flag
    line('M226 300L196 84', '#EDEAE2', 6) +
    path('M195 82L278 104L204 144Z', colours.mustard) +
    // tow bar with its coupling
    line('M560 450C640 456 670 440 742 360', dark, 12) +
    path('M728 340L768 352L758 384L722 372Z', colours.brick) +
    path(cabin, frame) +
    within(
      'cabin',
      cabin,
      shade('M100 400H700V500H100Z', 0.16),
      rect(100, 386, 600, 10, extra, 0, { opacity: 0.9 }),
      shade('M520 200L640 460H560L470 214Z', 0.14),
    ) +
    path('M248 372L268 296C274 274 286 264 308 262L424 254C446 252 460 260 470 278L516 372Z', colours.glass) +
    path('M300 372C300 330 316 312 346 312C376 312 392 330 392 372Z', '#fff', { opacity: 0.2 }) +
    circle(346, 298, 24, '#fff', { opacity: 0.2 }) +
    sheen('M290 372L330 262H366L322 372ZM440 372L424 254H440L466 372Z', 0.14) +
    // handle
    line('M212 300L150 236L128 250', dark, 12) +
    line('M150 236L126 252', extra, 18) +
    path('M180 452H612L600 472H192Z', dark) +
    line('M580 462L606 492', dark, 8) +
    circle(610, 498, 22, dark) +
    circle(610, 498, 9, '#F4F1EA') +
    spokedWheel(352, 424, 96, { tyre: 18, rubber: dark, spokes: 14 }) +
    rect(178, 402, 14, 28, '#F4F1EA', 4)
  );
}

/** Bicycles for children and for loads, and what one draws behind. */
export const specialBicycles = {
  kidsbike: kind<Look>({
    variants: {
      blue: { room: rooms.straw, frame: '#3F7697', extra: colours.brick },
      green: { room: rooms.plum, frame: '#4E8A5B', extra: colours.mustard },
      yellow: { room: rooms.mint, frame: '#E3AE37', extra: '#3F7697' },
    },
    draw: kidsbike,
    views: [
      [400, 170, 300],
      [160, 290, 300],
      [180, 110, 360],
      [300, 290, 240],
    ],
  }),
  cargobike: kind<Look>({
    variants: {
      green: { room: rooms.sand, frame: '#2D6A58', extra: colours.oak },
      cream: { room: rooms.sky, frame: '#F3E7CB', extra: '#8A5A36' },
    },
    draw: cargobike,
    views: [
      [370, 170, 380],
      [60, 150, 400],
      [180, 240, 260],
      [410, 180, 260],
    ],
  }),
  biketrailer: kind<Look>({
    variants: {
      red: { room: rooms.sage, frame: colours.brick, extra: '#F1E6CF' },
      blue: { room: rooms.clay, frame: '#3F7697', extra: colours.mustard },
    },
    draw: biketrailer,
    views: [
      [110, 190, 400],
      [440, 260, 340],
      [220, 220, 300],
      [240, 310, 280],
    ],
  }),
} satisfies Kinds;
