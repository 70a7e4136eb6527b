import { kind, type Kinds } from '../kind.ts';
import { colours, type Place, places } from '../palettes.ts';
import { circle, contact, each, fir, hedge, landscape, line, path, rect, shade, sheen, tree, upTo } from '../shapes.ts';

interface Block {
  readonly place: Place;
  readonly wall: string;
  readonly balcony: string;
  readonly storeys: 4 | 5;
}

function block({ place, wall, balcony, storeys }: Block): string {
  const step = storeys === 5 ? 82 : 100;
  const top = 520 - storeys * step - 26;
  const windows = upTo(storeys * 4).map((index) => {
    const column = index % 4;
    const row = (index - column) / 4;
    const height = step * (column % 2 ? 0.55 : 0.66);
    return [152 + column * 108, top + 26 + row * step, height, (row * 3 + column * 5) % 7 === 1] as const;
  });
  const panes = (lights: boolean) =>
    each(windows, ([x, y, height, light]) => (light === lights ? `M${x} ${y}h78v${height}h-78Z` : ''));
  return (
    landscape(place) +
    rect(590, top + 66, 116, 520 - top - 66, wall) +
    shade(`M590 ${top + 66}H706V520H590Z`, 0.16) +
    rect(582, top + 54, 134, 14, '#3F4A4C') +
    rect(124, top, 466, 520 - top, wall) +
    rect(110, top - 16, 494, 20, '#3F4A4C') +
    rect(0, 516, 800, 84, place.hill) +
    shade('M0 516H800V524H0Z', 0.14) +
    path(panes(false), colours.pane) +
    path(panes(true), colours.lit) +
    sheen(each(windows, ([x, y, height]) => `M${x} ${y + height}l40 ${-height}h22l-38 ${height}Z`)) +
    each(upTo(storeys), (row) =>
      each([142, 358], (x) => {
        const y = top + 26 + row * step + step * 0.42;
        return rect(x, y, 98, step * 0.34, balcony, 3) + rect(x, y, 98, 5, '#fff', 0, { opacity: 0.35 });
      }),
    ) +
    path(
      each(upTo(storeys - 1), (row) => `M624 ${top + 26 + (row + 1) * step}h48v${step * 0.5}h-48Z`),
      colours.pane,
    ) +
    path('M612 516V458H686V516Z', '#3F4A4C') +
    rect(620, 466, 28, 50, colours.lit) +
    rect(652, 466, 28, 50, colours.lit) +
    tree(66, 536, 104, place.leaf) +
    tree(752, 540, 84, place.leaf) +
    hedge(150, 420, 540, place.leaf)
  );
}

function chalet({ place, snow }: { place: Place; snow: boolean }): string {
  const timber = snow ? '#8F5A33' : '#9A6238';
  return (
    landscape(place) +
    fir(92, 500, 150, place.leaf) +
    fir(736, 486, 130, place.leaf) +
    fir(676, 470, 90, place.leaf) +
    contact(410, 522, 310, 14) +
    rect(560, 116, 36, 90, '#B9B0A2') +
    rect(190, 396, 440, 126, '#EFE9DC') +
    path('M410 150L630 276V400H190V276Z', timber) +
    line(
      'M214 262H606M190 284H630M190 306H630M190 328H630M190 350H630M190 372H630M260 236H560M304 210H516M348 184H472',
      '#000',
      3,
      { opacity: 0.12 },
    ) +
    path('M410 108L700 276L680 304L410 150L140 304L120 276Z', '#4A3325') +
    (snow
      ? path(
          'M410 82C440 96 690 236 706 256C718 272 704 288 690 280L410 122L130 280C116 288 102 272 114 256C130 236 380 96 410 82Z',
          '#FDFDFC',
        ) + path('M556 112C556 100 600 100 600 112V122H556Z', '#FDFDFC')
      : '') +
    each([372, 424], (x) => rect(x, 204, 32, 40, colours.lit)) +
    each(
      [236, 366, 496],
      (x) =>
        rect(x, 292, 88, 70, colours.lit) +
        rect(x + 42, 292, 4, 70, '#fff') +
        rect(x - 20, 290, 18, 74, snow ? colours.fir : colours.brick) +
        rect(x + 90, 290, 18, 74, snow ? colours.fir : colours.brick),
    ) +
    rect(176, 376, 468, 28, '#6B4630') +
    rect(176, 376, 468, 5, '#fff', 0, { opacity: 0.18 }) +
    (snow
      ? rect(172, 366, 476, 12, '#FDFDFC', 6)
      : each(upTo(14), (index) =>
          circle(198 + index * 33, 372, index % 2 ? 13 : 11, ['#C4553B', '#E39A8C', '#F1E6CF'][index % 3]!),
        )) +
    each(
      [232, 508],
      (x) =>
        rect(x - 4, 428, 88, 64, '#C9BFAE') + rect(x, 432, 80, 56, colours.pane) + rect(x + 38, 432, 4, 56, '#fff'),
    ) +
    rect(372, 424, 76, 98, '#6B4630', 3) +
    circle(436, 476, 4, colours.brass) +
    shade('M190 404H630V420H190Z', 0.12) +
    (snow
      ? path('M110 532C170 494 300 512 410 520C520 512 650 494 710 532C640 556 180 556 110 532Z', '#FDFDFC')
      : path('M372 522H448L500 600H310Z', '#D8CFBE'))
  );
}

/** Blocks of flats, and chalets. */
export const buildings = {
  block: kind<Block>({
    variants: {
      mint: { place: places.summer, wall: '#EFEADB', balcony: '#6FAE98', storeys: 4 },
      sand: { place: places.dusk, wall: '#E3CFA8', balcony: '#B8693F', storeys: 5 },
      blue: { place: places.evening, wall: '#F4F1EA', balcony: '#4C7F9E', storeys: 4 },
    },
    draw: block,
    views: [
      [90, 70, 480],
      [340, 90, 440],
      [120, 180, 300],
      [420, 320, 360],
    ],
  }),
  chalet: kind({
    variants: { summer: { place: places.noon, snow: false }, winter: { place: places.winter, snow: true } },
    draw: chalet,
    views: [
      [100, 70, 480],
      [340, 90, 440],
      [180, 260, 300],
      [340, 300, 340],
    ],
  }),
} satisfies Kinds;
