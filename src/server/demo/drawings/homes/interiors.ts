import { kind, type Kinds } from '../kind.ts';
import { colours, type Room, rooms } from '../palettes.ts';
import { circle, contact, each, ellipse, leaves, line, path, rect, shade, sheen, turned, upTo } from '../shapes.ts';

/** A floor of boards that runs away from whoever looks. */
const boards = (colour: string, horizon = 430) =>
  rect(0, horizon, 800, 600 - horizon, colour) +
  shade(
    each(upTo(9), (index) => `M${index * 100} ${horizon}L${-240 + index * 160} 600h5L${index * 100 + 2.5} ${horizon}Z`),
    0.1,
  );

const outlook = (x: number, y: number, width: number, height: number, hill: string) =>
  rect(x - 14, y - 14, width + 28, height + 28, '#FBF9F4') +
  rect(x, y, width, height, '#BFDCEA') +
  path(
    `M${x} ${y + height * 0.76}L${x + width * 0.24} ${y + height * 0.4}L${x + width * 0.4} ${y + height * 0.6}L${x + width * 0.62} ${y + height * 0.28}L${x + width} ${y + height * 0.7}V${y + height}H${x}Z`,
    '#fff',
    { opacity: 0.8 },
  ) +
  path(
    `M${x} ${y + height * 0.84}C${x + width * 0.3} ${y + height * 0.72} ${x + width * 0.6} ${y + height * 0.86} ${x + width} ${y + height * 0.76}V${y + height}H${x}Z`,
    hill,
  ) +
  rect(x + width / 2 - 5, y, 10, height, '#FBF9F4') +
  rect(x - 24, y + height + 12, width + 48, 12, '#FBF9F4');

interface Living {
  readonly room: Room;
  readonly sofa: string;
  readonly lamp: string;
  readonly floor: string;
}

const livingroom = ({ room, sofa, lamp, floor }: Living) =>
  rect(0, 0, 800, 600, room.light) +
  path('M0 0L120 50V440L0 560Z', room.wall) +
  boards(floor, 436) +
  path('M0 560L120 436H0Z', floor) +
  shade('M0 560L120 436H126L0 570Z', 0.16) +
  outlook(420, 84, 270, 216, '#8FB08A') +
  path('M440 436L330 600H560L690 436Z', '#fff', { opacity: 0.25 }) +
  // curtains
  path(
    'M372 60H424C420 160 410 300 392 420H366C372 300 374 180 372 60ZM738 60H686C690 160 700 300 718 420H744C738 300 736 180 738 60Z',
    '#FBF8F1',
  ) +
  line('M356 58H754', room.dark, 6) +
  ellipse(330, 512, 250, 34, '#FBF8F1', { opacity: 0.6 }) +
  // lamp
  line('M272 0V104', room.dark, 4) +
  path('M216 158A56 56 0 0 1 328 158Z', lamp) +
  ellipse(272, 159, 56, 9, colours.lamp) +
  // sofa
  contact(310, 488, 190, 10) +
  line('M160 462L154 488M456 462L462 488', colours.wood, 10) +
  rect(142, 316, 332, 130, sofa, 28) +
  rect(160, 396, 148, 46, sofa, 14) +
  rect(308, 396, 148, 46, sofa, 14) +
  sheen('M172 398H298V414H172ZM320 398H446V414H320Z', 0.16) +
  shade('M304 330H311V440H304Z', 0.14) +
  rect(140, 430, 336, 40, sofa, 12) +
  shade('M140 438H476V458C476 466 470 470 464 470H152C146 470 140 466 140 458Z', 0.18) +
  rect(116, 362, 54, 108, sofa, 22) +
  rect(446, 362, 54, 108, sofa, 22) +
  shade('M156 380H168V440H156ZM448 380H460V440H448Z', 0.12) +
  turned(-10, 220, 372, rect(190, 344, 62, 58, '#F4E3BD', 14)) +
  // plant
  leaves(622, 420, 150, '#4C7F63') +
  path('M576 414H668L656 500H588Z', '#F7F4EC') +
  shade('M628 414H668L656 500H628Z', 0.1);

interface Office {
  readonly room: Room;
  readonly chair: string;
  readonly desk: string;
  readonly floor: string;
}

