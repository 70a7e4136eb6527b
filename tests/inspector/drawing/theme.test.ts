import { describe, expect, it } from 'vitest';
import { themes } from '#inspector/drawing/theme.ts';
import * as allmend from '#web/theme/brands/allmend/palette.ts';
import { contrast } from '#tests/drivers/ui/contrast.ts';

describe.each(['light', 'dark'] as const)('the colours of a drawing, %s', (name) => {
  const theme = themes[name];

  it('are those of the brand', () => {
    const { surface, surfaceSunken, surfaceRaised, text, textMuted, border, borderStrong, ...others } = allmend[name];
    const { accent, accentText, accentSoft, onAccent, danger, warning, warningSoft } = others;
    expect(theme).toEqual({
      ground: surface,
      sunken: surfaceSunken,
      raised: surfaceRaised,
      text,
      muted: textMuted,
      line: borderStrong,
      faint: border,
      accent: accentText,
      accentFill: accent,
      onAccent,
      accentSoft,
      danger,
      warning,
      warningSoft,
    });
  });

  it('have the contrasts that WCAG requires of texts and of lines', () => {
    const grounds = [theme.ground, theme.sunken, theme.raised];
    for (const ground of grounds) {
      for (const colour of [theme.text, theme.muted, theme.danger, theme.warning])
        expect(contrast(colour, ground)).toBeGreaterThanOrEqual(4.5);
      for (const colour of [theme.line, theme.accent]) expect(contrast(colour, ground)).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(theme.text, theme.faint)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme.text, theme.accentSoft)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme.onAccent, theme.accentFill)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme.warning, theme.warningSoft)).toBeGreaterThanOrEqual(4.5);
  });
});
