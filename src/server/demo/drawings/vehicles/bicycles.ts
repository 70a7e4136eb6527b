import { basket, drive, mudguard, rack, saddle } from './bicycleParts.ts';
import { kind, type Kinds, type Views } from '../kind.ts';
import { colours, type Room, rooms } from '../palettes.ts';
import { circle, contact, each, indoors, line, path, rect, ring, shade, sheen } from '../shapes.ts';
import { spokedWheel } from './wheels.ts';

interface Look {
  readonly room: Room;
  readonly frame: string;
}

const R = 120;
const ground = 524;
const axle = ground - R;
const rear = 224;
const front = 580;
const bb = { x: 372, y: 414 };

const pair = (dark: string, tyre: number, spokes: number) =>
  contact((rear + front) / 2, ground - 2, 300) +
  spokedWheel(rear, axle, R, { tyre, rubber: dark, spokes }) +
  spokedWheel(front, axle, R, { tyre, rubber: dark, spokes });

function citybike({ room, frame }: Look): string {
  const { dark } = room;
  const leather = frame === colours.black ? '#A5613A' : '#7A4B2C';
  return (
    indoors(room) +
    pair(dark, 13, 16) +
    mudguard(rear, axle, R + 9, 160, 322, frame) +
    mudguard(front, axle, R + 9, 214, 366, frame) +
    rack(rear, axle, R, dark) +
    line(`M${bb.x + 6} ${bb.y + 14}L${bb.x + 24} ${ground - 4}H${bb.x + 44}`, dark, 6) +
    line(
      `M${rear} ${axle}L${bb.x} ${bb.y}L334 258M${rear} ${axle}L342 292M540 262C500 310 440 400 ${bb.x} ${bb.y}M534 240C480 300 430 352 356 352M530 224L546 280L${front} ${axle}`,
      frame,
      13,
    ) +
    sheen('M424 340C470 306 500 276 524 250L528 258C500 286 470 318 428 346Z', 0.25) +
    saddle(334, 258, leather, 'wide') +
    line('M530 226L522 182C560 158 542 146 466 162', dark, 10) +
    line('M488 157L462 163', leather, 15) +
    basket(566, 186) +
    circle(566, 300, 14, '#FBE9AE') +
    path(
      `M${rear + 6} ${axle - 22}L${bb.x + 4} ${bb.y - 32}C${bb.x + 44} ${bb.y - 30} ${bb.x + 44} ${bb.y + 30} ${bb.x + 4} ${bb.y + 30}L${rear + 6} ${axle + 18}Z`,
      frame,
    ) +
    shade(
      `M${rear + 6} ${axle}L${bb.x + 36} ${bb.y}C${bb.x + 36} ${bb.y + 22} ${bb.x + 24} ${bb.y + 30} ${bb.x + 4} ${bb.y + 30}L${rear + 6} ${axle + 18}Z`,
      0.14,
    ) +
    line(`M${bb.x} ${bb.y}L${bb.x + 26} ${bb.y + 44}M${bb.x + 10} ${bb.y + 48}H${bb.x + 44}`, dark, 8) +
    circle(bb.x, bb.y, 9, '#F4F1EA')
  );
}

function mountainbike({ room, frame }: Look): string {
  const { dark } = room;
  const knobs = (x: number) => ring(x, axle, R - 3, dark, 8, { 'stroke-dasharray': '9 7', 'stroke-linecap': 'butt' });
  const disc = (x: number) => ring(x, axle, 26, '#A9AFB1', 7);
  return (
    indoors(room) +
    contact(402, ground - 2, 300) +
    each(
      [rear, front],
      (x) => knobs(x) + spokedWheel(x, axle, R - 5, { tyre: 19, rubber: dark, rim: '#8F979B', spokes: 16 }) + disc(x),
    ) +
    line(`M${rear} ${axle}L${bb.x} ${bb.y}L346 296M${rear} ${axle}L350 322`, frame, 13) +
    line(`M344 306L528 254M${bb.x} ${bb.y}L534 280`, frame, 19) +
    sheen('M400 286L520 252L522 258L404 292ZM404 382L512 294L516 298L410 388Z', 0.28) +
    line('M524 232L540 288', frame, 22) +
    // suspension fork
    line(`M540 288L556 336`, '#D8D8D3', 16) +
    line(`M553 326L${front} ${axle}`, dark, 20) +
    line('M342 296L334 262', '#EDEAE2', 9) +
    saddle(336, 272, dark, 'sporty') +
    line('M522 232L514 206L484 198M514 206L548 210', dark, 11) +
    line('M490 199L466 193', frame, 16) +
    line('M548 216C580 230 572 270 556 300', dark, 3) +
    drive(bb.x, bb.y, [rear, axle], dark, room.floor, 24) +
    line(`M${rear} ${axle + 6}L${rear + 16} ${axle + 44}`, dark, 9) +
    circle(rear + 17, axle + 44, 10, '#A9AFB1')
  );
}

