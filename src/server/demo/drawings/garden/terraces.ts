import { kind, type Kinds } from '../kind.ts';
import { colours, type Place, places } from '../palettes.ts';
import {
  circle,
  contact,
  each,
  ellipse,
  hedge,
  landscape,
  line,
  mirrored,
  moved,
  path,
  rect,
  shade,
  sheen,
  tree,
  turned,
} from '../shapes.ts';

interface Table {
  readonly place: Place;
  readonly build: 'benches' | 'bistro';
}

const terrace = (place: Place) =>
  landscape(place) +
  tree(96, 440, 128, place.leaf) +
  hedge(560, 820, 440, place.leaf) +
  rect(0, 430, 800, 170, '#D9CFBB') +
  shade(
    'M0 430H800V438H0ZM0 486H800V489H0ZM0 548H800V551H0ZM120 438L96 486H100L124 438ZM330 438L322 486H326L334 438ZM560 438L568 486H572L564 438ZM210 489L190 548H194L214 489ZM440 489V548H444V489ZM660 489L682 548H686L664 489ZM80 551L56 600H60L84 551ZM330 551L322 600H326L334 551ZM590 551L604 600H608L594 551Z',
    0.09,
  );

const jug = (x: number, y: number) =>
  path(`M${x - 22} ${y}L${x - 26} ${y - 56}H${x + 26}L${x + 22} ${y}Z`, '#DCEBF0', { opacity: 0.9 }) +
  path(`M${x - 22} ${y}L${x - 25} ${y - 36}H${x + 25}L${x + 22} ${y}Z`, '#E9B44C', { opacity: 0.9 }) +
  line(`M${x + 26} ${y - 48}C${x + 48} ${y - 48} ${x + 46} ${y - 14} ${x + 24} ${y - 14}`, '#DCEBF0', 6);

const tableWithBenches = () =>
  contact(400, 540, 320, 15) +
  // bench behind
  path('M170 398H630L640 416H160Z', '#A06B3C') +
  line('M204 416V470M596 416V470', '#7F5230', 14) +
  // table
  line('M206 372L158 532M594 372L642 532', '#8A5A36', 22) +
  line('M184 452H616', '#7F5230', 12) +
  path('M148 322H652L692 362H108Z', '#C8935A') +
  line('M196 322L166 360M298 322L282 360M400 322V360M502 322L518 360M604 322L634 360', '#000', 3, { opacity: 0.16 }) +
  rect(104, 360, 592, 20, '#A9763F', 4) +
  jug(340, 344) +
  ellipse(470, 344, 62, 12, '#F7F4EC') +
  each([442, 468, 494], (x, index) =>
    circle(x, 332 - (index % 2) * 10, 16, [colours.brick, '#E3AE37', '#8DA64A'][index]!),
  ) +
  // bench before
  path('M120 470H680L696 492H104Z', '#D2A067') +
  rect(104, 490, 592, 14, '#A9763F', 3) +
  line('M176 504L166 544M624 504L634 544', '#8A5A36', 16);

const bistroChair = (colour: string, dark: string) =>
  line('M-6 0L-30 128M86 0L112 128M8 4L0 110M74 4L82 110', dark, 8) +
  path('M-26 -10H106C112 -10 114 2 106 4H-26C-34 2 -32 -10 -26 -10Z', colour) +
  line('M-20 -8L-40 -150C-40 -176 20 -176 24 -150L34 -10', colour, 10) +
  line('M-36 -120H26M-32 -86H28M-28 -50H30', colour, 9);

const bistro = () =>
  contact(400, 542, 320, 14) +
  moved(170, 414, 1, bistroChair('#FBFAF6', '#DAD6CC')) +
  mirrored(400, moved(170, 414, 1, bistroChair('#FBFAF6', '#DAD6CC'))) +
  line('M400 340V470', '#EFEBE2', 20) +
  line('M400 460C380 500 340 520 314 540M400 460C420 500 460 520 486 540M400 468V540', '#FBFAF6', 13) +
  ellipse(400, 344, 190, 30, '#D6D1C6') +
  ellipse(400, 334, 190, 30, '#FBFAF6') +
  ellipse(400, 334, 158, 22, '#000', { opacity: 0.05 }) +
  jug(352, 336) +
  path('M420 334H456L450 300H426Z', '#B8693F') +
  each([-44, -14, 16, 44], (angle) =>
    turned(
      angle,
      438,
      306,
      line('M438 306V262', '#5E8B62', 4) + circle(438, 258, 13, angle % 8 ? colours.rose : colours.plum),
    ),
  );

const gardentable = ({ place, build }: Table) => terrace(place) + (build === 'benches' ? tableWithBenches() : bistro());

const grill = ({ place, kettle, lid }: { place: Place; kettle: string; lid: string }) =>
  terrace(place) +
  contact(400, 544, 210, 14) +
  // side table with tongs and plate
  path('M540 312H706L716 330H540Z', '#C8935A') +
  rect(540, 328, 176, 10, '#A9763F', 2) +
  line('M556 336L590 372', '#3A4246', 8) +
  ellipse(626, 310, 50, 9, '#F7F4EC') +
  path('M590 306C590 292 624 290 626 302C630 290 664 292 662 306Z', '#B8593F') +
  // legs, ash pan, wheel
  line('M330 424L268 540M470 424L532 540M400 440V530', '#5B6468', 13) +
  line('M304 486H496', '#5B6468', 7) +
  path('M352 452H448L432 476H368Z', '#8B9498') +
  circle(532, 522, 26, colours.tyre) +
  circle(532, 522, 10, '#E8E3D6') +
  // kettle and lid
  path('M232 320H568C568 400 500 446 400 446S232 400 232 320Z', kettle) +
  shade('M260 380C300 426 500 426 540 380C510 424 460 446 400 446S290 424 260 380Z', 0.25) +
  path('M238 300C238 214 304 160 400 160S562 214 562 300Z', lid) +
  sheen('M268 276C276 224 320 188 380 180C340 204 312 236 302 280Z', 0.3) +
  shade('M470 176C520 196 558 240 562 300H510C512 250 500 206 470 176Z', 0.14) +
  rect(222, 298, 356, 22, '#C3C9CB', 10) +
  shade('M226 310H574C574 316 570 320 566 320H234C230 320 226 316 226 310Z', 0.2) +
  line('M352 160C352 126 448 126 448 160', '#3A4246', 8) +
  rect(358, 122, 84, 18, '#8A5A36', 9) +
  circle(494, 226, 17, '#E8E3D6') +
  line('M494 226L502 216', colours.brick, 4) +
  rect(196, 330, 46, 12, '#8A5A36', 6);

/** What stands on terraces and balconies. */
export const terraces = {
  gardentable: kind<Table>({
    variants: { wood: { place: places.summer, build: 'benches' }, white: { place: places.dusk, build: 'bistro' } },
    draw: gardentable,
    views: [
      [80, 250, 400],
      [340, 240, 400],
      [260, 230, 280],
      [110, 170, 560],
    ],
  }),
  grill: kind({
    variants: {
      black: { place: places.evening, kettle: '#33393D', lid: '#33393D' },
      red: { place: places.spring, kettle: '#33393D', lid: colours.brick },
    },
    draw: grill,
    views: [
      [200, 100, 420],
      [440, 200, 300],
      [220, 130, 280],
      [230, 330, 340],
    ],
  }),
} satisfies Kinds;