const office = ({ room, chair, desk, floor }: Office) =>
  rect(0, 0, 800, 600, room.wall) +
  path('M520 0H800V200L560 452H200Z', room.light) +
  rect(0, 452, 800, 148, floor) +
  shade('M0 452H800V460H0Z', 0.12) +
  // a wide window on the town
  rect(70, 56, 420, 236, '#FBF9F4') +
  rect(84, 70, 392, 208, '#BFDCEA') +
  path('M84 190H130V150H184V206H226V120H286V176H330V140H392V196H430V160H476V278H84Z', '#8FA9B8', { opacity: 0.75 }) +
  path('M84 230H160V206H236V240H310V216H372V236H420V214H476V278H84Z', '#6F8D9F') +
  rect(210, 70, 10, 208, '#FBF9F4') +
  rect(342, 70, 10, 208, '#FBF9F4') +
  rect(56, 290, 448, 12, '#FBF9F4') +
  // lamps
  line('M240 0V30M560 0V30', room.dark, 4) +
  path('M196 48H284L270 28H210ZM516 48H604L590 28H530Z', room.dark) +
  // shelves with folders
  rect(572, 110, 172, 344, desk) +
  path('M584 122H732V196H584ZM584 208H732V282H584ZM584 294H732V368H584ZM584 380H732V446H584Z', '#000', {
    opacity: 0.28,
  }) +
  each(upTo(11), (index) =>
    rect(
      590 + (index % 6) * 23,
      index < 6 ? 134 : 220,
      19,
      62,
      [colours.brick, colours.ink, '#F1E6CF', colours.fir, colours.mustard][index % 5]!,
      2,
    ),
  ) +
  rect(592, 318, 60, 50, '#E3C9A0', 3) +
  leaves(694, 350, 50, colours.leaf) +
  path('M678 340H710L704 368H684Z', '#F7F4EC') +
  // desk, screen, lamp
  contact(280, 548, 260, 11) +
  rect(60, 386, 440, 18, desk, 3) +
  shade('M60 396H500V404H60Z', 0.2) +
  line('M84 404L72 544M476 404L488 544', room.dark, 10) +
  rect(380, 404, 92, 96, desk) +
  line('M380 436H472M380 468H472', '#000', 3, { opacity: 0.2 }) +
  rect(170, 262, 180, 104, '#2B2F33', 6) +
  rect(178, 270, 164, 88, '#CFE0E6') +
  sheen('M190 358L250 270H300L240 358Z', 0.4) +
  path('M250 366H270L278 386H242Z', '#4A5154') +
  line('M430 384V316L394 286', room.dark, 6) +
  path('M380 272L418 300L394 322L364 294Z', chair) +
  rect(104, 372, 52, 14, '#F7F4EC', 2) +
  // chair before it
  contact(262, 566, 90, 9) +
  rect(206, 384, 112, 104, chair, 20) +
  shade('M206 450H318V468C318 480 310 488 298 488H226C214 488 206 480 206 468Z', 0.14) +
  rect(194, 490, 136, 24, chair, 12) +
  shade('M194 502H330C330 510 324 514 318 514H206C200 514 194 510 194 502Z', 0.2) +
  line('M262 514V544M262 544L206 562M262 544L318 562M262 544V566', room.dark, 9) +
  each([204, 262, 320], (x) => circle(x, 566, 7, room.dark));

/** Rooms to live and to work in, as one sees them when one comes in. */
export const interiors = {
  livingroom: kind<Living>({
    variants: {
      sage: { room: rooms.sage, sofa: '#B8694A', lamp: colours.mustard, floor: '#C79E6B' },
      clay: { room: rooms.clay, sofa: '#4F7F72', lamp: '#F7F4EC', floor: '#A97C4F' },
      plum: { room: rooms.plum, sofa: '#E0B25A', lamp: colours.plum, floor: '#B98D62' },
    },
    draw: livingroom,
    views: [
      [80, 190, 460],
      [380, 50, 400],
      [140, 40, 300],
      [420, 270, 360],
    ],
  }),
  office: kind<Office>({
    variants: {
      sand: { room: rooms.sand, chair: colours.fir, desk: '#C79E6B', floor: '#B98D62' },
      sky: { room: rooms.sky, chair: colours.mustard, desk: '#F4F1EA', floor: '#7D8F9A' },
    },
    draw: office,
    views: [
      [50, 230, 460],
      [440, 90, 340],
      [60, 40, 440],
      [150, 250, 280],
    ],
  }),
} satisfies Kinds;
