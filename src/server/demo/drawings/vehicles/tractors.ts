import { kind, type Kinds } from '../kind.ts';
import { colours, type Place, places, type Room, rooms } from '../palettes.ts';
import {
  circle,
  contact,
  each,
  indoors,
  landscape,
  line,
  mirrored,
  path,
  rect,
  ring,
  shade,
  sheen,
} from '../shapes.ts';
import { carWheel } from './wheels.ts';

const bigTyre = (x: number, y: number, r: number, rim: string) =>
  ring(x, y, r - 7, colours.tyre, 14, {
    'stroke-dasharray': `${(r * 0.16).toFixed(1)} ${(r * 0.1).toFixed(1)}`,
    'stroke-linecap': 'butt',
  }) +
  circle(x, y, r - 8, colours.tyre) +
  circle(x, y, r * 0.56, rim) +
  circle(x, y, r * 0.4, '#000', { opacity: 0.12 }) +
  circle(x, y, r * 0.16, '#6F777A') +
  each([0, 1, 2, 3, 4, 5], (index) =>
    circle(x + Math.cos(index * 1.047) * r * 0.28, y + Math.sin(index * 1.047) * r * 0.28, r * 0.035, colours.tyre),
  );

function tractor({ place, body, rim }: { place: Place; body: string; rim: string }): string {
  return (
    landscape(place) +
    each([0, 1, 2, 3], (index) => shade(`M0 ${520 + index * 22}H800V${526 + index * 22}H0Z`, 0.06)) +
    contact(400, 528, 300, 16) +
    // exhaust behind the bonnet
    line('M548 292V186', '#3A4246', 13) +
    line('M548 190C548 180 554 176 562 176', '#3A4246', 9) +
    // cab
    path('M188 160H396C408 160 414 166 416 176L432 330H180L176 176C176 166 180 160 188 160Z', '#3A4246') +
    path('M198 186H284V322H200ZM300 186H388L402 322H300Z', '#9FC4D2') +
    sheen('M220 186H262L226 322H204ZM330 186H362L330 322H306Z', 0.35) +
    path('M164 136H420C430 136 436 144 434 152L430 168H160L156 152C154 144 156 136 164 136Z', body) +
    shade('M158 156H434L430 168H160Z', 0.18) +
    // chassis and bonnet
    path('M300 400H640V452H300Z', '#3A4246') +
    path('M418 296C500 282 580 284 640 298C664 304 676 322 678 346L680 412H418Z', body) +
    sheen('M418 300C500 286 580 288 640 302C650 305 658 310 664 318C580 304 500 304 418 316Z', 0.3) +
    shade('M418 380H680V412H418Z', 0.16) +
    path('M446 336H560V344H446ZM446 352H560V360H446ZM446 368H560V376H446Z', '#000', { opacity: 0.25 }) +
    path('M656 340C668 340 676 346 678 356V376H660C652 364 652 350 656 340Z', '#FBE9AE') +
    // mudguard over the rear wheel
    path(
      'M104 396C104 312 172 262 250 262C330 262 392 312 398 396L364 398C356 336 310 300 250 300C190 300 144 336 138 398Z',
      body,
    ) +
    shade('M104 396C106 360 120 330 144 308L166 326C148 346 140 370 138 398Z', 0.14) +
    line('M424 330V420H470', '#4A5256', 10) +
    bigTyre(250, 404, 122, rim) +
    bigTyre(612, 452, 74, rim)
  );
}

const lyingTyre = (y: number, width: number) =>
  rect(400 - width / 2, y, width, 66, colours.tyre, 30) +
  each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], (index) => {
    const x = 400 - width / 2 + 34 + index * ((width - 68) / 9);
    return path(`M${x - 7} ${y + 12}L${x + 7} ${y + 26}V${y + 54}H${x - 3}V${y + 30}L${x - 7} ${y + 24}Z`, '#fff', {
      opacity: 0.1,
    });
  }) +
  shade(
    `M${400 - width / 2 + 4} ${y + 48}H${400 + width / 2 - 4}Q${400 + width / 2 - 10} ${y + 66} ${370 + width / 2} ${y + 66}H${430 - width / 2}Q${410 - width / 2} ${y + 66} ${404 - width / 2} ${y + 48}Z`,
    0.35,
  );

function tyres({ room, alloy }: { room: Room; alloy: boolean }): string {
  const r = 132;
  const standing = alloy
    ? carWheel(560, 394, r, '#D4D8D9') + ring(560, 394, r * 0.62, '#F4F5F4', 6) + circle(560, 394, 15, '#F4F5F4')
    : circle(560, 394, r, colours.tyre) +
      ring(560, 394, r - 16, '#fff', 4, { opacity: 0.12 }) +
      ring(560, 394, r - 34, '#fff', 3, { opacity: 0.12 }) +
      circle(560, 394, r * 0.54, '#12171A') +
      circle(560, 394, r * 0.48, room.wall) +
      shade('M498 378A64 64 0 0 1 622 378A70 70 0 0 0 498 378Z', 0.35);
  return (
    indoors(room) +
    contact(400, 524, 310, 16) +
    mirrored(
      330,
      each([460, 392, 324, 256], (y, index) => lyingTyre(y, index % 2 ? 268 : 276)),
    ) +
    contact(560, 526, 120, 9) +
    standing
  );
}

/** Tractors and tyres. */
export const tractors = {
  tractor: kind({
    variants: {
      green: { place: places.spring, body: '#3B7A4B', rim: '#E8DDC4' },
      red: { place: places.autumn, body: colours.brick, rim: '#A8AFB2' },
    },
    draw: tractor,
    views: [
      [90, 120, 400],
      [370, 240, 360],
      [110, 260, 300],
      [400, 160, 320],
    ],
  }),
  tyres: kind({
    variants: {
      black: { room: rooms.straw, alloy: false },
      alloy: { room: rooms.sky, alloy: true },
    },
    draw: tyres,
    views: [
      [100, 220, 420],
      [380, 230, 360],
      [460, 300, 200],
      [140, 250, 260],
    ],
  }),
} satisfies Kinds;
