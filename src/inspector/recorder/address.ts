/**
 * What of an address is kept: the path, and of its query those keys that the market reads to show a page. Whatever else it
 * carries (a token of a mail, who sent the visitor, a fragment) may be a secret and is of no use to a replay. A path is kept
 * up to the word, one of `wordsBeforeTokens`, behind which it carries a token.
 */
export function keptAddress(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  keys: ReadonlySet<string>,
  wordsBeforeTokens: readonly string[],
): string {
  const [, language = '', word = ''] = pathname.split('/');
  const path = wordsBeforeTokens.includes(word) ? `/${language}/${word}` : pathname;
  const query = new URLSearchParams([...new URLSearchParams(search)].filter(([key]) => keys.has(key)));
  return query.toString() === '' ? path : `${path}?${query}`;
}
