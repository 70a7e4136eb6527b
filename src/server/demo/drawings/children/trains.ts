import { kind, type Kinds } from '../kind.ts';
import { colours, type Room, rooms } from '../palettes.ts';
import { circle, contact, each, ellipse, indoors, line, path, rect, shade, sheen, tree, upTo } from '../shapes.ts';

interface TrainSet {
  readonly room: Room;
  readonly engine: string;
  readonly wagons: readonly [string, string];
  readonly load: string;
  readonly sleeper: string;
  readonly rail: string;
  /** The red one runs by electricity, so it has coaches, and no chimney. */
  readonly electric?: boolean;
}

const wheelsOf = (electric: boolean | undefined, xs: readonly number[]) =>
  each(
    xs,
    (x) => circle(x, 500, 22, electric ? '#23292C' : '#B5483A') + circle(x, 500, 8, electric ? '#858C91' : '#F1E6CF'),
  );

const steamEngine = ({ engine }: TrainSet) =>
  rect(520, 444, 212, 46, '#2F3337', 6) +
  rect(596, 372, 136, 84, engine, 30) +
  shade('M596 424H732V430C732 446 722 456 706 456H596Z', 0.16) +
  rect(524, 316, 84, 142, '#3F7697', 6) +
  rect(542, 340, 48, 44, '#F4E3BD', 6) +
  rect(512, 298, 108, 22, colours.brick, 8) +
  path('M668 372L662 310H714L708 372Z', '#2F3337') +
  rect(654, 300, 68, 16, colours.mustard, 6) +
  circle(632, 366, 20, colours.mustard) +
  circle(730, 414, 14, '#F4E3BD') +
  circle(690, 250, 24, '#fff', { opacity: 0.75 }) +
  circle(656, 206, 32, '#fff', { opacity: 0.6 }) +
  circle(606, 172, 22, '#fff', { opacity: 0.45 });

const electricEngine = ({ engine }: TrainSet) =>
  line('M566 352L606 316L646 352M580 314H632', '#2F3337', 7) +
  path('M508 486V378C508 364 518 354 532 354H664C700 354 732 420 738 486Z', engine) +
  shade('M508 450H731L738 486H508Z', 0.18) +
  sheen('M520 362C524 358 528 358 534 358H660C666 358 672 362 678 368H518Z', 0.3) +
  path('M660 376C680 382 700 410 708 434H660Z', '#CFE2EA') +
  each([532, 590], (x) => rect(x, 378, 44, 44, '#CFE2EA', 6)) +
  rect(508, 436, 220, 9, '#F7F4EC') +
  circle(722, 464, 9, '#F3C64B');

const coach = (x: number, fill: string) =>
  rect(x, 362, 154, 124, fill, 12) +
  shade(`M${x} 450h154v24q0 12 -12 12h-130q-12 0 -12 -12Z`, 0.18) +
  each(upTo(3), (index) => rect(x + 14 + index * 45, 382, 36, 40, '#CFE2EA', 5)) +
  rect(x, 434, 154, 8, '#F7F4EC');

const wagon = (x: number, fill: string) =>
  rect(x, 424, 154, 62, fill, 8) +
  shade(`M${x} 462h154v16q0 8 -8 8h-138q-8 0 -8 -8Z`, 0.18) +
  line(`M${x + 14} 440h126`, '#fff', 5, { opacity: 0.3 });

const trainset = (look: TrainSet) => {
  const { room, wagons, load, sleeper, rail, electric } = look;
  return (
    indoors(room, 340) +
    // the rest of the round, behind
    ellipse(400, 402, 356, 74, 'none', { stroke: sleeper, 'stroke-width': 34 }) +
    ellipse(400, 402, 362, 79, 'none', { stroke: rail, 'stroke-width': 4 }) +
    ellipse(400, 402, 348, 68, 'none', { stroke: rail, 'stroke-width': 4 }) +
    tree(330, 384, 62, colours.leaf) +
    tree(404, 376, 46, '#7CA35C') +
    path('M440 300L492 262L544 300V372H440Z', '#F1E6CF') +
    path('M428 304L492 254L556 304L546 312L492 270L438 312Z', colours.brick) +
    rect(478, 330, 28, 42, '#8A5A36', 3) +
    // the track in front
    rect(0, 520, 800, 46, sleeper) +
    (electric
      ? shade(
          each(upTo(17), (index) => `M${index * 48 + 24} 520h22v46h-22Z`),
          0.3,
        )
      : shade('M196 520h5v46h-5ZM446 520h5v46h-5ZM690 520h5v46h-5Z', 0.25)) +
    rect(0, 520, 800, 8, rail) +
    rect(0, 548, 800, 8, rail) +
    contact(420, 524, 330, 8) +
    // the train
    line('M190 476H540', '#2F3337', 9) +
    (electric
      ? electricEngine(look) + coach(334, wagons[0]) + coach(160, wagons[1])
      : steamEngine(look) +
        rect(340, 396, 142, 28, load, 14) +
        rect(356, 370, 112, 28, '#C49A6C', 14) +
        circle(468, 410, 11, '#F1DDB8') +
        circle(454, 384, 11, '#F1DDB8') +
        wagon(334, wagons[0]) +
        rect(184, 370, 50, 56, colours.mustard, 4) +
        rect(240, 386, 50, 40, colours.brick, 4) +
        path('M188 370L209 334L230 370Z', '#5E8B62') +
        wagon(160, wagons[1])) +
    wheelsOf(electric, [190, 284, 364, 458]) +
    wheelsOf(electric, electric ? [550, 606, 690] : [556, 634, 702])
  );
};

/** Toy trains on their tracks. */
export const trains = {
  trainset: kind<TrainSet>({
    variants: {
      wood: {
        room: rooms.straw,
        engine: '#5E8B62',
        wagons: [colours.brick, '#3F7697'],
        load: '#D9B07A',
        sleeper: '#D2A26A',
        rail: '#A97A46',
      },
      red: {
        room: rooms.sky,
        engine: '#C4503B',
        wagons: ['#C4503B', '#C4503B'],
        load: '#fff',
        sleeper: '#6B5A4C',
        rail: '#C3C9CB',
        electric: true,
      },
    },
    draw: trainset,
    views: [
      [140, 150, 600],
      [470, 270, 300],
      [140, 310, 360],
      [260, 200, 320],
    ],
  }),
} satisfies Kinds;
