/// <reference path="./globals.d.ts" />

import { type I18n, type Messages, setupI18n } from '@lingui/core';

import { type Language, languages } from '#machines/market/language.ts';

import { brand } from './theme/brand.ts';

// One chunk a language, loaded when the language is shown (I18N-5). murmel says "tu" in French where allmend says "vous".
const catalogueOf: Readonly<Record<Language, () => Promise<{ readonly messages: Messages }>>> = {
  de: () => import('#locales/de/messages.po'),
  fr: () => (__BRAND__ === 'murmel' ? import('#locales/fr-murmel/messages.po') : import('#locales/fr/messages.po')),
  it: () => import('#locales/it/messages.po'),
  en: () => import('#locales/en/messages.po'),
};

/** Those that were spoken before: on the server, which speaks several at a time, by all pages of a language. */
const spoken = new Map<Language, I18n>();

/** The words of a language, in an instance of its own. */
export async function speak(language: Language): Promise<I18n> {
  const known = spoken.get(language);
  if (known) return known;
  const { messages } = await catalogueOf[language]();
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  spoken.set(language, i18n);
  return i18n;
}

/** Every language's words as plain data, for those who cannot import a catalogue: the server's mails and answers. */
export async function loadCatalogues(): Promise<Readonly<Record<Language, Messages>>> {
  const loaded = languages.map(async (language) => [language, (await catalogueOf[language]()).messages] as const);
  return Object.fromEntries(await Promise.all(loaded)) as Record<Language, Messages>;
}

/** The module of a language's catalogue, as the build's manifest names it. */
export function catalogueModule(language: Language): string {
  const folder = language === 'fr' && brand === 'murmel' ? 'fr-murmel' : language;
  return `locales/${folder}/messages.po`;
}
