import { createContext } from 'react';

import { type Gapped, gapOf, gapped, withTexts } from './gaps.ts';
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
  /** Such a mark where texts in the markup are this page's own: where it is not kept yet, `gaps` are to be rendered in their place. */
  findWithGaps(
    of: object,
    shown: string,
    texts: readonly string[],
  ): { readonly mark: number; readonly isKept: boolean; readonly gaps: readonly string[] };
  /** The page without its marks, and with what they stand for; what was rendered here is kept. */
  pieces(html: string): readonly Piece[];
  /** `scriptJson` of a lasting object, in UTF-8. */
  json(of: object): Uint8Array | undefined;
}

/** Around a page whose parts may come from others before it. */
export const PageMarkupContext = /* @__PURE__ */ createContext<PageMarkup | undefined>(undefined);

/** Objects that come again, for as long as nothing about them has changed. */
export type Lasting = Pick<WeakSet<object>, 'has'>;

/** The element around what is marked where that has none of its own; the page is without it. */
export const apart = 'kept-view';

/** Bytes that what is kept may take in memory: some 3,000 ads in a list. */
const mostKept = 32 * 1024 * 1024;

// React writes no quotation mark as it is but those of attributes, so nobody's text can look like these.
const opening = ' data-kept="';
const closing = '<template data-kept-end=""></template>';
const openingApart = `<${apart}`;
const closingApart = `</${apart}>`;

/** A part of a page: as bytes, or in pieces between which there are gaps for its texts. */
type Kept = Uint8Array | Gapped;

interface Marked {
  readonly key: string;
  readonly found: Kept | undefined;
  /** What is in the gaps here; absent where there are none. */
  readonly texts?: readonly string[];
}

/** Keeps bytes from page to page, on the server alone; what was not shown for longest goes first. `most` is in bytes. */
export function createMarkupStore(most = mostKept): { readonly size: number; forPage(lasting: Lasting): PageMarkup } {
  const kept = new Map<string, Kept>();
  const numbers = new WeakMap<object, number>();
  const views = new Map<unknown, number>();
  const encoder = new TextEncoder();
  let numbered = 0;
  let size = 0;

  function find(key: string): Kept | undefined {
    const found = kept.get(key);
    if (!found) return undefined;
    kept.delete(key);
    kept.set(key, found);
    return found;
  }

  function forget(key: string): void {
    size -= sizeOf(key, kept.get(key)!);
    kept.delete(key);
  }

  function keep<Made extends Kept>(key: string, made: Made): Made {
    if (kept.has(key)) forget(key);
    kept.set(key, made);
    size += sizeOf(key, made);
    for (const oldest of kept.keys()) {
      if (size <= most) break;
      forget(oldest);
    }
    return made;
  }

  function shown({ key, found, texts }: Marked, html: () => string): Piece {
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
      return size;
    },
    forPage(lasting) {
      const marked: Marked[] = [];
      return {
        isLasting: (of) => lasting.has(of),
        find(of, view, shown) {
          const key = `${numberOf(of)} ${viewOf(view)} ${shown}`;
          const found = find(key);
          return { mark: marked.push({ key, found }) - 1, isKept: found !== undefined };
        },
        findWithGaps(of, shown, texts) {
          const key = `${numberOf(of)} with gaps ${shown}`;
          const found = find(key);
          const isKept = found !== undefined;
          return { mark: marked.push({ key, found, texts }) - 1, isKept, gaps: isKept ? [] : texts.map(gapOf) };
        },
        pieces(html) {
          const pieces: Piece[] = [];
          let from = 0;
          for (let at = html.indexOf(opening); at >= 0; at = html.indexOf(opening, from)) {
            const mark = at + opening.length;
            const markEnd = html.indexOf('"', mark);
            const each = marked[Number(html.slice(mark, markEnd))]!;
            const begin = markEnd + '">'.length;
            const isApart = html.startsWith(openingApart, at - openingApart.length);
            const end = isApart ? closingApart : each.found ? '' : closing;
            const endAt = html.indexOf(end, begin);
            if (isApart) pieces.push(html.slice(from, at - openingApart.length));
            else pieces.push(html.slice(from, at), '>');
            pieces.push(shown(each, () => html.slice(begin, endAt)));
            from = endAt + end.length;
          }
          return [...pieces, html.slice(from)];
        },
        json(of) {
          if (!lasting.has(of)) return undefined;
          const key = `${numberOf(of)}`;
          return (find(key) as Uint8Array | undefined) ?? keep(key, encoder.encode(scriptJson(of)));
        },
      };
    },
  };
}

function sizeOf(key: string, kept: Kept): number {
  return 2 * key.length + (kept instanceof Uint8Array ? kept.length : 2 * kept.length);
}
