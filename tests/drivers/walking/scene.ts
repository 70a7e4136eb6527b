import type { I18n } from '@lingui/core';
import { cleanup } from '@testing-library/react';
import { vi } from 'vitest';
import type { Language } from '#machines/market/language.ts';
import { addressInEach } from '#web/addresses/address.ts';
import { loadAllMessages } from '#web/languages/catalogue.ts';

// Drivers look for elements by their English texts. In a scene of another language the texts of the page are translated
// to English.

/** The language and the window width in which views are mounted. */
export interface Scene {
  readonly language: Language;
  /** The width of the window, in CSS pixels. */
  readonly width: number;
}

let current: Scene = { language: 'en', width: 1024 };

/** The scene in which views are currently mounted. */
export const scene = (): Scene => current;

/** Runs a function while views are mounted in a scene. */
export async function inScene<Done>(next: Scene, acts: () => Promise<Done>): Promise<Done> {
  // The URL words of other languages are imported only if needed: a page in English does without them.
  if (next.language !== 'en') await import('#market/addresses/everySpelling.ts');
  const { fetch } = globalThis;
  const before = { scene: current, width: window.innerWidth };
  current = next;
  window.innerWidth = next.width;
  try {
    return await acts();
  } finally {
    // Cleans up after an aborted walk, which has not removed its view or restored its environment.
    vi.useRealTimers();
    cleanup();
    globalThis.fetch = fetch;
    sessionStorage.clear();
    localStorage.clear();
    for (const cookie of document.cookie.split('; '))
      document.cookie = `${cookie.split('=', 1)[0]}=; max-age=0; path=/`;
    window.history.replaceState(null, '', '/');
    current = before.scene;
    window.innerWidth = before.width;
  }
}

/** The path of a page of the market, with the URL words of a language. */
export function addressIn(language: Language, address: string): string {
  return address.startsWith(`/${language}`) ? address : (addressInEach(address)[language] ?? address);
}

/** The English versions of texts on pages in other languages; a text may have several. */
const englishOf = new Map<string, Set<string>>();
const listenedTo = new WeakSet<I18n>();

/** A message to translate: its id alone, or with its values. */
type Message = string | { readonly id: string; readonly values?: Record<string, unknown> };

/** From now on, records the English version of every message that pages show in the scene's language. */
export async function recordEnglish(): Promise<void> {
  const { language } = current;
  if (language === 'en') return;
  const [i18n, english] = await Promise.all([loadAllMessages(language), loadAllMessages('en')]);
  if (listenedTo.has(i18n)) return;
  listenedTo.add(i18n);
  const say = i18n._.bind(i18n);
  const received = ((message: Message, values?: Record<string, unknown>, options?: Parameters<I18n['_']>[2]) => {
    const text = say(message as string, values, options);
    const requested = typeof message === 'string' ? message : { ...message, values: valuesInEnglish(message.values) };
    const known = englishOf.get(text) ?? new Set();
    englishOf.set(text, known.add(english._(requested as string, valuesInEnglish(values), options)));
    return text;
  }) as I18n['_'];
  Object.assign(i18n, { _: received, t: received });
}

/** Translates the values too, since a value may be a translated word. */
function valuesInEnglish(values: Record<string, unknown> = {}): Record<string, unknown> {
  const readOne = ([key, value]: [string, unknown]) =>
    [key, typeof value === 'string' ? ([...(englishOf.get(value) ?? [])][0] ?? value) : value] as const;
  return Object.fromEntries(Object.entries(values).map(readOne));
}

/** Cached translations of texts with several parts, valid for this number of known words. */
let read = { size: 0, texts: new Map<string, readonly string[]>() };

/** The possible English versions of a page's text, the likeliest last; the text itself on a page in English. */
export function inEnglish(text: string): readonly string[] {
  if (current.language === 'en') return [text];
  const trimmed = text.trim();
  const known = englishOf.get(trimmed);
  if (known) return [trimmed, ...known];
  if (read.size !== englishOf.size) read = { size: englishOf.size, texts: new Map() };
  const readBefore = read.texts.get(trimmed);
  if (readBefore) return readBefore;
  // An accessible name may have several translated parts, such as a word and a number.
  const parts = [...englishOf.keys()].filter((part) => part.length > 1 && trimmed.includes(part));
  const longestFirst = parts.toSorted((one, other) => other.length - one.length);
  const english = longestFirst.length === 0 ? trimmed : trimmed.replaceAll(wholeWords(longestFirst), inEnglishAlone);
  const both = [trimmed, english];
  read.texts.set(trimmed, both);
  return both;
}

/** Parts are whole words: « de » is no part of « desktop ». Texts of neighbouring elements follow without a space. */
function wholeWords(parts: readonly string[]): RegExp {
  const each = parts.map((part) => {
    const before = /^\p{Lu}/u.test(part) ? String.raw`(?<!\p{Lu})` : /^\p{L}/u.test(part) ? String.raw`(?<!\p{L})` : '';
    const after = /\p{L}$/u.test(part) ? String.raw`(?!\p{Ll})` : '';
    return before + part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`) + after;
  });
  return new RegExp(each.join('|'), 'gu');
}

function inEnglishAlone(part: string): string {
  return [...englishOf.get(part)!][0]!;
}
