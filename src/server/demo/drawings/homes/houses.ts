import { kind, type Kinds } from '../kind.ts';
import { colours, type Place, places } from '../palettes.ts';
import { circle, contact, each, hedge, landscape, line, path, rect, shade, sheen, tree, upTo } from '../shapes.ts';

/** A window with a cross of white bars, and shutters where they have a colour. */
const casement = (x: number, y: number, width: number, height: number, shutter?: string) =>
  rect(x - 4, y - 4, width + 8, height + 8, '#FBF8F1') +
  rect(x, y, width, height, colours.pane) +
  sheen(`M${x} ${y + height}L${x + width * 0.55} ${y}H${x + width * 0.85}L${x + width * 0.3} ${y + height}Z`, 0.18) +
  rect(x + width / 2 - 2, y, 4, height, '#FBF8F1') +
  (shutter
    ? rect(x - 8 - width * 0.4, y - 4, width * 0.4, height + 8, shutter) +
      rect(x + width + 8, y - 4, width * 0.4, height + 8, shutter)
    : '');

interface House {
  readonly place: Place;
  readonly wall: string;
  readonly roof: string;
  readonly trim: string;
  readonly bricks?: boolean;
  /** Two below a flat roof; otherwise one below a gable. */
  readonly storeys?: 2;
}

const courses = (from: number, to: number, top: number, bottom: number) =>
  line(
    each(upTo(Math.floor((bottom - top) / 22)), (row) => {
      const y = top + 14 + row * 22;
      return each(
        upTo(Math.floor((to - from) / 90)),
        (column) => `M${from + 18 + column * 90 + (row % 2) * 38} ${y}h22`,
      );
    }),
    '#000',
    5,
    { opacity: 0.13 },
  );

function house({ place, wall, roof, trim, bricks = false }: House): string {
  return (
    landscape(place) +
    tree(92, 508, 128, place.leaf) +
    contact(404, 520, 330, 15) +
    rect(478, 148, 44, 90, bricks ? '#8C4A38' : '#B9A994') +
    rect(470, 140, 60, 14, roof) +
    // the wing, then the gable before it
    rect(380, 300, 290, 220, wall) +
    shade('M380 300H670V520H380Z', 0.08) +
    path('M330 310L392 186H640L704 310Z', roof) +
    line('M392 186H640L704 310', '#000', 4, { opacity: 0.12 }) +
    path('M158 300L294 158L430 300V520H158Z', wall) +
    (bricks ? courses(160, 430, 310, 500) + courses(430, 670, 320, 500) : '') +
    path('M294 130L462 306L446 324L294 166L142 324L126 306Z', roof) +
    shade('M294 166L446 324L430 322L294 182L158 322L142 324Z', 0.14) +
    rect(158, 500, 272, 20, '#000', 0, { opacity: 0.14 }) +
    rect(430, 500, 240, 20, '#000', 0, { opacity: 0.14 }) +
    casement(268, 232, 52, 62, trim) +
    casement(204, 366, 52, 76, trim) +
    casement(328, 366, 52, 76, trim) +
    casement(584, 366, 50, 76) +
    rect(476, 362, 68, 158, '#FBF8F1') +
    rect(482, 368, 56, 152, trim) +
    rect(492, 380, 36, 44, colours.lit) +
    circle(530, 450, 4, colours.brass) +
    path('M460 350H560L572 362H448Z', roof) +
    rect(466, 516, 90, 10, '#C9C2B4') +
    path('M480 526H542L590 600H400Z', '#D8CFBE') +
    hedge(150, 420, 534, place.leaf) +
    hedge(604, 720, 534, place.leaf) +
    tree(738, 520, 90, place.leaf)
  );
}

// Two storeys with a flat roof, much glass, and a terrace.
const modernHouse = ({ place, wall, roof, trim }: House): string =>
  landscape(place) +
  tree(700, 500, 140, place.leaf) +
  contact(400, 520, 330, 15) +
  rect(130, 330, 540, 190, '#F4F1EA') +
  shade('M130 330H670V350H130Z', 0.14) +
  rect(220, 170, 400, 166, wall) +
  rect(204, 152, 432, 22, roof) +
  rect(116, 322, 568, 18, roof) +
  rect(252, 208, 150, 90, colours.pane) +
  sheen('M252 298L310 208H350L292 298ZM470 298L500 208H520L490 298Z', 0.16) +
  rect(324, 208, 6, 90, '#FBF8F1') +
  rect(470, 208, 100, 90, colours.pane) +
  line('M232 322V290H392M260 290V322M290 290V322M320 290V322M350 290V322M380 290V322', '#FBF8F1', 4) +
  rect(300, 366, 230, 148, colours.lit) +
  rect(300, 366, 6, 148, roof) +
  rect(372, 366, 6, 148, roof) +
  rect(446, 366, 6, 148, roof) +
  rect(524, 366, 6, 148, roof) +
  sheen('M306 500L360 366H372V420L330 514H306ZM452 480L500 366H524L464 514H452Z', 0.4) +
  rect(176, 370, 72, 150, trim) +
  rect(188, 384, 12, 110, '#FBF8F1') +
  circle(236, 448, 5, colours.brass) +
  rect(570, 374, 70, 60, colours.pane) +
  shade('M130 500H300V520H130ZM530 500H670V520H530Z', 0.12) +
  rect(280, 514, 300, 12, '#C9BFAE') +
  path('M176 520H248L250 600H110Z', '#D5D1C8') +
  hedge(590, 740, 536, place.leaf) +
  circle(96, 500, 34, place.leaf) +
  circle(60, 512, 28, place.leaf);

/** Houses, seen from the street before the mountains. */
export const houses = {
  house: kind<House>({
    variants: {
      cream: { place: places.summer, wall: '#F3E8D2', roof: '#A8513A', trim: colours.fir },
      brick: { place: places.spring, wall: '#B9654C', roof: '#4A4644', trim: '#3B4A52', bricks: true },
      grey: { place: places.dusk, wall: '#A9AFB1', roof: '#464D50', trim: colours.brick, storeys: 2 },
    },
    draw: (look) => (look.storeys === 2 ? modernHouse(look) : house(look)),
    views: [
      [110, 130, 440],
      [360, 170, 420],
      [150, 320, 270],
      [420, 320, 280],
    ],
  }),
} satisfies Kinds;
