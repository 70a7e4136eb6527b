import { LRUCache } from 'lru-cache';

import { type Gapped, placeholderOf, gapped, withTexts } from './placeholders.ts';
import { apart, type Lasting, type PageMarkup } from './pageMarkup.ts';
import type { Fragment } from './joinedFragments.ts';
import { scriptJson } from './scriptJson.ts';
import { megabyte } from '#machines/market/units.ts';

/** The maximum memory of the cache, in bytes: some 3,000 listings of a list. */
const mostStored = 32 * megabyte;

// The tags around a fragment. React escapes angle brackets in texts, so no text can look like these.
const opening = `<${apart} data-kept="`;
const closing = `</${apart}>`;

/** A fragment: as bytes, or in pieces with placeholders for its texts. */
type CachedMarkup = Uint8Array | Gapped;

interface Marked {
  readonly key: string;
  readonly found: CachedMarkup | undefined;
  /** The texts that replace the placeholders; absent if the fragment has no placeholders. */
  readonly texts?: readonly string[];
}

/**
 * A fragment cache across pages, on the server only; the least recently used entries are evicted first. `most` is in
 * bytes.
 */
export function createMarkupStore(most = mostStored): { readonly size: number; forPage(lasting: Lasting): PageMarkup } {
  const cache = new LRUCache<string, CachedMarkup>({
    maxSize: most,
    sizeCalculation: (made, key) => sizeOf(key, made),
  });
  const numbers = new WeakMap<object, number>();
  const views = new Map<unknown, number>();
  const encoder = new TextEncoder();
  let numbered = 0;

  function keep<Made extends CachedMarkup>(key: string, made: Made): Made {
    cache.set(key, made);
    return made;
  }

  function shown({ key, found, texts }: Marked, html: () => string): Fragment {
    if (!texts) return (found as Uint8Array | undefined) ?? keep(key, encoder.encode(html()));
    return withTexts((found as Gapped | undefined) ?? keep(key, gapped(html())), texts);
  }

  function numberOf(object: object): number {
    const known = numbers.get(object);
    if (known !== undefined) return known;
    numbers.set(object, (numbered += 1));
    return numbered;
  }

  function viewOf(view: unknown): number {
    if (!views.has(view)) views.set(view, views.size);
    return views.get(view)!;
  }

  return {
    get size() {
      return cache.calculatedSize;
    },
    forPage(lasting) {
      const marked: Marked[] = [];
      return {
        isLasting: (of) => lasting.has(of),
        find(of, view, shown) {
          const key = `${numberOf(of)} ${viewOf(view)} ${shown}`;
          const found = cache.get(key);
          return { mark: marked.push({ key, found }) - 1, isCached: found !== undefined };
        },
        findWithPlaceholders(of, shown, texts) {
          const key = `${numberOf(of)} with gaps ${shown}`;
          const found = cache.get(key);
          const isCached = found !== undefined;
          return {
            mark: marked.push({ key, found, texts }) - 1,
            isCached,
            placeholders: isCached ? [] : texts.map(placeholderOf),
          };
        },
        fragments(html) {
          const fragments: Fragment[] = [];
          let from = 0;
          for (let at = html.indexOf(opening); at >= 0; at = html.indexOf(opening, from)) {
            const marks = at + opening.length;
            const marksEnd = html.indexOf('"', marks);
            const begin = marksEnd + '">'.length;
            const end = html.indexOf(closing, begin);
            fragments.push(html.slice(from, at));
            for (const mark of html.slice(marks, marksEnd).split(' '))
              fragments.push(shown(marked[Number(mark)]!, () => html.slice(begin, end)));
            from = end + closing.length;
          }
          return [...fragments, html.slice(from)];
        },
        json(of) {
          if (!lasting.has(of)) return undefined;
          const key = `${numberOf(of)}`;
          return (cache.get(key) as Uint8Array | undefined) ?? keep(key, encoder.encode(scriptJson(of)));
        },
      };
    },
  };
}

function sizeOf(key: string, markup: CachedMarkup): number {
  return 2 * key.length + (markup instanceof Uint8Array ? markup.length : 2 * markup.length);
}
