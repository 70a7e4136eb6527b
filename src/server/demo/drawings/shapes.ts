import type { Place, Room } from './palettes.ts';

type Attributes = Readonly<Record<string, string | number>>;

const short = (value: number) => `${+value.toFixed(1)}`;

// Coordinates that were reckoned are given to a tenth of a unit, which no eye sees at 1280 px.
const rounded = (d: string) => d.replace(/-?\d+\.\d{2,}(e-?\d+)?/g, (number) => short(Number(number)));

/** An SVG element; numbers among its attributes are rounded to a tenth. */
export function element(tag: string, attributes: Attributes, children = ''): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${typeof value === 'number' ? short(value) : value}"`,
  );
  return `<${tag}${written.join('')}${children ? `>${children}</${tag}>` : '/>'}`;
}

/** A rectangle, its corners round by `rx`. */
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  rx = 0,
  more: Attributes = {},
): string => element('rect', { x, y, width, height, fill, ...(rx ? { rx } : {}), ...more });

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string =>
  element('circle', { cx, cy, r, fill, ...more });

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}): string =>
  element('ellipse', { cx, cy, rx, ry, fill, ...more });

/** A circle's line alone. */
export const ring = (cx: number, cy: number, r: number, stroke: string, width: number, more: Attributes = {}): string =>
  circle(cx, cy, r, 'none', { stroke, 'stroke-width': width, ...more });

export const path = (d: string, fill: string, more: Attributes = {}): string =>
  element('path', { d: rounded(d), fill, ...more });

/** A line with round ends. */
export const line = (d: string, stroke: string, width: number, more: Attributes = {}): string =>
  path(d, 'none', { stroke, 'stroke-width': width, ...more });

/** What light does not reach: black, faint. */
export const shade = (d: string, opacity = 0.14): string => path(d, '#000', { opacity });

/** What light falls on: white, faint. */
export const sheen = (d: string, opacity = 0.16): string => path(d, '#fff', { opacity });

export const group = (attributes: Attributes, ...children: readonly string[]): string =>
  element('g', attributes, children.join(''));

/** Turned about a point, in degrees, clockwise. */
export const turned = (angle: number, cx: number, cy: number, ...children: readonly string[]): string =>
  group({ transform: `rotate(${short(angle)} ${short(cx)} ${short(cy)})` }, ...children);

/** Moved, and scaled about its own origin. */
export const moved = (x: number, y: number, scale: number, ...children: readonly string[]): string =>
  group({ transform: `translate(${short(x)} ${short(y)})${scale === 1 ? '' : ` scale(${scale})`}` }, ...children);

/** As in a mirror that stands at `x`. */
export const mirrored = (x: number, ...children: readonly string[]): string =>
  group({ transform: `matrix(-1 0 0 1 ${short(2 * x)} 0)` }, ...children);

/** What of the children lies within an outline. `id` is unique in its drawing. */
export const within = (id: string, outline: string, ...children: readonly string[]): string =>
  element('clipPath', { id }, element('path', { d: rounded(outline) })) +
  group({ 'clip-path': `url(#${id})` }, ...children);

/** One drawing after the other, for each item. */
export const each = <T>(items: readonly T[], draw: (item: T, index: number) => string): string =>
  items.map(draw).join('');

/** From 0 up to `count` - 1. */
export const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** The soft shadow where a thing touches the ground. */
export const contact = (cx: number, y: number, rx: number, ry = 13): string =>
  ellipse(cx, y, rx, ry, '#000', { opacity: 0.2 });

/** The shadow of a thing that lies on a table, light falling from the upper right. */
export const cast = (...children: readonly string[]): string =>
  group({ transform: 'translate(-14 18)', opacity: 0.18 }, ...children);

/** Back wall and floor, with one slanted patch of light. */
export function indoors({ wall, light, floor }: Room, horizon = 452): string {
  const foot = 270 - (horizon - 452) * 0.44;
  return (
    rect(0, 0, 800, 600, wall) +
    path(`M470 0H760L${foot + 290} ${horizon}H${foot}Z`, light) +
    rect(0, horizon, 800, 600 - horizon, floor) +
    path(`M${foot + 290} ${horizon}H${foot}L206 600H496Z`, light, { opacity: 0.35 })
  );
}

