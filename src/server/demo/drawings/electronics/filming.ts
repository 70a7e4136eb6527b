import { kind, type Kinds } from '../kind.ts';
import { colours, type Place, places, type Room, rooms } from '../palettes.ts';
import { circle, contact, each, ellipse, fir, indoors, landscape, line, path, rect, shade, sheen } from '../shapes.ts';

interface Tripod {
  readonly room: Room;
  readonly leg: string;
  readonly joint: string;
}

// One leg of three parts, from the head down to `x` `y`.
const leg = (fromX: number, x: number, y: number, { leg: tone, joint }: Tripod) => {
  const at = (part: number) => `${fromX + (x - fromX) * part} ${196 + (y - 196) * part}`;
  return (
    line(`M${at(0)}L${at(0.42)}`, tone, 26) +
    line(`M${at(0.42)}L${at(0.74)}`, '#C3C9CB', 18) +
    line(`M${at(0.74)}L${at(0.98)}`, '#9AA3A7', 13) +
    line(`M${at(0.39)}L${at(0.46)}`, joint, 30) +
    line(`M${at(0.71)}L${at(0.77)}`, joint, 24) +
    line(`M${at(0.97)}L${at(1)}`, '#23282B', 20)
  );
};

const tripod = (look: Tripod) =>
  indoors(look.room) +
  contact(398, 548, 230, 13) +
  leg(400, 440, 510, look) +
  line('M400 190V400', '#C3C9CB', 18) +
  line('M400 330L318 380M400 330L482 380', '#8B9498', 7) +
  leg(384, 190, 548, look) +
  leg(416, 612, 548, look) +
  // head with its handle
  path('M348 172H452L462 214C462 226 454 232 442 232H358C346 232 338 226 338 214Z', look.leg) +
  shade('M340 208H460L462 214C462 226 454 232 442 232H358C346 232 338 226 338 214Z', 0.25) +
  rect(374, 112, 52, 64, '#3A4145', 8) +
  line('M420 140L546 196', '#5B6468', 11) +
  line('M516 183L576 210', '#23282B', 22) +
  rect(332, 84, 136, 34, look.leg, 8) +
  rect(346, 74, 108, 14, '#23282B', 5) +
  rect(388, 66, 24, 12, '#C3C9CB', 3) +
  circle(360, 142, 19, look.joint) +
  circle(360, 142, 9, '#23282B') +
  sheen('M336 90H464V96H336Z', 0.3);

interface Drone {
  readonly place: Place;
  readonly shell: string;
  readonly arm: string;
}

const rotor = (x: number, y: number, r: number, arm: string) =>
  rect(x - 15, y - 4, 30, 44, arm, 8) +
  ellipse(x, y - 8, r, r * 0.14, '#2B2F33', { opacity: 0.14 }) +
  path(
    `M${x - r} ${y - 12}C${x - r * 0.5} ${y - 22} ${x - 20} ${y - 12} ${x} ${y - 8}C${x + 20} ${y - 12} ${x + r * 0.5} ${y + 4} ${x + r} ${y - 6}C${x + r * 0.5} ${y + 10} ${x + 20} ${y} ${x} ${y - 2}C${x - 20} ${y} ${x - r * 0.5} ${y - 10} ${x - r} ${y - 12}Z`,
    '#3A4145',
  ) +
  circle(x, y - 7, 7, '#C3C9CB');

const drone = ({ place, shell, arm }: Drone) =>
  landscape(place) +
  ellipse(400, 556, 210, 14, '#000', { opacity: 0.12 }) +
  fir(70, 470, 90, place.leaf) +
  fir(118, 462, 64, place.leaf) +
  fir(730, 458, 80, place.leaf) +
  // the two arms behind
  line('M330 250L226 194M470 250L574 194', arm, 18) +
  rotor(220, 172, 92, arm) +
  rotor(580, 172, 92, arm) +
  // skids
  line('M320 330L280 440M480 330L520 440', arm, 11) +
  line('M236 440H340M460 440H564', arm, 14) +
  // the two before, wide
  path('M330 262L130 264L112 288L330 318ZM470 262L670 264L688 288L470 318Z', arm) +
  shade('M118 280L330 298V318L112 288ZM682 280L470 298V318L688 288Z', 0.2) +
  rotor(124, 252, 118, arm) +
  rotor(676, 252, 118, arm) +
  circle(124, 296, 6, '#E0563F') +
  circle(676, 296, 6, '#9BE08C') +
  // body
  path(
    'M300 288C300 226 344 204 400 204S500 226 500 288L488 330C484 344 472 352 456 352H344C328 352 316 344 312 330Z',
    shell,
  ) +
  shade('M306 308H494L488 330C484 344 472 352 456 352H344C328 352 316 344 312 330Z', 0.16) +
  sheen('M330 250C342 226 368 216 400 216S458 226 470 250C440 238 360 238 330 250Z', 0.4) +
  rect(352, 286, 96, 16, '#23282B', 8) +
  each([372, 400, 428], (x) => circle(x, 294, 4, '#8FD3E8')) +
  // camera below it
  path('M360 352H440L432 374H368Z', arm) +
  rect(352, 368, 96, 70, '#2B3236', 16) +
  circle(400, 404, 27, '#8B9498') +
  circle(400, 404, 21, '#14191C') +
  circle(400, 404, 12, '#34505E') +
  circle(394, 398, 4, '#BFDCEA');

/** What carries a camera. */
export const filming = {
  tripod: kind<Tripod>({
    variants: {
      black: { room: rooms.mint, leg: '#33393D', joint: colours.brick },
      grey: { room: rooms.sand, leg: '#8B9498', joint: '#2D5B73' },
    },
    draw: tripod,
    views: [
      [140, 50, 520],
      [270, 40, 360],
      [150, 300, 380],
      [420, 300, 300],
    ],
  }),
  drone: kind<Drone>({
    variants: {
      white: { place: places.noon, shell: '#F7F4EC', arm: '#D6D5CF' },
      grey: { place: places.evening, shell: '#6A747A', arm: '#4A5256' },
    },
    draw: drone,
    views: [
      [90, 110, 620],
      [240, 180, 320],
      [0, 120, 380],
      [440, 120, 340],
    ],
  }),
} satisfies Kinds;
