/// <reference path="./globals.d.ts" />

import type { I18n, Messages } from '@lingui/core';
import { useLingui } from '@lingui/react';

import { type Language, languages } from '#machines/market/language.ts';
import type { SpokenWords } from '#market/addresses/addressWords.ts';
import { learnSpelling } from '#market/addresses/spellings.ts';

import { brand } from '../theme/brand.ts';
import { LazyNumbersI18n } from './lazyNumbersI18n.ts';

/** The words of one language that the first page may need: messages and names. */
interface Words extends SpokenWords {
  readonly messages: Messages;
}

type LazyWords = Pick<Words, 'messages'>;

// One chunk per language, loaded when the language is shown (I18N-5). murmel says "tu" in French where allmend says
// "vous".
const wordsOf: Readonly<Record<Language, () => Promise<Words>>> = {
  de: () => import('./de.ts'),
  fr: () => (__BRAND__ === 'murmel' ? import('./fr-murmel.ts') : import('./fr.ts')),
  it: () => import('./it.ts'),
  en: () => import('./en.ts'),
};

// By language: loads the words of the parts that load after the first page.
const lazyMessagesOf: Readonly<Record<Language, () => Promise<LazyWords>>> = {
  de: () => import('#locales/de/lazy.po'),
  fr: () => (__BRAND__ === 'murmel' ? import('#locales/fr-murmel/lazy.po') : import('#locales/fr/lazy.po')),
  it: () => import('#locales/it/lazy.po'),
  en: () => import('#locales/en/lazy.po'),
};

/**
 * An I18n instance with the words of a language that its pages need first; the server uses several at a time. Names of
 * categories and cantons are messages too (`useNames`), and addresses use them as slugs from now on.
 */
export async function loadFirstMessages(language: Language): Promise<I18n> {
  const { messages, ...words } = await wordsOf[language]();
  const { categoryNames, cantonNames } = words;
  learnSpelling(language, words);
  const names = { ...namesOf('category', categoryNames), ...namesOf('canton', cantonNames) };
  return new LazyNumbersI18n({ locale: language, messages: { [language]: { ...messages, ...names } } });
}

/** The words of the parts that load after the first page, to be added (`addMessages`). */
export function lazyMessages(language: Language): Promise<LazyWords> {
  return lazyMessagesOf[language]();
}

/** Adds words to a language. Views are not notified: those that need the words have not been rendered yet. */
export function addMessages(i18n: I18n, { messages }: LazyWords): void {
  Object.assign(i18n.messages, messages);
}

const spokenFully = new Map<Language, Promise<I18n>>();

/** All words of a language, for the server, whose renders cannot wait; all pages of a language share one instance. */
export function loadAllMessages(language: Language): Promise<I18n> {
  const known = spokenFully.get(language);
  if (known) return known;
  const made = Promise.all([loadFirstMessages(language), lazyMessages(language)]).then(([i18n, lazyMessages]) => {
    addMessages(i18n, lazyMessages);
    return i18n;
  });
  spokenFully.set(language, made);
  made.catch(() => spokenFully.delete(language));
  return made;
}

/** The names of categories and cantons in the page's language. */
export function useNames(): Names {
  const { i18n } = useLingui();
  const nameOf = (kind: NameKind) => (key: number) => i18n._(nameId(kind, key));
  return { category: nameOf('category'), canton: nameOf('canton') };
}

interface Names {
  /** The name of a category, by its id in the tree. */
  readonly category: (id: number) => string;
  /** The name of a canton, by its code. */
  readonly canton: (code: number) => string;
}

type NameKind = 'category' | 'canton';

function nameId(kind: NameKind, key: number | string): string {
  return `${kind}.${key}`;
}

function namesOf(kind: NameKind, names: Readonly<Record<number, string>>): Messages {
  return Object.fromEntries(Object.entries(names).map(([key, name]) => [nameId(kind, key), [name]]));
}

// By language: loads the names of parameters and their values, and the messages of refusals. No page's chunk contains
// them, because the server writes them.
const parametersOf: Readonly<Record<Language, () => Promise<Pick<Words, 'messages'>>>> = {
  de: () => import('#locales/de/parameters.po'),
  fr: () => (__BRAND__ === 'murmel' ? import('#locales/fr-murmel/parameters.po') : import('#locales/fr/parameters.po')),
  it: () => import('#locales/it/parameters.po'),
  en: () => import('#locales/en/parameters.po'),
};

// By language: loads the words of mails.
const mailsOf: typeof parametersOf = {
  de: () => import('#locales/de/mails.po'),
  fr: () => (__BRAND__ === 'murmel' ? import('#locales/fr-murmel/mails.po') : import('#locales/fr/mails.po')),
  it: () => import('#locales/it/mails.po'),
  en: () => import('#locales/en/mails.po'),
};

/**
 * The words of all languages as plain data, for code that cannot import a catalogue: the server's mails and answers.
 */
export async function loadCatalogues(): Promise<Readonly<Record<Language, Messages>>> {
  const loaded = languages.map(async (language) => {
    const parts = await Promise.all([wordsOf, lazyMessagesOf, parametersOf, mailsOf].map((of) => of[language]()));
    return [language, Object.assign({}, ...parts.map(({ messages }) => messages)) as Messages] as const;
  });
  return Object.fromEntries(await Promise.all(loaded)) as Record<Language, Messages>;
}

/** The module of a language's words, as named in the build's manifest. */
export function wordsModule(language: Language): string {
  return `src/web/languages/${language === 'fr' && brand === 'murmel' ? 'fr-murmel' : language}.ts`;
}
