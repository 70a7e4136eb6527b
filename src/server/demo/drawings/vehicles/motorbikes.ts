import { kind, type Kinds } from '../kind.ts';
import { colours, type Place, places } from '../palettes.ts';
import { circle, contact, each, ellipse, line, path, rect, ring, roadside, shade, sheen } from '../shapes.ts';
import { spokedWheel, steelWheel } from './wheels.ts';

interface Paint {
  readonly place: Place;
  readonly body: string;
  readonly seat: string;
}

const steel = '#A9AFB1';
const iron = '#3A4246';

const wheelWithDisc = (x: number) =>
  spokedWheel(x, 430, 96, { tyre: 26, rim: '#BFC4C5', spokes: 20 }) + ring(x, 430, 30, steel, 8, { opacity: 0.9 });

function motorbike({ place, body, seat }: Paint): string {
  return (
    roadside(place) +
    contact(400, 526, 300, 15) +
    wheelWithDisc(206) +
    wheelWithDisc(602) +
    // swinging arm, frame, shock absorber
    line('M206 430L372 412', iron, 20) +
    line('M280 318L268 396', '#B8372B', 14) +
    line('M500 276L432 452H352L300 318H498', iron, 14) +
    // engine with two cooled cylinders
    path('M340 390H462L476 430C476 458 456 474 430 474H362C338 474 326 458 326 436Z', '#5A6368') +
    path('M352 326L412 318L422 396H356ZM424 320L470 330L462 396H426Z', steel) +
    line(
      'M354 342L414 336M354 356L416 352M356 370L418 368M356 384L420 384M428 342H466M428 356H466M428 370H464M428 384H462',
      iron,
      4,
    ) +
    circle(384, 436, 26, '#8B9498') +
    circle(384, 436, 14, '#5A6368') +
    // exhaust
    line('M466 380C496 420 470 472 420 478L300 474', steel, 14) +
    path('M306 456L152 440C140 442 140 470 152 474L306 490C318 490 318 458 306 456Z', colours.chrome) +
    shade('M306 474L146 458C144 466 146 472 152 474L306 490C316 490 316 474 306 474Z', 0.18) +
    // fork, mudguards
    line('M602 430L520 234', steel, 14) +
    line('M566 344L518 228', iron, 20) +
    path(
      'M512 376C536 322 604 300 668 334C700 352 714 384 714 410C696 366 650 338 602 338C566 338 534 352 512 376Z',
      body,
    ) +
    path('M116 352C128 324 160 306 204 308L220 336C176 336 148 344 130 374Z', body) +
    // tank and seat
    path('M344 300C350 258 404 238 466 246C510 252 532 272 526 292L508 320H372C354 320 342 314 344 300Z', body) +
    sheen('M368 276C386 256 430 250 470 256C440 262 400 268 368 288Z', 0.35) +
    shade('M348 304H518L508 320H372C358 320 350 316 348 304Z', 0.18) +
    path(
      'M152 296C196 276 250 282 300 300C320 306 340 304 352 296L366 320C350 334 300 338 262 334C220 330 176 326 152 296Z',
      seat,
    ) +
    path('M152 296C140 292 128 300 124 312C140 324 176 332 214 332C190 328 166 316 152 296Z', body) +
    rect(112, 304, 18, 18, '#B8372B', 6) +
    // handlebar, lamp, mirror
    line('M518 236L500 200L458 206', iron, 12) +
    line('M464 206L440 209', '#171C1E', 17) +
    line('M498 202L516 158', iron, 6) +
    ellipse(520, 150, 26, 15, iron, { transform: 'rotate(-12 520 150)' }) +
    circle(560, 254, 36, iron) +
    path('M560 218A36 36 0 0 1 560 290Z', '#F7DD92') +
    ellipse(560, 254, 13, 36, '#FBE9AE') +
    circle(518, 212, 18, colours.chrome)
  );
}

