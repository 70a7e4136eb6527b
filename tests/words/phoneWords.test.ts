import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const catalogue = (locale: string, name: string) =>
  readFileSync(new URL(`../../locales/${locale}/${name}.po`, import.meta.url), 'utf8');

describe('the words about a wrong phone number', () => {
  it.each(['de', 'en', 'fr', 'fr-murmel', 'it'])('show numbers with and without a country code in %s', (locale) => {
    const reported = /^msgid "forms\.wrongPhone"\nmsgstr "(.+)"$/m.exec(catalogue(locale, 'lazy'))?.[1];
    expect(reported).toContain('079 123 45 67');
    expect(reported).toContain('+49 30 1234567');
    const refused = /^msgid "account\.phoneInvalid"\nmsgstr "(.*)"$/m.exec(catalogue(locale, 'parameters'))?.[1];
    expect(refused, 'the server refuses in the same words').toBe(reported);
  });
});
