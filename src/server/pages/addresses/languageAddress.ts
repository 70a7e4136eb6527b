import { languages, type Language } from '#machines/market/language.ts';
import { firstWordsOf, type RouteName, routes } from '#routes';

/** Words that the market's own addresses begin with; `li` and `vi` are tongues too, but here they are places. */
const words: ReadonlySet<string> = new Set((Object.keys(routes) as RouteName[]).flatMap(firstWordsOf));

/**
 * Where an address without one of our languages leads: the same page in the visitor's. An address that names a language
 * which the market does not speak loses it (decisions, Languages: anything else falls back), and `/de-CH/li` is `/de/li`.
 */
export function withLanguage(address: string, visitors: Language): string {
  const [, first = '', rest = ''] = /^\/([^/?#]*)(.*)$/s.exec(address) ?? [];
  if (first === '' && rest === '') return `/${visitors}`;
  if (!isTongue(first)) return `/${visitors}/${first}${rest}`;
  const ours = languages.find((language) => language === first.slice(0, 2).toLowerCase());
  return `/${ours ?? visitors}${rest === '/' ? '' : rest}`;
}

/** Two letters, or with a country: `es`, `de-CH`. */
function isTongue(segment: string): boolean {
  return /^[a-z]{2}([-_][a-z]{2})?$/i.test(segment) && !words.has(segment);
}
