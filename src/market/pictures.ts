/**
 * The addresses of pictures. A fact names a picture by its path in the store (`demo/sofa-green.svg`). An address adds a
 * width and a format: `/pictures/640/demo/sofa-green.avif`. A name always means the same picture, so addresses can be
 * cached forever.
 */

/** The widths of served pictures, in pixels: from a thumbnail on a phone to the full window of a laptop. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/**
 * The longest sides of a stored photo, in pixels. No served picture is wider than the shorter side. After a rotation
 * the height is the width, so the limit applies to the shorter side.
 */
export const photoSides = { shorter: Math.max(...pictureWidths), longer: 2 * Math.max(...pictureWidths) } as const;

/** The formats of served pictures, in order of preference for browsers. */
export const pictureFormats = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export const pictureTypes: Readonly<Record<PictureFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** Groups of lower-case letters and digits, joined by single dots, hyphens or slashes, so no path leads upwards. */
const namePattern = /^[a-z\d]+(?:[-./][a-z\d]+)*$/;
const longestName = 200;

/** The name of a picture in its URLs: its name in the store without extension. */
export function pictureStem(name: string): string {
  return name.replace(/\.[a-z\d]+$/, '');
}

/** The URL of a picture in a width and a format, by its name in the store. */
export function pictureAddress(name: string, width: PictureWidth, format: PictureFormat): string {
  return `/pictures/${width}/${pictureStem(name)}.${format}`;
}

/** A picture for a browser to choose from: the sources by format, and an address that every browser supports. */
export interface PictureFiles {
  readonly src: string;
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
}

/** The files of a picture with a maximum width of `widest` pixels on the highest-resolution screen. */
export function pictureFiles(name: string, widest: PictureWidth): PictureFiles {
  const offered = pictureWidths.filter((width) => width <= widest);
  const srcSet = (format: PictureFormat) =>
    offered.map((width) => `${pictureAddress(name, width, format)} ${width}w`).join(', ');
  return {
    src: pictureAddress(name, widest, 'jpg'),
    sources: (['avif', 'webp'] as const).map((format) => ({ type: pictureTypes[format], srcSet: srcSet(format) })),
  };
}

/** The picture that an address requests. `stem` is its name in the store without extension. */
export interface PictureRequest {
  readonly width: PictureWidth;
  readonly stem: string;
  readonly format: PictureFormat;
}

/** The reason why a picture's URL is invalid: the wrong part, and the rule for it. */
export interface PictureProblem {
  readonly parameter: 'width' | 'format' | 'name';
  readonly message: string;
}

/** Parses the two parts of an address below `/pictures/`: the width, and the name with its format as extension. */
export function pictureRequestOf(width: string, file: string): PictureRequest | PictureProblem {
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
