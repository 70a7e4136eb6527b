import { createContext } from 'react';

import type { Piece } from './pieces.ts';
import { scriptJson } from './scriptJson.ts';

/** A page that is being rendered, with what pages before it have left of the same ads. */
export interface PageMarkup {
  /** Whether pages to come will show this very object again. */
  isLasting(of: object): boolean;
  /**
   * The mark of what a view shows of an object here, by which it is found in this page; and whether a page before has left the
   * markup, so that it need not be rendered.
   */
  find(of: object, view: unknown, shown: string): { readonly mark: number; readonly isKept: boolean };
  /** The page without its marks, and with what they stand for; what was rendered here is kept. */
  pieces(html: string): readonly Piece[];
  /** `scriptJson` of a lasting object, in UTF-8. */
  json(of: object): Uint8Array | undefined;
}

/** Around a page whose parts may come from others before it. */
export const PageMarkupContext = createContext<PageMarkup | undefined>(undefined);

/** Objects that come again, for as long as nothing about them has changed. */
export type Lasting = Pick<WeakSet<object>, 'has'>;

/** Bytes that what is kept may take in memory: some 3,000 ads in a list. */
const mostKept = 32 * 1024 * 1024;

// React writes no quotation mark as it is but those of attributes, so nobody's text can look like these.
const opening = ' data-kept="';
const closing = '<template data-kept-end=""></template>';

/** Keeps bytes from page to page, on the server alone; what was not shown for longest goes first. `most` is in bytes. */
export function createMarkupStore(most = mostKept): { readonly size: number; forPage(lasting: Lasting): PageMarkup } {
  const kept = new Map<string, Uint8Array>();
  const numbers = new WeakMap<object, number>();
  const views = new Map<unknown, number>();
  const encoder = new TextEncoder();
  let numbered = 0;
  let size = 0;

  function find(key: string): Uint8Array | undefined {
    const bytes = kept.get(key);
    if (!bytes) return undefined;
    kept.delete(key);
    kept.set(key, bytes);
    return bytes;
  }

  function forget(key: string): void {
    size -= sizeOf(key, kept.get(key)!);
    kept.delete(key);
  }

  function keep(key: string, text: string): Uint8Array {
    if (kept.has(key)) forget(key);
    const bytes = encoder.encode(text);
    kept.set(key, bytes);
    size += sizeOf(key, bytes);
    for (const oldest of kept.keys()) {
      if (size <= most) break;
      forget(oldest);
    }
    return bytes;
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
      return size;
    },
    forPage(lasting) {
      const marked: { readonly key: string; readonly bytes: Uint8Array | undefined }[] = [];
      return {
        isLasting: (of) => lasting.has(of),
        find(of, view, shown) {
          const key = `${numberOf(of)} ${viewOf(view)} ${shown}`;
          const bytes = find(key);
          return { mark: marked.push({ key, bytes }) - 1, isKept: bytes !== undefined };
        },
        pieces(html) {
          const pieces: Piece[] = [];
          let from = 0;
          for (let at = html.indexOf(opening); at >= 0; at = html.indexOf(opening, from)) {
            const mark = at + opening.length;
            const markEnd = html.indexOf('"', mark);
            const begin = markEnd + '">'.length;
            const { key, bytes } = marked[Number(html.slice(mark, markEnd))]!;
            const end = bytes ? begin : html.indexOf(closing, begin);
            pieces.push(html.slice(from, at), '>', bytes ?? keep(key, html.slice(begin, end)));
            from = bytes ? begin : end + closing.length;
          }
          return [...pieces, html.slice(from)];
        },
        json(of) {
          if (!lasting.has(of)) return undefined;
          const key = `${numberOf(of)}`;
          return find(key) ?? keep(key, scriptJson(of));
        },
      };
    },
  };
}

function sizeOf(key: string, bytes: Uint8Array): number {
  return 2 * key.length + bytes.length;
}
