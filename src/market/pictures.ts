/**
 * Where a picture of the store is served. A fact names a picture by its path in the store (`demo/sofa-green.svg`); an
 * address adds a width and a format: `/pictures/640/demo/sofa-green.avif`. A name never names another picture, so an
 * address may be kept for ever.
 */

/** Widths that are made, in pixels: a thumbnail on a phone to a laptop's whole window. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/**
 * The longest sides of a stored photo, in pixels. No served picture is wider than the shorter side. After a turn the height is
 * the width, so the limit holds for the shorter side.
 */
export const photoSides = { shorter: Math.max(...pictureWidths), longer: 2 * Math.max(...pictureWidths) } as const;

/** Formats that are made, the one that browsers should like best first. */
export const pictureFormats = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export const pictureTypes: Readonly<Record<PictureFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** Words of small letters and digits; a point, a hyphen or a slash only between two of them, so no path leads upwards. */
const namePattern = /^[a-z\d]+(?:[-./][a-z\d]+)*$/;
const longestName = 200;

/** What a picture is called in its addresses: its name in the store without the ending. */
export function pictureStem(name: string): string {
  return name.replace(/\.[a-z\d]+$/, '');
}

/** The address of a picture, by its name in the store, in one width and format. */
export function pictureAddress(name: string, width: PictureWidth, format: PictureFormat): string {
  return `/pictures/${width}/${pictureStem(name)}.${format}`;
}

/** A picture for a browser to choose from: the sources it may know, and the address that every browser knows. */
export interface PictureFiles {
  readonly src: string;
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
}

/** The files of a picture that is shown at most `widest` pixels wide, counted on the finest screen. */
export function pictureFiles(name: string, widest: PictureWidth): PictureFiles {
  const offered = pictureWidths.filter((width) => width <= widest);
  const srcSet = (format: PictureFormat) =>
    offered.map((width) => `${pictureAddress(name, width, format)} ${width}w`).join(', ');
  return {
    src: pictureAddress(name, widest, 'jpg'),
    sources: (['avif', 'webp'] as const).map((format) => ({ type: pictureTypes[format], srcSet: srcSet(format) })),
  };
}

/** What an address of a picture asks for. `stem` is its name in the store without the ending. */
export interface AskedPicture {
  readonly width: PictureWidth;
  readonly stem: string;
  readonly format: PictureFormat;
}

/** Why an address asks for no picture that could be: which part of it is wrong, and what it must be. */
export interface PictureProblem {
  readonly parameter: 'width' | 'format' | 'name';
  readonly message: string;
}

/** Reads the two parts of an address below `/pictures/`: the width, and the name with its format as ending. */
export function askedPicture(width: string, file: string): AskedPicture | PictureProblem {
  const knownWidth = pictureWidths.find((known) => String(known) === width);
  if (!knownWidth) return { parameter: 'width', message: `must be one of ${pictureWidths.join(', ')}` };
  const [, stem = '', ending = ''] = /^(.*)\.([^./]*)$/s.exec(file) ?? [];
  const format = pictureFormats.find((known) => known === ending);
  if (!format) return { parameter: 'format', message: `must be one of ${pictureFormats.join(', ')}` };
  if (stem.length > longestName || !namePattern.test(stem)) {
    return {
      parameter: 'name',
      message: 'must be small letters and digits, joined by single points, hyphens, slashes',
    };
  }
  return { width: knownWidth, stem, format };
}
