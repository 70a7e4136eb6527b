import sharp from 'sharp';

/** Pixels for each pixel of the drawing, so that texts are sharp on today's screens. */
const density = 2;
/** The resolution, in dots per inch, at which one pixel of an SVG becomes one pixel of the picture. */
const dotsPerInch = 72;

/** The picture of an SVG document. Its texts have the first installed font of the document's list. */
export async function pngOf(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg), { density: dotsPerInch * density, limitInputPixels: false })
    .png()
    .toBuffer();
}
