import { describe, expect, it } from 'vitest';

import { preferredLanguage } from '#web/shell/language/preferredLanguage.ts';

describe('the language that a reader would rather have', () => {
  it.each([
    [['fr-CH', 'de-CH', 'en'], 'it', 'fr'],
    [['rm', 'it-CH'], 'de', 'it'],
    [['EN-us'], 'de', 'en'],
  ] as const)('of %j, with %s shown, is %s', (read, shown, rather) => {
    expect(preferredLanguage(read, shown)).toBe(rather);
  });

  it.each([
    [['de-CH', 'fr'], 'de'],
    [['fr', 'de-AT'], 'de'],
    [['rm', 'pt'], 'de'],
    [[], 'de'],
  ] as const)(
    'of %j, with %s shown, is none: the user reads it, or the market has none of the languages',
    (read, shown) => {
      expect(preferredLanguage(read, shown)).toBeUndefined();
    },
  );
});
