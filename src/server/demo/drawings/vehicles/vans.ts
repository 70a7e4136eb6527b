import { type Build, car, mirror, type Paint } from './carBody.ts';
import { kind, type Kinds } from '../kind.ts';
import { colours, places } from '../palettes.ts';
import {
  circle,
  contact,
  each,
  landscape,
  line,
  path,
  rect,
  roadside,
  shade,
  sheen,
  turned,
  within,
} from '../shapes.ts';
import { steelWheel } from './wheels.ts';

const van: Build = {
  shell:
    'M62 458V414C62 392 76 378 98 368L142 348L200 236C210 218 226 210 250 210H698C718 210 728 220 730 240L738 458C738 482 732 492 714 492H90C70 492 62 480 62 458Z',
  glass: 'M166 348L214 254C220 244 228 240 240 240H304V348Z',
  seams: 'M158 352C152 396 156 440 166 476M316 226V476M336 238H520V452H336ZM520 322H712',
  handles: [
    [270, 368],
    [346, 368],
  ],
  axles: [172, 622],
  wheel: 54,
  lights: [
    'M82 384C100 372 122 366 142 364C140 382 116 398 66 402Z',
    'M722 330H734L736 400H724C720 400 718 396 718 392V336C718 332 720 330 722 330Z',
  ],
  sill: 444,
};

const roofRack =
  line('M300 210V190M480 210V190M660 210V190', '#3F474B', 6) +
  line('M262 190H692M262 176H692', '#D9B36A', 6) +
  line(
    'M290 190V176M340 190V176M390 190V176M440 190V176M490 190V176M540 190V176M590 190V176M640 190V176',
    '#D9B36A',
    4,
  );

const camperShell =
  'M76 456C70 396 78 330 98 282C110 252 126 240 158 238H660C698 238 712 252 716 282L722 456C722 480 714 488 700 488H98C84 488 78 478 76 456Z';
const camperWindows =
  'M112 340C118 312 128 288 138 276C142 270 148 268 156 268H196V340ZM212 268H340V340H212ZM358 268H498V340H358ZM516 268H650C672 268 680 276 682 292L684 340H516Z';

function camper({ place, body }: Paint): string {
  const top = '#F7F4EC';
  return (
    roadside(place) +
    contact(400, 525, 326, 17) +
    path('M196 240L226 150L600 190L612 240Z', '#E7C88B') +
    path('M226 150L600 190L612 240H560L540 184L440 173L452 240H400L388 168L300 158L310 240H258L236 152Z', '#C98F4E', {
      opacity: 0.35,
    }) +
    path('M196 152C196 138 208 132 224 134L610 176C622 178 628 184 626 194Z', top) +
    rect(206, 460, 384, 36, '#171C1E') +
    path(camperShell, top) +
    within(
      'shell',
      camperShell,
      path('M0 352H80C110 352 118 372 150 372H800V600H0Z', body),
      rect(0, 366, 800, 6, colours.chrome),
      shade('M0 450H800V600H0Z', 0.14),
      each([190, 606], (x) => circle(x, 476, 64, '#171C1E')),
    ) +
    path(camperWindows, colours.glass) +
    within(
      'glass',
      camperWindows,
      each([224, 340, 370, 498, 528, 676], (x) => rect(x - 14, 262, 28, 84, '#E9A77F')),
      sheen('M96 250H160L110 350H60ZM600 250H650L610 350H560Z', 0.14),
    ) +
    line('M204 262V470M348 262V470M508 262V470', '#000', 2.5, { opacity: 0.18 }) +
    rect(176, 388, 24, 7, '#3A3F42', 3) +
    rect(360, 388, 24, 7, '#3A3F42', 3) +
    circle(98, 404, 20, colours.chrome) +
    circle(96, 404, 14, '#FBE9AE') +
    rect(704, 392, 14, 40, '#B8372B', 5) +
    rect(62, 452, 66, 16, colours.chrome, 8) +
    rect(674, 452, 60, 16, colours.chrome, 8) +
    each([190, 606], (x) => steelWheel(x, 476, 54))
  );
}

