import { kind, type Kinds } from '../kind.ts';
import { colours, type Place, places } from '../palettes.ts';
import { circle, contact, each, ellipse, lakeside, line, path, rect, shade, sheen, turned, within } from '../shapes.ts';

interface Craft {
  readonly place: Place;
  readonly water: string;
  readonly deck: string;
  readonly accent: string;
}

const shore = ({ place, water }: Craft) =>
  lakeside(place, water) +
  path('M0 500C160 470 300 486 440 476S700 462 800 480V600H0Z', '#D9CBA6') +
  shade('M0 500C160 470 300 486 440 476S700 462 800 480V488C700 472 580 474 440 486S160 480 0 510Z', 0.08);

const hull = 'M36 400C150 440 280 452 400 452C520 452 650 440 764 400C700 486 560 520 400 520C240 520 100 486 36 400Z';

const kayak = (craft: Craft) =>
  shore(craft) +
  contact(400, 522, 310, 15) +
  path(
    'M36 400C150 372 280 364 400 364C520 364 650 372 764 400C650 440 520 452 400 452C280 452 150 440 36 400Z',
    craft.deck,
  ) +
  sheen(
    'M36 400C150 372 280 364 400 364C520 364 650 372 764 400C640 384 520 380 400 380C280 380 160 384 36 400Z',
    0.3,
  ) +
  path(hull, craft.deck) +
  within(
    'hull',
    hull,
    rect(0, 400, 800, 130, '#000', 0, { opacity: 0.18 }),
    path('M0 396C200 470 600 470 800 396V420C600 492 200 492 0 420Z', craft.accent),
  ) +
  ellipse(396, 406, 92, 25, '#23292C') +
  path('M322 398C326 380 346 372 366 378L372 420C350 420 330 412 322 398Z', '#5B6468') +
  line('M300 406C300 370 496 370 496 406', '#23292C', 5, { opacity: 0.6 }) +
  line('M132 396L220 386M132 410L220 420M220 386L176 398L220 420', '#23292C', 4) +
  ellipse(584, 400, 36, 13, '#23292C') +
  line('M88 402L64 396M712 402L736 396', '#23292C', 7) +
  // paddle laid across
  line('M196 548L620 330', '#3A4246', 10) +
  path('M204 536L214 556L150 588C132 594 118 582 128 568Z', craft.accent) +
  path('M612 344L602 322L668 290C686 284 700 298 688 312Z', craft.accent);

const paddleboard = (craft: Craft) =>
  shore(craft) +
  contact(420, 542, 130, 12) +
  contact(596, 538, 36, 6) +
  // paddle stuck in the sand
  line('M580 96L600 470', '#3A4246', 9) +
  line('M560 98L600 94', '#3A4246', 13) +
  path('M584 420H614L624 520C624 540 582 540 580 520Z', craft.accent) +
  shade('M602 420H614L624 520C624 534 610 538 604 536Z', 0.14) +
  turned(
    5,
    400,
    540,
    path(
      'M400 36C462 70 492 180 492 310C492 420 480 500 462 534C450 552 350 552 338 534C320 500 308 420 308 310C308 180 338 70 400 36Z',
      '#F7F4EC',
    ),
    path(
      'M400 52C452 84 478 184 478 310C478 416 466 492 450 524C440 538 360 538 350 524C334 492 322 416 322 310C322 184 348 84 400 52Z',
      craft.deck,
    ),
    path(
      'M340 260C342 246 348 240 360 240H440C452 240 458 246 460 260L462 320C462 400 456 460 446 500C442 510 436 514 428 514H372C364 514 358 510 354 500C344 460 338 400 338 320Z',
      craft.accent,
    ),
    line('M354 300H446M352 340H448M354 380H446M356 420H444M360 460H440', '#fff', 4, { opacity: 0.25 }),
    rect(388, 268, 24, 70, '#3A4246', 8),
    line('M364 150L436 206M436 150L364 206M364 150H436M364 206H436', '#3A4246', 4),
    each(
      [
        [364, 150],
        [436, 150],
        [364, 206],
        [436, 206],
      ] as const,
      ([x, y]) => circle(x, y, 6, '#3A4246'),
    ),
    sheen('M400 52C372 70 344 130 332 220C340 150 366 90 400 76Z', 0.5),
    shade(
      'M440 90C466 150 478 230 478 310C478 416 466 492 450 524C446 532 420 536 400 536C470 480 470 200 440 90Z',
      0.08,
    ),
  );

/** What one paddles, on the shore of a lake. */
export const waterSport = {
  kayak: kind<Craft>({
    variants: {
      red: { place: places.spring, water: '#7FB0C2', deck: colours.brick, accent: '#F7F4EC' },
      yellow: { place: places.dusk, water: '#8093B0', deck: '#E3AE37', accent: '#3A4A52' },
    },
    draw: kayak,
    views: [
      [30, 300, 380],
      [380, 270, 400],
      [260, 310, 270],
      [90, 360, 300],
    ],
  }),
  paddleboard: kind<Craft>({
    variants: {
      mint: { place: places.evening, water: '#86A9AE', deck: '#8FC9B4', accent: '#F2D9A0' },
      blue: { place: places.summer, water: '#6FA3B8', deck: '#2F6C93', accent: '#E3B655' },
    },
    draw: paddleboard,
    views: [
      [250, 30, 380],
      [250, 290, 400],
      [320, 110, 260],
      [220, 60, 560],
    ],
  }),
} satisfies Kinds;