/** A table top seen from above, for what is small. */
export const tabletop = ({ wall, light }: Room): string =>
  rect(0, 0, 800, 600, wall) + path('M430 0H800V250L520 600H60Z', light);

/** Sky, pale mountains and hills; the meadow goes down to the lower edge. */
export const landscape = ({ sky, hill, peaks }: Place): string =>
  rect(0, 0, 800, 600, sky) +
  path(peaks, '#fff', { opacity: 0.45 }) +
  path('M0 380C140 300 280 330 420 362S690 330 800 372V600H0Z', hill) +
  shade('M0 430C200 396 420 420 800 404V600H0Z', 0.1);

/** A landscape with a road along the lower edge. */
export const roadside = (place: Place): string =>
  landscape(place) + rect(0, 470, 800, 130, place.ground) + rect(0, 470, 800, 8, '#fff', 0, { opacity: 0.35 });

/** A landscape before whose mountains lies a lake. */
export const lakeside = ({ sky, hill, peaks }: Place, water: string): string =>
  rect(0, 0, 800, 600, sky) +
  path(peaks, '#fff', { opacity: 0.45 }) +
  path('M0 350C120 312 260 330 380 352S660 322 800 350V420H0Z', hill) +
  rect(0, 392, 800, 208, water) +
  sheen('M60 424H210V428H60ZM520 416H760V420H520ZM90 560H260V565H90ZM600 570H740V575H600ZM20 486H90V490H20Z', 0.5);

/** A round tree or bush, its trunk on `y`. */
export const tree = (x: number, y: number, size: number, leaf: string): string =>
  rect(x - size * 0.07, y - size * 0.7, size * 0.14, size * 0.7, '#6B4630') +
  circle(x, y - size * 1.05, size * 0.6, leaf) +
  shade(
    `M${x} ${y - size * 1.65}A${size * 0.6} ${size * 0.6} 0 0 1 ${x} ${y - size * 0.45}A${size * 0.9} ${size * 0.9} 0 0 0 ${x} ${y - size * 1.65}Z`,
    0.1,
  );

/** A fir, its foot on `y`. */
export const fir = (x: number, y: number, size: number, leaf: string): string =>
  rect(x - size * 0.06, y - size * 0.3, size * 0.12, size * 0.3, '#6B4630') +
  path(`M${x} ${y - size * 2}L${x + size * 0.5} ${y - size * 0.2}H${x - size * 0.5}Z`, leaf) +
  shade(`M${x} ${y - size * 2}L${x + size * 0.5} ${y - size * 0.2}H${x}Z`, 0.12);

/** A row of bushes, their foot on `y`. */
export const hedge = (from: number, to: number, y: number, leaf: string) => {
  const count = Math.round((to - from) / 44);
  const step = (to - from) / count;
  return (
    each(upTo(count), (index) => circle(from + step * (index + 0.5), y - 20, step * 0.66, leaf)) +
    rect(from, y - 20, to - from, 22, leaf)
  );
};

/** The leaves of a pot plant, from where they grow. */
export const leaves = (x: number, y: number, size: number, leaf: string) =>
  each(
    [
      [-46, 0.8],
      [-22, 1],
      [4, 1.08],
      [30, 0.94],
      [52, 0.72],
    ] as const,
    ([angle, length]) =>
      turned(
        angle,
        x,
        y,
        path(
          `M${x} ${y}C${x - size * 0.2} ${y - size * 0.4 * length} ${x - size * 0.14} ${y - size * 0.8 * length} ${x} ${y - size * length}C${x + size * 0.14} ${y - size * 0.8 * length} ${x + size * 0.2} ${y - size * 0.4 * length} ${x} ${y}Z`,
          leaf,
        ),
      ),
  );

/** Back wall, and before it a table top of this wood, its edge towards us: for what is small and stands. */
export const onDesk = ({ wall, light }: Room, wood: string): string =>
  rect(0, 0, 800, 600, wall) +
  path('M470 0H760L568 440H278Z', light) +
  rect(0, 440, 800, 160, wood) +
  path('M278 440H568L514 564H224Z', '#fff', { opacity: 0.18 }) +
  shade('M0 564H800V600H0Z', 0.16) +
  rect(0, 440, 800, 5, '#fff', 0, { opacity: 0.25 });
