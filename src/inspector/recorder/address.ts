/**
 * The recorded part of an address: the path, and those query keys that the market reads to show a page. All other parts
 * (a token of a mail, the referrer, a fragment) may be secret, and a replay does not need them. A path is cut after a
 * word of `wordsBeforeTokens`, because a token follows it.
 */
export function recordedAddress(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  keys: ReadonlySet<string>,
  wordsBeforeTokens: readonly string[],
): string {
  const [, language = '', word = ''] = pathname.split('/');
  const path = wordsBeforeTokens.includes(word) ? `/${language}/${word}` : pathname;
  const query = new URLSearchParams([...new URLSearchParams(search)].filter(([key]) => keys.has(key)));
  return query.toString() === '' ? path : `${path}?${query}`;
}