const caravanShell =
  'M140 452V330C140 262 176 222 246 216H616C668 220 696 256 698 326V440C698 468 688 476 668 476H168C150 476 140 470 140 452Z';

function caravan({ place, body }: Paint): string {
  return (
    landscape(place) +
    contact(420, 524, 300, 16) +
    line('M170 470L66 482', '#3F474B', 12) +
    line('M84 466V508', '#3F474B', 9) +
    circle(84, 512, 14, colours.tyre) +
    circle(84, 512, 5, colours.chrome) +
    line('M652 470V522', '#3F474B', 8) +
    path(caravanShell, '#F7F4EC') +
    within(
      'shell',
      caravanShell,
      rect(100, 372, 640, 34, body),
      rect(100, 412, 640, 8, body),
      shade('M100 436H740V500H100Z', 0.13),
      sheen('M100 200H740V236H100Z', 0.5),
      circle(430, 476, 62, '#171C1E'),
    ) +
    path(
      'M168 344V328C168 292 184 268 214 258H236C242 258 246 262 246 268V344C246 350 242 352 236 352H178C172 352 168 350 168 344Z',
      colours.glass,
    ) +
    rect(276, 262, 190, 90, colours.glass, 10) +
    sheen('M330 262H380L330 352H280ZM190 276L214 258H236L196 352H178Z', 0.16) +
    path(
      'M276 272C276 266 280 262 286 262H308C310 300 300 330 276 340ZM466 272C466 266 462 262 456 262H434C432 300 442 330 466 340Z',
      body,
      { opacity: 0.75 },
    ) +
    rect(522, 250, 100, 216, '#F7F4EC', 10) +
    line('M522 456V260Q522 250 532 250H612Q622 250 622 260V456', '#000', 3, { opacity: 0.22 }) +
    rect(540, 268, 64, 76, colours.glass, 8) +
    rect(532, 372, 18, 34, '#000', 4, { opacity: 0.25 }) +
    path('M512 484H632L640 500H504Z', '#6F777A') +
    steelWheel(430, 476, 48) +
    rect(676, 380, 16, 44, '#B8372B', 5)
  );
}

// A string of pennants from the roof, as on a camping site.
const pennants = (colour: string) =>
  line('M660 232C700 250 740 240 790 190', '#5A5048', 3) +
  each([0, 1, 2, 3], (index) =>
    turned(
      -8 - index * 8,
      690 + index * 26,
      242 - index * 8,
      path(`M${678 + index * 26} ${244 - index * 9}h22l-11 26Z`, index % 2 ? '#F7F4EC' : colour),
    ),
  );

/** Vans and what one sleeps in on wheels, seen from the left. */
export const vans = {
  van: kind<Paint & { readonly rack: boolean }>({
    variants: {
      white: { place: places.evening, body: colours.white, rack: false },
      blue: { place: places.spring, body: '#3F7697', rack: true },
    },
    draw: ({ rack, ...paint }) => car(paint, van, rack ? roofRack : '', mirror(166, 356, '#3A4246')),
    views: [
      [50, 236, 420],
      [360, 232, 410],
      [60, 320, 280],
      [130, 216, 300],
    ],
  }),
  camper: kind<Paint>({
    variants: {
      cream: { place: places.dusk, body: '#E5CF9F' },
      mint: { place: places.summer, body: colours.mint },
    },
    draw: camper,
    views: [
      [56, 216, 430],
      [340, 216, 410],
      [150, 110, 360],
      [60, 340, 260],
    ],
  }),
  caravan: kind<Paint>({
    variants: {
      white: { place: places.spring, body: colours.brick },
      green: { place: places.evening, body: colours.fir },
    },
    draw: (paint) => caravan(paint) + pennants(paint.body),
    views: [
      [50, 210, 420],
      [330, 210, 410],
      [240, 220, 280],
      [440, 230, 300],
    ],
  }),
} satisfies Kinds;
