import { colours } from '../palettes.ts';
import { circle, each, element, ring, turned, upTo } from '../shapes.ts';

/** A car's wheel with a rim of five spokes. */
export const carWheel = (x: number, y: number, r: number, rim: string = colours.chrome): string =>
  circle(x, y, r, colours.tyre) +
  circle(x, y, r * 0.64, rim) +
  each([0, 72, 144, 216, 288], (angle) =>
    turned(
      angle,
      x,
      y,
      element('path', {
        d: `M${x - 3} ${y - r * 0.16}L${x - r * 0.14} ${y - r * 0.54}H${x + r * 0.14}L${x + 3} ${y - r * 0.16}Z`,
        fill: colours.tyre,
        opacity: 0.5,
      }),
    ),
  ) +
  circle(x, y, r * 0.13, colours.tyre);

/** A plain wheel of sheet metal with a cap. */
export const steelWheel = (x: number, y: number, r: number, rim: string = colours.chrome): string =>
  circle(x, y, r, colours.tyre) +
  circle(x, y, r * 0.6, rim) +
  circle(x, y, r * 0.42, '#000', { opacity: 0.12 }) +
  circle(x, y, r * 0.24, rim);

/** A wheel with thin spokes: of a bicycle, a motorbike, a trailer. */
export function spokedWheel(
  x: number,
  y: number,
  r: number,
  {
    tyre,
    rubber = colours.tyre,
    rim = '#F4F1EA',
    spokes = 16,
  }: { tyre: number; rubber?: string; rim?: string; spokes?: number },
): string {
  const reach = r - tyre - 3;
  const d = each(upTo(spokes), (index) => {
    const angle = (index / spokes) * Math.PI * 2;
    return `M${x} ${y}L${(x + Math.cos(angle) * reach).toFixed(1)} ${(y + Math.sin(angle) * reach).toFixed(1)}`;
  });
  return (
    ring(x, y, r - tyre / 2, rubber, tyre) +
    ring(x, y, reach, rim, 5) +
    element('path', { d, stroke: rim, 'stroke-width': 1.6, opacity: 0.75 }) +
    circle(x, y, Math.max(6, r * 0.07), rubber)
  );
}
