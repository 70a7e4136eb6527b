import { languages, type Language } from '#machines/market/language.ts';
import { firstWordsOf, type RouteName, routes } from '#routes';

/** The first segments of the market's own addresses. `li` and `vi` are also language codes, but here they are pages. */
const words: ReadonlySet<string> = new Set((Object.keys(routes) as RouteName[]).flatMap(firstWordsOf));

/**
 * Adds the visitor's language to an address without one of our languages. A language that the market does not support
 * is removed (decisions, Languages: anything else falls back), and `/de-CH/li` becomes `/de/li`.
 */
export function withLanguage(address: string, visitors: Language): string {
  const [, first = '', rest = ''] = /^\/([^/?#]*)(.*)$/s.exec(address) ?? [];
  if (first === '' && rest === '') return `/${visitors}`;
  if (!isTongue(first)) return `/${visitors}/${first}${rest}`;
  const ours = languages.find((language) => language === first.slice(0, 2).toLowerCase());
  return `/${ours ?? visitors}${rest === '/' ? '' : rest}`;
}

/** Whether a path segment looks like a language code, perhaps with a country: `es`, `de-CH`. */
function isTongue(segment: string): boolean {
  return /^[a-z]{2}([-_][a-z]{2})?$/i.test(segment) && !words.has(segment);
}
