import { describe, expect, it } from 'vitest';
import * as allmend from '#web/theme/brands/allmend/palette.ts';
import * as murmel from '#web/theme/brands/murmel/palette.ts';
import type { Palette } from '#web/theme/palette.ts';
import { contrast } from '#tests/drivers/ui/contrast.ts';

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
    // The contrast of the accent as text, and as the outline of the chosen option in a track.
    [4.5, 'accentText', ground] as const,
    // The contrast of the edge of a control.
    [3, 'borderStrong', ground] as const,
    [3, 'focus', ground] as const,
  ]),
  [4.5, 'text', 'header'],
  [3, 'focus', 'header'],
  [4.5, 'textMuted', 'promotedSurface'],
  [4.5, 'onAccent', 'accent'],
  [4.5, 'onAccent', 'accentHover'],
  [4.5, 'onAccentSoft', 'accentSoft'],
  ...(['danger', 'success', 'warning'] as const).flatMap((reported) => [
    [4.5, reported, 'surface'] as const,
    [4.5, reported, `${reported}Soft`] as const,
    [4.5, 'text', `${reported}Soft`] as const,
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
