import { kind, type Kinds } from '../kind.ts';
import { colours, type Room, rooms } from '../palettes.ts';
import { circle, contact, each, ellipse, indoors, line, path, rect, ring, shade, sheen, within } from '../shapes.ts';

interface Fridge {
  readonly room: Room;
  readonly door: string;
  readonly handle: string;
  /** How round its corners are. */
  readonly rx: number;
  /** Where the upper door ends and the lower begins. */
  readonly split: number;
  readonly dispenser?: boolean;
}

const magnets =
  rect(306, 300, 56, 70, '#F3E3A8', 2) +
  line('M316 322H352M316 338H346M316 354H350', '#858C91', 4) +
  circle(334, 302, 8, colours.brick) +
  rect(384, 292, 66, 50, '#BFDCEA', 2) +
  path('M384 342V328L406 306L420 322L432 312L450 330V342Z', '#7FA06B') +
  circle(417, 294, 8, colours.mustard) +
  circle(340, 396, 10, '#5E8B62') +
  circle(372, 402, 10, colours.mustard);

const dispenser =
  rect(316, 170, 84, 112, '#2B2F33', 8) +
  rect(326, 180, 64, 26, '#6FA3BA', 4) +
  path('M330 218H386V274H330Z', '#4A5257') +
  path('M344 238H372L368 270H348Z', '#CFE2EA') +
  rect(352, 216, 12, 14, '#858C91', 2);

const fridge = ({ room, door, handle, rx, split, dispenser: ice }: Fridge) =>
  indoors(room) +
  contact(410, 536, 200, 13) +
  line('M280 520V534M520 520V534', '#2B2F33', 18) +
  // its right side
  rect(300, 58, 270, 468, door, rx) +
  rect(300, 58, 270, 468, '#000', rx, { opacity: 0.24 }) +
  rect(252, 58, 290, 468, door, rx) +
  sheen(`M${252 + rx} 58H${542 - rx}C536 62 534 66 534 72H260C260 66 258 62 ${252 + rx} 58Z`, 0.3) +
  shade(`M252 476H542V${526 - rx}Q542 526 ${542 - rx} 526H${252 + rx}Q252 526 252 ${526 - rx}Z`, 0.1) +
  sheen('M276 90H296V440H276Z', 0.16) +
  rect(252, split, 290, 7, '#000', 0, { opacity: 0.28 }) +
  line(`M508 ${split - 96}V${split - 26}M508 ${split + 34}V${split + 104}`, '#000', 13, {
    opacity: 0.14,
    transform: 'translate(-4 5)',
  }) +
  line(`M508 ${split - 96}V${split - 26}M508 ${split + 34}V${split + 104}`, handle, 13) +
  (ice ? dispenser : magnets) +
  // on top: a bowl, a plant, a box
  ellipse(340, 57, 44, 4, '#000', { opacity: 0.12 }) +
  circle(322, 20, 14, '#D9973A') +
  circle(350, 18, 15, colours.brick) +
  path('M296 22H384C380 46 366 57 340 57S300 46 296 22Z', '#FBF8F1') +
  shade('M304 38H376C368 52 358 57 340 57S312 52 304 38Z', 0.1) +
  rect(438, 16, 62, 42, '#C9A06A', 3) +
  shade('M438 16H500V26H438Z', 0.14) +
  // beside it a basket with bottles
  contact(666, 524, 74, 8) +
  path('M626 400C626 390 632 384 632 376V360H648V376C648 384 654 390 654 400V480H626Z', '#4E7F5C') +
  path('M670 412C670 402 676 396 676 388V372H692V388C692 396 698 402 698 412V480H670Z', '#8A4A3A') +
  path('M600 444H732L720 524H612Z', '#C9A06A') +
  shade('M606 484H726L720 524H612Z', 0.16) +
  line('M604 464H728', '#8A6038', 4);

interface Washer {
  readonly room: Room;
  readonly body: string;
  readonly laundry: string;
}