function roadbike({ room, frame }: Look): string {
  const { dark } = room;
  const accent = frame === colours.white ? colours.brick : '#F7F4EC';
  return (
    indoors(room) +
    pair(dark, 8, 20) +
    each([rear, front], (x) => ring(x, axle, R - 17, dark, 12, { opacity: 0.85 })) +
    line(`M${rear} ${axle}L${bb.x} ${bb.y}L334 262M${rear} ${axle}L340 286`, frame, 9) +
    line(`M338 278L540 264M${bb.x} ${bb.y}L548 302`, frame, 12) +
    line('M438 274L480 271M440 374L470 354', accent, 12) +
    line(`M536 246L552 306C560 340 574 372 ${front} ${axle}`, frame, 11) +
    saddle(334, 262, dark, 'sporty') +
    // bottle
    path('M404 350L426 334L452 368L430 384C424 388 420 386 416 382L402 362C398 356 400 352 404 350Z', accent) +
    path('M410 328L424 318L434 330L416 342Z', dark) +
    line('M536 248L530 222H572C612 224 606 284 562 280', dark, 10) +
    line('M572 222C612 224 606 284 562 280', accent === '#F7F4EC' ? '#7A4B2C' : dark, 11) +
    path('M570 226L590 204C598 200 604 208 600 216L588 236Z', dark) +
    drive(bb.x, bb.y, [rear, axle], dark, room.floor, 27) +
    line(`M${rear} ${axle + 6}L${rear + 12} ${axle + 36}`, dark, 7)
  );
}

function ebike({ room, frame }: Look): string {
  const { dark } = room;
  return (
    indoors(room) +
    pair(dark, 17, 16) +
    mudguard(rear, axle, R + 10, 150, 318, dark) +
    mudguard(front, axle, R + 10, 220, 340, dark) +
    rack(rear, axle, R, dark) +
    rect(rear - 106, axle - R - 14, 16, 18, '#B8372B', 5) +
    line(`M${rear} ${axle}L${bb.x} ${bb.y}L334 266M${rear} ${axle}L342 296`, frame, 14) +
    line('M344 306L532 262', frame, 17) +
    // battery in the down tube
    line(`M${bb.x + 8} ${bb.y - 8}L540 286`, frame, 38) +
    line('M408 386L508 308', dark, 20) +
    circle(424, 374, 4, '#9BE08C') +
    line('M528 236L546 292', frame, 22) +
    line(`M546 292L558 330`, '#D8D8D3', 14) +
    line(`M556 322L${front} ${axle}`, dark, 17) +
    path('M560 254H594L604 266L594 284H560Z', dark) +
    path('M590 256L606 266L594 282Z', '#FBE9AE') +
    saddle(334, 268, dark, 'wide') +
    line('M528 238L518 194L470 186', dark, 11) +
    line('M482 188L456 184', '#8A5230', 16) +
    path('M518 190L546 172L556 188L528 206Z', dark) +
    path('M526 189L544 178L549 186L531 198Z', '#BFDCEA') +
    path(
      `M${bb.x - 40} ${bb.y - 20}C${bb.x - 20} ${bb.y - 44} ${bb.x + 30} ${bb.y - 42} ${bb.x + 44} ${bb.y - 12}C${bb.x + 50} ${bb.y + 20} ${bb.x + 24} ${bb.y + 40} ${bb.x - 4} ${bb.y + 38}C${bb.x - 30} ${bb.y + 36} ${bb.x - 46} ${bb.y + 6} ${bb.x - 40} ${bb.y - 20}Z`,
      dark,
    ) +
    drive(bb.x, bb.y, [rear, axle], dark, '#5B6468', 20) +
    line(`M${rear + 40} ${axle + 4}L${rear + 70} ${ground - 4}`, dark, 7)
  );
}

const sportyViews: Views = [
  [420, 170, 350],
  [90, 270, 350],
  [250, 200, 300],
  [280, 310, 260],
];

/** Bicycles for grown-ups, seen from the right. */
export const bicycles = {
  citybike: kind<Look>({
    variants: {
      black: { room: rooms.mint, frame: colours.black },
      cream: { room: rooms.clay, frame: '#F3E7CB' },
      blue: { room: rooms.sand, frame: '#3F7697' },
    },
    draw: citybike,
    views: [
      [420, 130, 340],
      [100, 250, 340],
      [230, 170, 280],
      [270, 290, 280],
    ],
  }),
  mountainbike: kind<Look>({
    variants: {
      red: { room: rooms.stone, frame: colours.brick },
      black: { room: rooms.straw, frame: '#343A3E' },
      blue: { room: rooms.sage, frame: '#2F6C93' },
    },
    draw: mountainbike,
    views: sportyViews,
  }),
  roadbike: kind<Look>({
    variants: {
      white: { room: rooms.plum, frame: colours.white },
      blue: { room: rooms.clay, frame: '#2F6C93' },
      black: { room: rooms.sky, frame: '#2B2F33' },
    },
    draw: roadbike,
    views: sportyViews,
  }),
  ebike: kind<Look>({
    variants: {
      green: { room: rooms.straw, frame: '#3F7A62' },
      white: { room: rooms.sky, frame: colours.white },
      black: { room: rooms.clay, frame: '#3A4145' },
    },
    draw: ebike,
    views: [
      [420, 150, 350],
      [80, 240, 360],
      [300, 270, 280],
      [420, 150, 220],
    ],
  }),
} satisfies Kinds;
