import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { svgView } from '#server/pictures/svgView.ts';

const folder = join(import.meta.dirname, '..', '..', '..', 'src', 'demo', 'pictures');

/** The SVG drawings of the demonstration market, by their names; those with two parts have four further views. */
export const drawings: ReadonlyMap<string, string> = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => [file.slice(0, -'.svg'.length), readFileSync(join(folder, file), 'utf8')]),
);

/** The names of the drawings that have further views. */
export const drawnNames: readonly string[] = [...drawings.keys()].filter((name) => svgView(drawings.get(name)!, '2'));

/** A drawing by its name, or a further view of one: `tent-green.2`. */
export function drawing(name: string): string | undefined {
  const [stem = '', view] = name.split('.');
  const svg = drawings.get(stem);
  return svg === undefined || view === undefined ? svg : svgView(svg, view);
}
