import { kind, type Kinds } from '../kind.ts';
import { colours, type Place, places, type Room, rooms } from '../palettes.ts';
import {
  circle,
  contact,
  each,
  indoors,
  landscape,
  line,
  path,
  rect,
  shade,
  sheen,
  tree,
  turned,
  upTo,
} from '../shapes.ts';

interface Hutch {
  readonly place: Place;
  readonly wood: string;
  readonly dark: string;
  readonly roof: string;
}

const mesh = (x: number, y: number, width: number, height: number, wood: string) =>
  rect(x, y, width, height, '#3F372E', 0, { opacity: 0.75 }) +
  path(`M${x} ${y + height - 26}q${width / 4} -16 ${width / 2} -4t${width / 2} -2v32h${-width}Z`, '#E0C27A') +
  line(
    each(upTo(Math.floor(width / 22)), (index) => `M${x + 11 + index * 22} ${y}v${height}`) +
      each(upTo(Math.floor(height / 22)), (index) => `M${x} ${y + 11 + index * 22}h${width}`),
    '#C3C9CB',
    2,
    { opacity: 0.65 },
  ) +
  path(
    `M${x - 12} ${y - 12}h${width + 24}v${height + 24}h${-width - 24}ZM${x} ${y}v${height}h${width}v${-height}Z`,
    wood,
  );

const hutch = ({ place, wood, dark, roof }: Hutch) =>
  landscape(place) +
  tree(716, 470, 130, place.leaf) +
  contact(390, 546, 300, 15) +
  rect(146, 480, 24, 66, dark) +
  rect(596, 480, 24, 66, dark) +
  rect(130, 196, 506, 296, wood) +
  line('M130 236H636M130 276H636M130 340H636M130 384H636M130 436H636', '#000', 3, { opacity: 0.12 }) +
  // upper storey: house with a door, and a wired front
  rect(156, 222, 150, 112, dark) +
  line('M194 222V334M231 222V334M268 222V334', '#000', 3, { opacity: 0.18 }) +
  path('M196 334V290C196 268 212 256 231 256S266 268 266 290V334Z', '#2E2822') +
  rect(290, 266, 12, 24, '#C3C9CB', 4) +
  mesh(340, 232, 270, 96, dark) +
  rect(130, 346, 506, 16, dark) +
  // lower storey with a ramp
  mesh(168, 380, 206, 92, dark) +
  mesh(404, 380, 206, 92, dark) +
  rect(386, 408, 8, 30, '#C3C9CB', 3) +
  path('M604 352H632L742 540H700Z', wood) +
  line('M622 376L648 376M640 410L670 410M662 446L692 446M684 482L712 482M704 516L732 516', dark, 6) +
  rect(130, 478, 506, 14, '#000', 0, { opacity: 0.16 }) +
  // roof
  path('M92 204L136 140H630L674 204Z', roof) +
  shade('M100 192H666L674 204H92Z', 0.25) +
  line('M150 158H616M136 176H630', '#000', 3, { opacity: 0.14 }) +
  // carrots before it
  each(
    [
      [92, 546, -16],
      [66, 556, 8],
    ] as const,
    ([x, y, angle]) =>
      turned(
        angle,
        x,
        y,
        path(`M${x - 12} ${y - 26}h24l-12 46Z`, '#E3823A'),
        line(`M${x} ${y - 28}v-22M${x} ${y - 28}l-10 -18M${x} ${y - 28}l10 -18`, '#5E8B4A', 5),
      ),
  );

interface Saddle {
  readonly room: Room;
  readonly leather: string;
  readonly flap: string;
  readonly pad: string;
}

const saddle = ({ room, leather, flap, pad }: Saddle) =>
  indoors(room) +
  contact(400, 548, 250, 13) +
  // trestle
  line('M236 320L176 544M560 320L624 544', '#C8935A', 20) +
  line('M214 456H588', '#A9763F', 14) +
  rect(196, 300, 408, 36, '#C8935A', 16) +
  shade('M196 320H604V326C604 332 598 336 590 336H210C202 336 196 332 196 326Z', 0.2) +
  // saddle cloth
  path(
    'M186 260C260 236 540 226 612 250L636 400C640 424 626 438 604 440L470 446C440 448 430 430 400 430C364 430 340 450 300 448L216 430C194 424 184 408 182 388Z',
    pad,
  ) +
  path(
    'M186 260L182 388C184 408 194 424 216 430L300 448C340 450 364 430 400 430C430 430 440 448 470 446L604 440C626 438 640 424 636 400L612 250',
    'none',
    { stroke: leather, 'stroke-width': 8, opacity: 0.7 },
  ) +
  line('M230 280L214 410M290 268L286 430M350 260V420M536 250L556 424M480 252L486 428', '#000', 3, { opacity: 0.08 }) +
  // flap with knee roll, panel
  path(
    'M300 230C380 220 470 220 520 232C560 300 566 360 540 410C510 450 440 470 390 452C346 436 322 380 318 320Z',
    flap,
  ) +
  shade(
    'M318 320C322 380 346 436 390 452C440 470 510 450 540 410C548 394 552 376 553 358C520 420 460 440 406 420C360 402 336 360 318 320Z',
    0.16,
  ) +
  path('M470 250C510 256 530 280 536 330C538 372 524 400 500 412C506 350 500 300 470 250Z', leather) +
  sheen('M330 262C350 250 372 244 392 242C366 262 350 286 346 320Z', 0.18) +
  // seat with high cantle (left) and pommel
  path(
    'M206 236C186 206 190 168 220 154C246 146 262 166 284 184C330 216 400 220 446 200C476 186 500 158 530 160C560 164 566 196 556 226C540 262 480 272 410 272C320 272 240 272 206 236Z',
    leather,
  ) +
  sheen(
    'M220 172C236 168 256 188 280 204C330 232 410 234 456 212C420 246 300 250 244 216C228 204 216 186 220 172Z',
    0.25,
  ) +
  shade(
    'M206 236C240 256 320 258 410 256C480 254 536 246 558 220C548 262 480 272 410 272C320 272 240 272 206 236Z',
    0.2,
  ) +
  // stirrup leather with its iron
  line('M420 262L404 440', '#3A2A20', 15) +
  rect(402, 296, 28, 20, '#C3C9CB', 5) +
  path('M404 436C440 446 448 500 444 520H362C360 500 370 446 404 436Z', 'none', {
    stroke: '#C3C9CB',
    'stroke-width': 12,
  }) +
  rect(354, 512, 98, 16, '#8B9498', 7) +
  circle(268, 214, 6, colours.brass) +
  circle(520, 206, 6, colours.brass);

/** What stands in the yard of who keeps rabbits and horses. */
export const stable = {
  hutch: kind<Hutch>({
    variants: {
      wood: { place: places.spring, wood: '#D2A067', dark: '#A9763F', roof: '#4A5256' },
      green: { place: places.evening, wood: '#6E9A72', dark: '#F1E6CF', roof: '#A8513A' },
    },
    draw: hutch,
    views: [
      [90, 130, 400],
      [340, 160, 400],
      [140, 200, 280],
      [380, 330, 340],
    ],
  }),
  saddle: kind<Saddle>({
    variants: {
      brown: { room: rooms.sage, leather: '#7A4628', flap: '#96582F', pad: '#F4EAD3' },
      black: { room: rooms.clay, leather: '#2B2B2E', flap: '#3F4043', pad: '#F7F4EC' },
    },
    draw: saddle,
    views: [
      [170, 130, 420],
      [290, 240, 320],
      [170, 130, 280],
      [350, 130, 280],
    ],
  }),
} satisfies Kinds;
