import { kind, type Kinds } from '../kind.ts';
import { type Room, rooms } from '../palettes.ts';
import { circle, contact, each, ellipse, indoors, line, path, rect, shade, sheen, upTo, within } from '../shapes.ts';

interface Cookware {
  readonly room: Room;
  readonly pot: string;
  readonly knob: string;
}

const casserole = 'M150 316H490V424C490 476 464 500 424 500H216C176 500 150 476 150 424Z';
const saucepan = 'M528 396H690V470C690 490 680 500 660 500H558C538 500 528 490 528 470Z';

const cookware = ({ room, pot, knob }: Cookware) =>
  indoors(room, 440) +
  // a rail with ladle, slice and pan
  line('M80 74H720', '#5B6468', 10) +
  line('M516 74V96M600 74V96', '#5B6468', 6) +
  line('M516 100V210', '#C3C9CB', 9) +
  path('M484 206H548C548 236 536 250 516 250S484 236 484 206Z', '#C3C9CB') +
  shade('M516 206H548C548 236 536 250 516 250Z', 0.12) +
  line('M600 100V196', '#C3C9CB', 9) +
  path('M574 196H626V252C626 258 622 262 616 262H584C578 262 574 258 574 252Z', '#C3C9CB') +
  line('M588 210V246M600 210V246M612 210V246', '#5B6468', 5) +
  line('M180 74V150', '#2B2F33', 14) +
  circle(180, 212, 74, '#2F3337') +
  circle(180, 212, 60, '#43494D') +
  sheen('M134 196C144 168 168 156 196 158C170 168 152 184 148 212Z', 0.2) +
  // casserole with its lid
  contact(320, 504, 216, 13) +
  path('M156 344H118C100 344 96 372 118 374H156ZM484 344H522C540 344 544 372 522 374H484Z', pot) +
  shade('M156 356H108C106 366 110 373 118 374H156ZM484 356H532C534 366 530 373 522 374H484Z', 0.26) +
  path(casserole, pot) +
  within(
    'casserole',
    casserole,
    shade('M140 440H500V510H140Z', 0.14),
    shade('M410 300H500V510H400Z', 0.1),
    sheen('M172 340H192V448C192 462 196 470 200 476C182 470 172 450 172 430Z', 0.3),
  ) +
  path('M146 316C152 258 236 234 320 234S488 258 494 316Z', pot) +
  sheen('M176 296C192 262 250 246 310 246C270 256 216 270 204 300Z', 0.3) +
  shade('M400 244C456 254 490 278 494 316H440C440 290 426 262 400 244Z', 0.12) +
  rect(138, 306, 364, 18, pot, 9) +
  shade('M140 315H500C498 321 496 324 492 324H148C144 324 142 321 140 315Z', 0.26) +
  rect(304, 216, 32, 20, knob, 4) +
  ellipse(320, 212, 34, 13, knob) +
  sheen('M296 208C304 202 328 200 340 206C326 206 310 208 300 214Z', 0.35) +
  // saucepan
  contact(610, 504, 100, 9) +
  path('M686 410L764 398C776 396 780 414 768 417L686 430Z', knob) +
  path(saucepan, pot) +
  within(
    'saucepan',
    saucepan,
    shade('M520 466H700V510H520Z', 0.14),
    sheen('M540 412H552V460C552 470 554 476 556 480C544 476 540 466 540 456Z', 0.3),
  ) +
  rect(520, 388, 178, 14, pot, 7) +
  shade('M522 395H696C694 400 692 402 690 402H528C526 402 524 400 522 395Z', 0.26);

interface Crockery {
  readonly room: Room;
  readonly glaze: string;
  readonly rim: string;
}

// Plates one upon the other, the lowest on `y`.
const plates = (x: number, y: number, width: number, count: number, { glaze, rim }: Crockery) => {
  const stack = upTo(count).map((index) => y - 16 - index * 15);
  const [left, foot] = [x - width, x - width * 0.4];
  return (
    path(
      each(
        stack,
        (top) =>
          `M${left} ${top}Q${x - width * 0.6} ${top + 16} ${foot} ${top + 16}h${width * 0.8}Q${x + width * 0.6} ${top + 16} ${x + width} ${top}Z`,
      ),
      glaze,
    ) +
    shade(
      each(
        stack,
        (top) =>
          `M${left + 22} ${top + 8}Q${x - width * 0.6} ${top + 16} ${foot} ${top + 16}h${width * 0.8}Q${x + width * 0.6} ${top + 16} ${x + width - 22} ${top + 8}Z`,
      ),
      0.16,
    ) +
    line(
      each(stack, (top) => `M${left + 3} ${top}h${width * 2 - 6}`),
      rim,
      6,
    )
  );
};

