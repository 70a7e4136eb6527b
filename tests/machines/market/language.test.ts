import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultLanguage, languages, toLanguage } from '#machines/market/language.ts';

describe('languages', () => {
  it('are German, which is the default, French and Italian [I18N-1], and English as the fourth [I18N-2]', () => {
    expect(languages).toEqual(['de', 'fr', 'it', 'en']);
    expect(defaultLanguage).toBe('de');
  });

  it('that are not supported fall back to German [I18N-4]', () => {
    for (const language of languages) expect(toLanguage(language)).toBe(language);
    const unsupported = fc.anything().filter((value) => !languages.some((language) => language === value));
    fc.assert(
      fc.property(unsupported, (requested) => {
        expect(toLanguage(requested)).toBe('de');
      }),
    );
    for (const requested of ['rm', 'DE', 'de-ch', undefined]) expect(toLanguage(requested)).toBe('de');
  });
});
