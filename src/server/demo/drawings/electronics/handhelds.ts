import { kind, type Kinds } from '../kind.ts';
import { colours, type Room, rooms } from '../palettes.ts';
import { cast, circle, each, path, rect, ring, shade, sheen, tabletop, turned, upTo } from '../shapes.ts';
import { wallpaper } from './wallpaper.ts';

interface Device {
  readonly room: Room;
  readonly shell: string;
}

const tablet = ({ room, shell }: Device) =>
  tabletop(room) +
  turned(
    -12,
    400,
    300,
    cast(rect(136, 92, 500, 376, '#000', 26)),
    rect(136, 92, 500, 376, shell, 26),
    rect(146, 102, 480, 356, '#1B2023', 18),
    wallpaper(166, 122, 440, 316, '#8FB9C9', '#2D6A58'),
    // tiles in a row
    rect(226, 376, 320, 48, '#fff', 16, { opacity: 0.5 }),
    each([colours.brick, colours.mustard, '#2D5B73', colours.leaf, colours.plum, '#F7F4EC'], (tone, index) =>
      rect(238 + index * 51, 382, 36, 36, tone, 9),
    ),
    sheen('M430 122H520L330 438H240Z', 0.12),
    circle(156, 280, 4, '#5B6468'),
    // its pen
    cast(rect(676, 110, 22, 320, '#000', 10)),
    rect(676, 110, 22, 300, '#F7F4EC', 8),
    path('M676 404H698L690 438H684Z', '#C3C9CB'),
    shade('M690 110H694C697 110 698 112 698 118V404H690Z', 0.14),
    rect(676, 140, 22, 6, '#000', 0, { opacity: 0.2 }),
  );

interface Watch {
  readonly room: Room;
  readonly shell: string;
  readonly strap: string;
}

const smartwatch = ({ room, shell, strap }: Watch) => {
  const band =
    'M330 176L346 20C347 10 352 4 362 4H438C448 4 453 10 454 20L470 176ZM330 424L346 580C347 590 352 596 362 596H438C448 596 453 590 454 580L470 424Z';
  return (
    tabletop(room) +
    turned(
      24,
      400,
      300,
      cast(path(band, '#000'), rect(286, 160, 228, 280, '#000', 62)),
      path(band, strap),
      shade('M440 4C448 4 453 10 454 20L470 176H440ZM440 424H470L454 580C453 590 448 596 440 596Z', 0.14),
      each(upTo(5), (index) => rect(394, 470 + index * 22, 12, 10, '#000', 5, { opacity: 0.35 })),
      rect(372, 40, 56, 18, shell, 6),
      rect(508, 236, 22, 56, shell, 8),
      rect(510, 320, 12, 52, shell, 5),
      rect(286, 160, 228, 280, shell, 62),
      shade('M286 380H514C514 420 490 440 452 440H348C310 440 286 420 286 380Z', 0.14),
      rect(300, 174, 200, 252, '#14191C', 50),
      // how far one has come today, and the heart
      ring(400, 280, 76, '#F7F4EC', 14, { opacity: 0.2 }),
      ring(400, 280, 76, '#9BCB6B', 14, { 'stroke-dasharray': '330 500', transform: 'rotate(-90 400 280)' }),
      path(
        'M400 316C372 294 362 278 362 264C362 242 390 238 400 258C410 238 438 242 438 264C438 278 428 294 400 316Z',
        colours.brick,
      ),
      rect(336, 382, 56, 14, '#F7F4EC', 7),
      rect(400, 382, 64, 14, '#5B6468', 7),
      sheen('M430 174C470 174 500 190 500 224V250L330 412C310 404 300 390 300 372V330Z', 0.08),
    )
  );
};

/** What one holds in the hand or wears on the wrist. */
export const handhelds = {
  tablet: kind<Device>({
    variants: { silver: { room: rooms.clay, shell: '#CDD2D4' }, black: { room: rooms.straw, shell: '#33393D' } },
    draw: tablet,
    views: [
      [110, 60, 560],
      [90, 180, 360],
      [440, 40, 340],
      [220, 300, 300],
    ],
  }),
  smartwatch: kind<Watch>({
    variants: {
      black: { room: rooms.sky, shell: '#3A4145', strap: '#2B2F33' },
      silver: { room: rooms.sage, shell: '#CDD2D4', strap: colours.brick },
    },
    draw: smartwatch,
    views: [
      [220, 110, 380],
      [280, 160, 260],
      [360, 0, 360],
      [140, 290, 360],
    ],
  }),
} satisfies Kinds;