const potBody = 'M408 380C408 316 454 288 520 288S632 316 632 380C632 440 600 484 572 492H468C440 484 408 440 408 380Z';

const crockery = (look: Crockery) => {
  const { room, glaze, rim } = look;
  return (
    indoors(room, 420) +
    contact(224, 506, 160, 12) +
    contact(524, 498, 160, 12) +
    // plates, and bowls on them
    plates(224, 506, 152, 7, look) +
    plates(224, 400, 108, 4, look) +
    path('M140 262H308C306 312 276 338 244 338H204C172 338 142 312 140 262Z', glaze) +
    shade('M150 300H298C286 326 266 338 244 338H204C182 338 162 326 150 300Z', 0.12) +
    rect(136, 256, 176, 9, rim, 4) +
    path('M146 218H302C300 240 298 246 294 256H154C150 246 148 240 146 218Z', glaze) +
    shade('M150 240H298L294 256H154Z', 0.12) +
    rect(142, 212, 164, 9, rim, 4) +
    // tea pot
    path('M424 424C380 418 372 372 346 330L318 318C322 300 340 304 354 310C392 330 398 372 432 380Z', glaze) +
    path('M424 424C380 418 372 372 346 330L336 326C372 346 384 400 428 404Z', '#000', { opacity: 0.12 }) +
    line('M622 340C690 314 710 404 612 436', glaze, 20) +
    line('M622 340C690 314 710 404 612 436', '#000', 20, { opacity: 0.1 }) +
    path(potBody, glaze) +
    within(
      'pot',
      potBody,
      shade('M560 280C600 330 600 440 556 500H650V280Z', 0.1),
      shade('M400 460H640V500H400Z', 0.08),
      sheen('M430 372C432 330 456 308 490 302C464 326 456 360 458 400Z', 0.45),
      rect(400, 402, 240, 12, rim),
      rect(400, 420, 240, 5, rim),
    ) +
    path('M446 296C452 264 484 252 520 252S588 264 594 296Z', glaze) +
    shade('M540 253C576 258 590 274 594 296H560C560 280 554 264 540 253Z', 0.1) +
    rect(440, 290, 160, 9, rim, 4) +
    circle(520, 242, 16, rim) +
    // cup with saucer, in front
    ellipse(668, 530, 88, 9, '#000', { opacity: 0.16 }) +
    plates(668, 534, 84, 1, look) +
    line('M708 466C746 456 744 502 702 502', glaze, 11) +
    path('M616 448H720C720 496 700 518 682 518H654C636 518 616 496 616 448Z', glaze) +
    shade('M676 448H720C720 496 700 518 682 518H660C676 500 680 476 676 448Z', 0.1) +
    rect(612, 443, 112, 8, rim, 4)
  );
};

/** What one cooks in and eats from. */
export const tableware = {
  cookware: kind<Cookware>({
    variants: {
      red: { room: rooms.sage, pot: '#C4503B', knob: '#2F3337' },
      steel: { room: rooms.straw, pot: '#BCC3C6', knob: '#4A5257' },
      blue: { room: rooms.clay, pot: '#3F7697', knob: '#E3D2A8' },
    },
    draw: cookware,
    views: [
      [80, 150, 580],
      [90, 200, 400],
      [470, 310, 320],
      [90, 40, 400],
    ],
  }),
  crockery: kind<Crockery>({
    variants: {
      white: { room: rooms.mint, glaze: '#FBF8F1', rim: '#C9A24B' },
      blue: { room: rooms.sand, glaze: '#FBF8F1', rim: '#2F659A' },
      brown: { room: rooms.plum, glaze: '#A9714A', rim: '#F0DEB8' },
    },
    draw: crockery,
    views: [
      [60, 170, 560],
      [50, 190, 360],
      [310, 220, 380],
      [530, 380, 260],
    ],
  }),
} satisfies Kinds;
