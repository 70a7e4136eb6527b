/** The drawing and the view of a name: `tent-green.2` is view 2 of `tent-green`, and `tent-green` the whole drawing. */
export function viewNamed(name: string): { readonly drawing: string; readonly view: string | undefined } {
  const [, drawing = name, view] = /^(.+)\.([2-5])$/.exec(name) ?? [];
  return { drawing, view };
}

/**
 * Another view of an SVG picture: the same markup with the view box of its `<view id="…">` element, whose id is a
 * digit. Undefined if the picture has no such view.
 */
export function svgView(svg: string, id: string): string | undefined {
  const box = new RegExp(`<view id="${id}" viewBox="([^"]*)"/>`).exec(svg)?.[1];
  return box === undefined ? undefined : svg.replace(/viewBox="[^"]*"/, `viewBox="${box}"`);
}