const washer = ({ room, body, laundry }: Washer) =>
  indoors(room) +
  contact(350, 532, 230, 14) +
  line('M186 520V530M474 520V530', '#2B2F33', 24) +
  rect(150, 96, 360, 428, body, 14) +
  path('M510 110L548 122V506L510 514Z', body) +
  shade('M510 110L548 122V506L510 514Z', 0.22) +
  shade('M150 470H510V510C510 518 504 524 496 524H164C156 524 150 518 150 510Z', 0.1) +
  // panel
  shade('M150 174H510V181H150Z', 0.16) +
  rect(172, 116, 96, 40, '#000', 6, { opacity: 0.1 }) +
  circle(326, 136, 26, '#C3C9CB') +
  circle(326, 136, 19, body) +
  line('M326 136L338 122', '#2B2F33', 5) +
  rect(374, 118, 112, 36, '#2B2F33', 6) +
  rect(384, 126, 42, 20, '#8FC3B0', 3) +
  each([442, 462], (x) => circle(x, 136, 6, '#F3C64B')) +
  // door
  circle(330, 326, 128, '#000', { opacity: 0.1 }) +
  circle(330, 322, 126, '#C3C9CB') +
  circle(330, 322, 100, '#2F3B42') +
  within(
    'glass',
    'M230 322A100 100 0 0 1 430 322A100 100 0 0 1 230 322Z',
    path('M220 352C250 316 290 330 310 350C330 312 380 300 440 342V440H220Z', laundry),
    path('M250 392C280 356 330 360 350 384C370 364 400 362 440 380V440H230Z', '#F7F4EC'),
    path('M220 372C250 362 276 376 284 410V440H220Z', colours.mustard),
    path('M220 384C280 368 360 400 440 376V440H220Z', '#8FC4DA', { opacity: 0.45 }),
    sheen('M240 330C246 270 290 232 340 230C300 252 276 290 272 340Z', 0.3),
  ) +
  ring(330, 322, 113, '#fff', 4, { opacity: 0.4 }) +
  rect(446, 298, 22, 50, '#858C91', 8) +
  rect(172, 488, 76, 24, '#000', 4, { opacity: 0.1 }) +
  // bottle on top, basket with washing beside
  path('M196 40H226V52C242 56 246 66 246 80V96H176V80C176 66 180 56 196 52Z', '#5F9CBF') +
  rect(196, 24, 30, 18, colours.brick, 4) +
  rect(190, 66, 42, 22, '#fff', 3, { opacity: 0.5 }) +
  rect(282, 72, 130, 24, '#F1E6CF', 8) +
  rect(290, 52, 114, 22, laundry, 8) +
  contact(658, 532, 100, 9) +
  path('M572 424C572 372 610 356 640 378C656 346 716 350 722 392C744 392 748 408 742 430H572Z', laundry) +
  path('M620 430C624 386 680 372 700 404C712 412 714 424 712 436H620Z', '#F7F4EC') +
  path('M560 420H756L738 528H578Z', '#D9B98A') +
  shade('M568 470H748L738 528H578Z', 0.14) +
  line('M580 448H736M584 474H732M588 500H728', '#8A6038', 5, { opacity: 0.5 }) +
  rect(550, 412, 216, 18, '#C39C66', 9);

/** The large appliances of a household. */
export const appliances = {
  fridge: kind<Fridge>({
    variants: {
      white: { room: rooms.mint, door: '#FBF8F1', handle: '#B5BBBD', rx: 14, split: 206 },
      steel: { room: rooms.clay, door: '#BCC3C6', handle: '#646C70', rx: 6, split: 338, dispenser: true },
      red: { room: rooms.sky, door: '#C4503B', handle: '#E8E8E2', rx: 44, split: 206 },
    },
    draw: fridge,
    views: [
      [200, 0, 480],
      [240, 0, 320],
      [250, 140, 300],
      [440, 310, 330],
    ],
  }),
  washer: kind<Washer>({
    variants: {
      white: { room: rooms.sky, body: '#FBF8F1', laundry: colours.brick },
      grey: { room: rooms.straw, body: '#9AA2A6', laundry: '#3F7697' },
    },
    draw: washer,
    views: [
      [120, 20, 520],
      [190, 180, 290],
      [140, 10, 380],
      [500, 310, 290],
    ],
  }),
} satisfies Kinds;
