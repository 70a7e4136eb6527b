import type { PlacedChart } from '../../drawing/layout.ts';
import { mermaidOf } from '../../drawing/mermaid.ts';
import { type SvgOptions, svgOf } from '../../drawing/svg.ts';

/** The formats of a picture. */
export type PictureFormat = 'svg' | 'png' | 'mermaid';

/** Pixels for each pixel of the drawing, so that texts are sharp on today's screens. */
const density = 2;

/** The chart as it is shown, as the content of a file. */
export async function pictureOf(placed: PlacedChart, format: PictureFormat, options: SvgOptions): Promise<Blob> {
  if (format === 'mermaid') return new Blob([`${mermaidOf(placed.chart)}\n`], { type: 'text/plain' });
  const svg = new Blob([svgOf(placed, options)], { type: 'image/svg+xml' });
  return format === 'svg' ? svg : pngOf(svg, placed);
}

/** The name of a picture's file. */
export function pictureName({ chart }: PlacedChart, format: PictureFormat): string {
  return `${chart.id}${{ svg: '.chart.svg', png: '.chart.png', mermaid: '.mmd' }[format]}`;
}

async function pngOf(svg: Blob, { width, height }: PlacedChart): Promise<Blob> {
  const address = URL.createObjectURL(svg);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(width) * density;
    canvas.height = Math.ceil(height) * density;
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser makes no PNG of this size.'))));
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Offers a file for download. */
export function download(name: string, content: Blob): void {
  const href = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 0);
}
