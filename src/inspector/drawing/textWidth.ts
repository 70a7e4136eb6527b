/** A text style of a drawing, in pixels. */
export interface TextStyle {
  readonly size: number;
  readonly weight: 400 | 500 | 600;
}

/** The styles of a drawing: the name of a state, and everything else. */
export const nameStyle: TextStyle = { size: 14, weight: 600 };
export const textStyle: TextStyle = { size: 12, weight: 400 };

/**
 * The advance of a character in ems. All characters of JetBrains Mono, in all weights, have an advance of 600 units of
 * 1000 (its `hmtx` table). So widths are the same in Node and in a browser.
 */
const advance = 0.6;

/** The width of a text in JetBrains Mono, in pixels. */
export function textWidth(text: string, { size }: TextStyle): number {
  return [...text].length * advance * size;
}
