/// <reference path="../languages/globals.d.ts" />

import { brand } from './brand.ts';
import { signPath } from './brands/allmend/signPath.ts';
import { wordPath as allmendWord } from './brands/allmend/wordPath.ts';
import murmelSign from './brands/murmel/sign.svg?raw';
import { wordPath as murmelWord } from './brands/murmel/wordPath.ts';
import type { Palette } from './palette.ts';
import { palette } from './palettes.ts';

/** A mode of the brand as plain data: its colours, and its logo as SVG. */
interface LookOfMode {
  readonly colours: Palette;
  readonly logo: string;
}

/** The brand's look for mails. They cannot use the theme: mail programs support no style sheets, and hardly any SVG. */
export function mailLook() {
  const { light, dark } = palette;
  const inMode = (colours: Palette): LookOfMode => ({ colours, logo: logo(colours) });
  return { product: brand, light: inMode(light), dark: inMode(dark) };
}

function logo({ accent, promoted, text }: Palette): string {
  const line = `fill="none" stroke="${text}"`;
  if (__BRAND__ === 'murmel') {
    const word = `<path transform="translate(194 12)" ${line} stroke-width="23.5" stroke-linecap="round" stroke-linejoin="round" d="${murmelWord}"/>`;
    // The tab's icon, with the moon in the colour for the header, as in MurmelLogo.
    const sign = murmelSign
      .replace('<svg ', '<svg width="64" height="64" ')
      .replace('fill="#FFB938"', `fill="${promoted}"`);
    return drawing(843, `<g transform="translate(0 8) scale(2.5)">${sign}</g>${word}`);
  }
  const sign = `<path transform="translate(0 8) scale(2.5)" fill="${accent}" fill-rule="evenodd" d="${signPath}"/>`;
  return drawing(894.3, `${sign}<path transform="translate(206 6)" ${line} stroke-width="19.5" d="${allmendWord}"/>`);
}

function drawing(width: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 176">${content}</svg>`;
}
