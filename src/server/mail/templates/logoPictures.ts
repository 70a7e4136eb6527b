import sharp from 'sharp';
import type { LookOfMode, MailLook } from './mailLook.ts';
import type { MailPicture } from '../mailTransport.ts';

/** Height of the logo in a mail, in CSS pixels. */
export const logoHeight = 28;
/** Phone screens have two or three device pixels for each CSS pixel. */
const density = 3;

/** The logo as a bitmap in mails: few mail programs render SVG. */
export interface LogoPicture extends MailPicture {
  /** The width of the logo in CSS pixels. */
  readonly width: number;
}

/** The brand's logo for a light and a dark background. */
export async function logoPictures(
  look: MailLook,
): Promise<{ readonly light: LogoPicture; readonly dark: LogoPicture }> {
  const [light, dark] = await Promise.all([picture(look, look.light, 'logo'), picture(look, look.dark, 'logo-dark')]);
  return { light, dark };
}

async function picture({ product }: MailLook, { logo, colours }: LookOfMode, name: string): Promise<LogoPicture> {
  const { data, info } = await sharp(Buffer.from(withHalo(logo, colours.header)), { density: 72 })
    .resize({ height: logoHeight * density })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer({ resolveWithObject: true });
  return {
    cid: `${name}@${product}`,
    name: `${product}-${name}.png`,
    png: data,
    width: Math.round(info.width / density),
  };
}

/**
 * A logo with a halo in its background's colour, which is invisible there. Some mail programs force a dark background;
 * there the halo separates the logo from it.
 */
function withHalo(svg: string, ground: string): string {
  const halo =
    '<filter id="halo" x="-5%" y="-20%" width="110%" height="140%">' +
    '<feMorphology in="SourceAlpha" operator="dilate" radius="5" result="wide"/>' +
    `<feFlood flood-color="${ground}"/><feComposite in2="wide" operator="in" result="ground"/>` +
    '<feMerge><feMergeNode in="ground"/><feMergeNode in="SourceGraphic"/></feMerge></filter>';
  return svg
    .replace(/^<svg[^>]*>/, (opening) => `${opening}${halo}<g filter="url(#halo)">`)
    .replace(/<\/svg>$/, '</g></svg>');
}
