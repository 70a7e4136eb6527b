import { colours, type Place } from '../palettes.ts';
import { circle, contact, each, line, path, rect, roadside, shade, sheen, within } from '../shapes.ts';
import { carWheel } from './wheels.ts';

/** A car's colour, and where it stands. */
export interface Paint {
  readonly place: Place;
  readonly body: string;
}

/** The outlines of a car seen from its left. */
export interface Build {
  readonly shell: string;
  readonly glass: string;
  /** Doors and what else parts the body. */
  readonly seams: string;
  readonly handles: readonly (readonly [x: number, y: number])[];
  readonly axles: readonly [front: number, back: number];
  readonly wheel: number;
  /** Headlight and rear light, at the height of the bonnet's edge. */
  readonly lights: readonly [front: string, back: string];
  /** From here down the paint lies in shade. */
  readonly sill: number;
  /** A lower edge of black plastic, as on cars for rough roads. */
  readonly cladding?: boolean;
}

/** Where wheels touch the road. */
export const road = 530;

const plastic = '#4A5256';

/** A car on a road: its body as built, with what shows behind and before it. */
export function car({ place, body }: Paint, build: Build, before = '', after = ''): string {
  const { shell, glass, seams, handles, axles, wheel, lights, sill, cladding = false } = build;
  const axle = road - wheel;
  const dark = colours.tyre;
  return (
    roadside(place) +
    contact(400, road - 5, 326, 17) +
    before +
    rect(axles[0], 470, axles[1] - axles[0], 34, '#171C1E') +
    path(shell, body) +
    within(
      'shell',
      shell,
      sheen(`M0 ${sill - 62}H800V${sill - 54}H0Z`, 0.22),
      rect(0, sill, 800, 120, cladding ? plastic : '#000', 0, cladding ? {} : { opacity: 0.15 }),
      cladding ? each(axles, (x) => circle(x, axle, wheel + 20, plastic)) : '',
      each(axles, (x) => circle(x, axle, wheel + 9, '#171C1E')),
    ) +
    path(glass, colours.glass) +
    within('glass', glass, sheen('M250 200H330L250 400H170ZM470 200H600L500 400H370Z', 0.13)) +
    line(seams, '#000', 2.5, { opacity: 0.2 }) +
    each(handles, ([x, y]) => rect(x, y, 30, 7, dark, 3.5, { opacity: 0.55 })) +
    path(lights[0], '#F7DD92') +
    path(lights[1], '#B8372B') +
    each(axles, (x) => carWheel(x, axle, wheel)) +
    after
  );
}

/** A wing mirror, its foot at the door's front corner. */
export const mirror = (x: number, y: number, body: string) =>
  path(`M${x} ${y}h22q6 0 6 -8t-8 -10h-10q-10 2 -10 18Z`, body) + shade(`M${x} ${y}h22q6 0 6 -5h-28Z`, 0.2);
