/**
 * A further view of an SVG picture: the same markup in the view box of its `<view id="…">` element, of which the id is a
 * digit. Undefined where the picture has no such view.
 */
export function svgView(svg: string, id: string): string | undefined {
  const box = new RegExp(`<view id="${id}" viewBox="([^"]*)"/>`).exec(svg)?.[1];
  return box === undefined ? undefined : svg.replace(/viewBox="[^"]*"/, `viewBox="${box}"`);
}
