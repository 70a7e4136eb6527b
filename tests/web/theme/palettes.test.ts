import { describe, expect, it } from 'vitest';
import * as allmend from '#web/theme/brands/allmend/palette.ts';
import * as murmel from '#web/theme/brands/murmel/palette.ts';
import type { Palette } from '#web/theme/palette.ts';

/** By WCAG's formula, of two colours as `#rrggbb`. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((first, second) => second - first);
  return (light! + 0.05) / (dark! + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

const palettes = {
  'allmend, light': allmend.light,
  'allmend, dark': allmend.dark,
  'murmel, light': murmel.light,
  'murmel, dark': murmel.dark,
};

const grounds = ['surface', 'surfaceSunken', 'surfaceRaised'] as const;
const pairs: readonly (readonly [least: number, colour: keyof Palette, on: keyof Palette])[] = [
  ...grounds.flatMap((ground) => [
    [4.5, 'text', ground] as const,
    [4.5, 'textMuted', ground] as const,
    // As text, and as the outline of the chosen option in a track.
    [4.5, 'accentText', ground] as const,
    // The edge of a control.
    [3, 'borderStrong', ground] as const,
    [3, 'focus', ground] as const,
  ]),
  [4.5, 'text', 'header'],
  [3, 'focus', 'header'],
  [4.5, 'textMuted', 'promotedSurface'],
  [4.5, 'onAccent', 'accent'],
  [4.5, 'onAccent', 'accentHover'],
  [4.5, 'onAccentSoft', 'accentSoft'],
  ...(['danger', 'success', 'warning'] as const).flatMap((told) => [
    [4.5, told, 'surface'] as const,
    [4.5, told, `${told}Soft`] as const,
    [4.5, 'text', `${told}Soft`] as const,
  ]),
  [4.5, 'price', 'surface'],
  [4.5, 'priceDrop', 'surface'],
  [4.5, 'onNew', 'new'],
  [4.5, 'onPromoted', 'promoted'],
  [4.5, 'onInverse', 'inverse'],
];

describe.each(Object.entries(palettes))('the colours of %s', (_, palette) => {
  it.each(pairs)('have a contrast of %d at least: %s on %s', (least, colour, on) => {
    expect(contrast(palette[colour], palette[on])).toBeGreaterThanOrEqual(least);
  });
});
