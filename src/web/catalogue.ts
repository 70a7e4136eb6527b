/// <reference path="./globals.d.ts" />

import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { useLingui } from '@lingui/react';

import type { CategoryNames } from '#machines/market/categoryTree.ts';
import { type Language, languages } from '#machines/market/language.ts';
import type { CantonNames } from '#market/cantonCodes.ts';

import { brand } from './theme/brand.ts';

/** Whatever is said in one language alone. */
interface Words {
  readonly messages: Messages;
  readonly categoryNames: CategoryNames;
  readonly cantonNames: CantonNames;
}

// One chunk a language, loaded when the language is shown (I18N-5). murmel says "tu" in French where allmend says "vous".
const wordsOf: Readonly<Record<Language, () => Promise<Words>>> = {
  de: () => import('./languages/de.ts'),
  fr: () => (__BRAND__ === 'murmel' ? import('./languages/fr-murmel.ts') : import('./languages/fr.ts')),
  it: () => import('./languages/it.ts'),
  en: () => import('./languages/en.ts'),
};

/**
 * The words of a language, in an instance of its own: the server speaks several at a time. Names of categories and cantons
 * are messages too (`useNames`).
 */
export async function speak(language: Language): Promise<I18n> {
  const { messages, categoryNames, cantonNames } = await wordsOf[language]();
  const names = { ...namesBelow('category', categoryNames), ...namesBelow('canton', cantonNames) };
  return setupI18n({ locale: language, messages: { [language]: { ...messages, ...names } } });
}

/** What categories and cantons are called in the page's language. */
export function useNames(): Names {
  const { i18n } = useLingui();
  return { category: (id) => i18n._(`category.${id}`), canton: (code) => i18n._(`canton.${code}`) };
}

interface Names {
  /** By the id of a category of the tree. */
  readonly category: (id: number) => string;
  /** By the code of a canton. */
  readonly canton: (code: number) => string;
}

function namesBelow(kind: string, names: Readonly<Record<number, string>>): Messages {
  return Object.fromEntries(Object.entries(names).map(([key, name]) => [`${kind}.${key}`, [name]]));
}

/** Every language's words as plain data, for those who cannot import a catalogue: the server's mails and answers. */
export async function loadCatalogues(): Promise<Readonly<Record<Language, Messages>>> {
  const loaded = languages.map(async (language) => [language, (await wordsOf[language]()).messages] as const);
  return Object.fromEntries(await Promise.all(loaded)) as Record<Language, Messages>;
}

/** The module of a language's words, as the build's manifest names it. */
export function wordsModule(language: Language): string {
  return `src/web/languages/${language === 'fr' && brand === 'murmel' ? 'fr-murmel' : language}.ts`;
}
