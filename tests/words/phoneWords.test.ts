import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

describe('the words about a wrong phone number', () => {
  it.each(['de', 'en', 'fr', 'fr-murmel', 'it'])('show numbers with and without a country code in %s', (locale) => {
    const catalogue = readFileSync(new URL(`../../locales/${locale}/later.po`, import.meta.url), 'utf8');
    const told = /^msgid "forms\.wrongPhone"\nmsgstr "(.+)"$/m.exec(catalogue)?.[1];
    expect(told).toContain('079 123 45 67');
    expect(told).toContain('+49 30 1234567');
  });
});