function scooter({ place, body, seat }: Paint): string {
  return (
    roadside(place) +
    contact(400, 526, 270, 15) +
    steelWheel(236, 470, 58) +
    steelWheel(590, 470, 58) +
    line('M590 470L552 380', iron, 14) +
    // front mudguard and shield
    path(
      'M522 448C524 404 556 378 600 382C644 386 664 420 664 456C646 426 622 414 594 414C562 414 540 424 522 448Z',
      body,
    ) +
    path(
      'M500 470C486 440 488 400 500 350L534 236C540 222 566 222 572 236L586 262C590 320 582 380 560 420L536 472Z',
      body,
    ) +
    shade('M500 470C486 440 488 400 500 350L534 236C538 228 546 226 550 228C530 300 520 400 524 472Z', 0.14) +
    // step and rear body
    path('M366 448H516L536 472C530 484 522 488 510 488H360Z', body) +
    rect(372, 444, 132, 10, iron, 5) +
    path(
      'M132 436C132 372 172 336 244 330H384C396 366 400 410 394 452L372 488H322C318 440 286 414 238 414C196 414 168 430 158 462C142 462 132 452 132 436Z',
      body,
    ) +
    sheen('M158 398C170 366 204 350 250 350H340C300 360 200 366 158 398Z', 0.35) +
    shade(
      'M322 488C318 440 286 414 238 414C196 414 168 430 158 462C150 462 142 458 138 452C150 402 190 388 240 388C300 388 350 410 352 488Z',
      0.12,
    ) +
    line('M300 372H350M304 384H350M308 396H350', '#000', 4, { opacity: 0.22 }) +
    // seat, rear lamp
    path(
      'M186 322C188 300 214 292 250 298C286 304 300 290 340 290C376 290 398 302 396 318C396 330 386 334 372 334H206C194 334 186 330 186 322Z',
      seat,
    ) +
    shade('M186 322H396C396 330 386 334 372 334H206C194 334 186 330 186 322Z', 0.25) +
    path('M130 392C120 394 116 404 120 414L138 416C138 406 140 400 144 394Z', '#B8372B') +
    // handlebar with lamp and mirror
    path('M516 214C520 190 560 176 588 190C604 198 608 222 596 236L570 250H536C520 246 514 232 516 214Z', body) +
    ellipse(594, 214, 16, 24, colours.chrome) +
    ellipse(599, 214, 10, 19, '#FBE9AE') +
    line('M530 204L488 196', iron, 10) +
    line('M494 197L470 193', '#171C1E', 17) +
    line('M536 192L520 146', iron, 5) +
    circle(516, 138, 19, colours.chrome) +
    circle(516, 138, 13, colours.glass) +
    rect(566, 290, 16, 40, '#000', 6, { opacity: 0.12 }) +
    each([418, 444, 470], (x) => rect(x, 447, 14, 3, '#fff', 1, { opacity: 0.35 }))
  );
}

/** What runs on two wheels with an engine, seen from the right. */
export const motorbikes = {
  motorbike: kind<Paint>({
    variants: {
      black: { place: places.evening, body: '#262B2E', seat: '#8A5230' },
      red: { place: places.spring, body: colours.brick, seat: '#23292C' },
      blue: { place: places.autumn, body: '#2F6C93', seat: '#23292C' },
    },
    draw: motorbike,
    views: [
      [90, 190, 420],
      [360, 130, 380],
      [270, 260, 280],
      [420, 110, 260],
    ],
  }),
  scooter: kind<Paint>({
    variants: {
      mint: { place: places.evening, body: colours.mint, seat: '#8A5230' },
      red: { place: places.noon, body: colours.brick, seat: '#3B2C26' },
      cream: { place: places.dusk, body: colours.cream, seat: '#A5613A' },
    },
    draw: scooter,
    views: [
      [110, 240, 370],
      [380, 110, 320],
      [110, 260, 300],
      [440, 100, 240],
    ],
  }),
} satisfies Kinds;
