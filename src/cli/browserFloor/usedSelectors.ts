import type { NewerApis } from './newerApis.ts';
import type { UsedApi } from './usedApis.ts';

/**
 * The newer selectors that a style sheet (`*.css.ts`) uses. A selector in `@supports` counts as checked; comments do
 * not count.
 */
export function usedSelectors(file: string, code: string, { selectors }: Pick<NewerApis, 'selectors'>): UsedApi[] {
  if (!file.endsWith('.css.ts')) return [];
  return code.split('\n').flatMap((text, index) => {
    const rest = text.replaceAll(/selector\(:[\w-]+(\([^)]*\))?\)/g, '').replace(/^\s*(\/\/|\/?\*).*/, '');
    // After a backslash a colon is part of a name: `.\\:popover-open` is a class.
    const used = new Set(rest.match(/(?<!\\):{1,2}[a-z][a-z-]*/g)?.map((selector) => selector.replace('::', ':')));
    return [...used].flatMap((api) => {
      const lateness = selectors.get(api);
      return lateness === undefined ? [] : [{ api, lateness, line: index + 1 }];
    });
  });
}
