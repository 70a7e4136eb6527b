import { kind, type Kinds } from '../kind.ts';
import { colours, type Room, rooms } from '../palettes.ts';
import { circle, contact, indoors, line, path, rect, shade } from '../shapes.ts';

interface DollHouse {
  readonly room: Room;
  readonly roof: string;
  readonly wall: string;
  readonly papers: readonly [string, string, string, string, string];
}

const dollhouse = ({ room, roof, wall, papers }: DollHouse) =>
  indoors(room) +
  contact(400, 542, 260, 12) +
  rect(520, 62, 44, 96, wall) +
  rect(512, 52, 60, 16, roof, 4) +
  path('M168 232L400 50L632 232V532H168Z', wall) +
  // the rooms: attic, two and two
  path('M240 226L400 100L560 226Z', papers[0]) +
  rect(186, 242, 208, 130, papers[1]) +
  rect(406, 242, 208, 130, papers[2]) +
  rect(186, 386, 208, 130, papers[3]) +
  rect(406, 386, 208, 130, papers[4]) +
  shade(
    'M240 226L400 100L560 226H540L400 118L260 226ZM186 242H394V254H186ZM406 242H614V254H406ZM186 386H394V398H186ZM406 386H614V398H406Z',
    0.14,
  ) +
  path('M186 356H394V372H186ZM406 356H614V372H406ZM186 500H394V516H186ZM406 500H614V516H406Z', '#B98450') +
  // attic: a round window, a rocking horse's box of toys
  circle(400, 160, 22, '#FBF8F1') +
  circle(400, 160, 15, '#CFE2EA') +
  rect(338, 194, 50, 32, colours.mustard, 3) +
  rect(420, 204, 22, 22, colours.brick, 2) +
  rect(444, 204, 22, 22, '#3F7697', 2) +
  rect(432, 182, 22, 22, '#5E8B62', 2) +
  // bedroom
  rect(206, 300, 12, 56, '#8A5A36', 3) +
  rect(212, 328, 120, 22, colours.brick, 6) +
  rect(216, 318, 36, 16, '#FBF8F1', 6) +
  rect(330, 322, 10, 34, '#8A5A36', 3) +
  rect(262, 270, 50, 36, '#FBF8F1', 2) +
  path('M268 300L284 280L294 292L306 300Z', '#6B8F71') +
  line('M366 356V312', '#8A5A36', 5) +
  path('M352 314L358 292H374L380 314Z', colours.lamp) +
  // bathroom
  path('M424 320H528C528 344 518 352 504 352H448C434 352 424 344 424 320Z', '#FBF8F1') +
  rect(418, 314, 116, 9, '#FBF8F1', 4) +
  line('M436 314V290H450', '#858C91', 5) +
  circle(574, 290, 20, '#FBF8F1') +
  circle(574, 290, 14, '#CFE2EA') +
  path('M552 324H598L590 336H580V356H570V336H560Z', '#FBF8F1') +
  // sitting room
  rect(214, 452, 110, 40, '#3F7697', 12) +
  rect(204, 466, 18, 34, '#3F7697', 7) +
  rect(316, 466, 18, 34, '#3F7697', 7) +
  line('M364 500V440', '#2F3337', 4) +
  path('M346 442L354 418H374L382 442Z', colours.mustard) +
  rect(240, 410, 56, 30, '#FBF8F1', 2) +
  // kitchen
  rect(424, 452, 86, 48, '#FBF8F1', 3) +
  rect(418, 446, 98, 8, '#8A5A36', 3) +
  rect(472, 462, 30, 26, '#5B6468', 3) +
  rect(440, 430, 28, 16, colours.brick, 4) +
  line('M530 500V466H584V500M522 464H592', '#8A5A36', 6) +
  path('M424 404H500V428H424Z', '#8A5A36', { opacity: 0.6 }) +
  line('M558 398V420', '#2F3337', 3) +
  path('M542 436A16 16 0 0 1 574 436Z', roof) +
  // roof over it
  path('M146 236L400 36L654 236L632 254L400 70L168 254Z', roof) +
  shade('M400 36L654 236L632 254L400 70Z', 0.16) +
  rect(152, 528, 496, 16, '#8A5A36', 4);

/** Houses for dolls, open at the front. */
export const dollHouses = {
  dollhouse: kind<DollHouse>({
    variants: {
      red: {
        room: rooms.mint,
        roof: '#B5483A',
        wall: '#FBF3E2',
        papers: ['#F3DDA8', '#BFD3DF', '#CCE5DD', '#ECD1C0', '#E3E2DD'],
      },
      mint: {
        room: rooms.plum,
        roof: '#5FA08F',
        wall: '#E9F2EC',
        papers: ['#F4E3C8', '#F1CFC4', '#D1E0E9', '#DDE7C8', '#F2E5B8'],
      },
    },
    draw: dollhouse,
    views: [
      [140, 30, 520],
      [180, 230, 230],
      [390, 370, 240],
      [250, 60, 300],
    ],
  }),
} satisfies Kinds;
