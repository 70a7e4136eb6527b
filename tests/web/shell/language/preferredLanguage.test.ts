import { describe, expect, it } from 'vitest';

import { preferredLanguage } from '#web/shell/language/preferredLanguage.ts';

describe('the language that a reader would rather have', () => {
  it.each([
    [['fr-CH', 'de-CH', 'en'], 'it', 'fr'],
    [['rm', 'it-CH'], 'de', 'it'],
    [['EN-us'], 'de', 'en'],
  ] as const)('of %j, where %s is shown, is %s', (read, shown, rather) => {
    expect(preferredLanguage(read, shown)).toBe(rather);
  });

  it.each([
    [['de-CH', 'fr'], 'de'],
    [['fr', 'de-AT'], 'de'],
    [['rm', 'pt'], 'de'],
    [[], 'de'],
  ] as const)('of %j, where %s is shown, is none: they read it, or the market speaks none of theirs', (read, shown) => {
    expect(preferredLanguage(read, shown)).toBeUndefined();
  });
});
