import { animals } from './animals/animals.ts';
import { children } from './children/children.ts';
import { clothes } from './clothes/clothes.ts';
import { collecting } from './collecting/collecting.ts';
import { electronics } from './electronics/electronics.ts';
import { furniture } from './furniture/furniture.ts';
import { garden } from './garden/garden.ts';
import { homes } from './homes/homes.ts';
import { household } from './household/household.ts';
import { media } from './media/media.ts';
import { sport } from './sport/sport.ts';
import { vehicles } from './vehicles/vehicles.ts';
import { work } from './work/work.ts';
import type { Kinds } from './kind.ts';
import { element } from './shapes.ts';

const kinds = new Map(
  Object.entries({
    ...vehicles,
    ...homes,
    ...sport,
    ...garden,
    ...animals,
    ...furniture,
    ...household,
    ...children,
    ...media,
    ...electronics,
    ...work,
    ...clothes,
    ...collecting,
  } satisfies Kinds),
);

/** The names of all drawings, `kind-variant`, kind by kind. Each has five pictures: itself, and `.2` to `.5`. */
export const drawnPictures: readonly string[] = [...kinds].flatMap(([name, { variants }]) =>
  variants.map((variant) => `${name}-${variant}`),
);

/**
 * A picture for the demonstration market, as SVG text of 800 x 600: `tent-green` is the drawing, `tent-green.2` to
 * `tent-green.5` are further views of it. The same name always gives the same text. Undefined for any other name.
 */
export function drawing(name: string): string | undefined {
  const [, kindName = '', variant = '', view] = /^([a-z]+)-([a-z]+)(?:\.([2-5]))?$/.exec(name) ?? [];
  const kind = kinds.get(kindName);
  const body = kind?.draw(variant);
  if (!kind || body === undefined) return undefined;
  const [x, y, width] = view === undefined ? whole : kind.views[Number(view) - 2]!;
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: 800,
      height: 600,
      viewBox: `${x} ${y} ${width} ${width * 0.75}`,
      // Said once for every line there is.
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    body,
  );
}

const whole = [0, 0, 800] as const;
