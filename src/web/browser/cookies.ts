import type { Language } from '#machines/market/language.ts';
import { choiceLife } from '#machines/market/limits.ts';

import { brand } from '../theme/brand.ts';

/** The lifetime of a cookie that stores a visitor's choice, in seconds. */
export const choiceSeconds = choiceLife / 1000;

/** The cookies of this brand that the browser reads or writes (decisions, Header names). */
export const cookies = {
  language: `${brand}_lang`,
  csrf: `${brand}_csrf`,
  mode: `${brand}_mode`,
  retry: `${brand}_retry`,
} as const;

/** The value of a cookie of this document. */
export function readCookie(name: string): string | undefined {
  const pairs = document.cookie.split('; ').map((pair) => pair.split('='));
  return pairs
    .find(([cookie]) => cookie === name)
    ?.slice(1)
    .join('=');
}

/** Stores a cookie for the whole market, for some seconds. */
export function writeCookie(name: string, value: string, seconds: number): void {
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax`;
}

/**
 * Makes a page write the language cookie now, and again whenever it gets the focus. Calls use the language of the
 * cookie (API-14), which all tabs share, while a page has the language of its URL. Another tab, or an earlier page, may
 * have set another language.
 */
export function storeLanguage(language: Language): void {
  const write = () => writeCookie(cookies.language, language, choiceSeconds);
  write();
  for (const event of ['focus', 'pageshow']) window.addEventListener(event, write);
}
