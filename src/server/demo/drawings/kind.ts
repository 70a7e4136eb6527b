/** A crop of a drawing, 4:3: its left and upper edge, and its width, in units of the 800 x 600 drawing. */
export type View = readonly [x: number, y: number, width: number];

/** A kind of thing that is drawn, such as a tent, and the variants there are of it. */
export interface Kind<Variant> {
  readonly variants: Readonly<Record<string, Variant>>;
  /** What lies in the frame of 800 x 600, as SVG elements. */
  draw(variant: Variant): string;
  /** Where it is worth looking closer: the second to the fifth picture. */
  readonly views?: Views;
}

/** The second to the fifth picture of a thing. */
export type Views = readonly [View, View, View, View];

/** A kind whose variants are known by name alone. */
export interface DrawnKind {
  readonly variants: readonly string[];
  readonly views: Views;
  /** The elements of a variant; undefined where there is none of that name. */
  draw(variant: string): string | undefined;
}

/** Kinds by name, as a file of drawings gives them. */
export type Kinds = Readonly<Record<string, DrawnKind>>;

// The thing as a whole but nearer, its left, its right, and its middle.
const usual: Views = [
  [100, 90, 600],
  [90, 210, 380],
  [330, 210, 380],
  [240, 170, 320],
];

/** Makes a kind of the variants and the function that draws them. */
export function kind<Variant>({ variants, draw, views = usual }: Kind<Variant>): DrawnKind {
  const byName = new Map(Object.entries(variants));
  return {
    variants: [...byName.keys()],
    views,
    draw(name) {
      const variant = byName.get(name);
      return variant === undefined ? undefined : draw(variant);
    },
  };
}
