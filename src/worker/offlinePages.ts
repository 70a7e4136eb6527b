import { type Language, languages } from '#machines/market/language.ts';

import { find, keep } from './copies.ts';
import { cacheFile } from './caching.ts';
import { files } from './places.ts';
import { scope } from './scope.ts';

// The page for addresses without a copy, in each language. It needs no script.

const addressOf = (language: Language) => new URL(`/offline/${language}.html`, scope.location.origin).href;

/**
 * Loads the offline pages, with the style, the font and the icon to which they refer. Rejects if the server has another
 * build.
 */
export async function cacheOfflinePages(): Promise<void> {
  const needed = new Set<string>();
  for (const language of languages) {
    const answer = await fetch(addressOf(language), { cache: 'no-cache' });
    const document = await answer.text();
    if (!answer.ok || !document.includes(__BUILD__.sheet)) throw new Error('The server has another build');
    await keep(async () => files, addressOf(language), answer, document);
    for (const [file] of document.matchAll(/\/assets\/[\w.-]+/g)) needed.add(new URL(file, scope.location.origin).href);
  }
  for (const url of needed) await cacheFile(url, await fetch(url, { cache: 'force-cache' }));
}

/** The offline page in a language. */
export async function offlinePageIn(language: Language): Promise<Response> {
  const copy = await find(files, addressOf(language));
  if (!copy) return Response.error();
  // The status shows a caller of `fetch` that this is not the requested content.
  return new Response(copy.response.body, { status: 503, headers: copy.response.headers });
}
