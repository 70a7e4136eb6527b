import type { Language } from '#machines/market/language.ts';

import { brand } from '../theme/brand.ts';

/** What a choice is remembered for, in seconds. */
export const aYear = 365 * 24 * 60 * 60;

/** The cookies of this brand that the browser reads or writes (decisions, Header names). */
export const cookies = {
  language: `${brand}_lang`,
  csrf: `${brand}_csrf`,
  mode: `${brand}_mode`,
  retry: `${brand}_retry`,
} as const;

/** What a cookie of this document holds. */
export function readCookie(name: string): string | undefined {
  const pairs = document.cookie.split('; ').map((pair) => pair.split('='));
  return pairs
    .find(([given]) => given === name)
    ?.slice(1)
    .join('=');
}

/** Keeps a cookie for the whole market, for so many seconds. */
export function writeCookie(name: string, value: string, seconds: number): void {
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax`;
}

/**
 * Calls ask in the language of the cookie (API-14), which all tabs share, and a page speaks the language of its address.
 * So whichever page one turns to writes the cookie again: a tab beside it or the way back may have been in another language.
 */
export function keepLanguage(language: Language): void {
  const write = () => writeCookie(cookies.language, language, aYear);
  write();
  for (const event of ['focus', 'pageshow']) window.addEventListener(event, write);
}
