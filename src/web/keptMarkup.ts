import { createContext } from 'react';

/** A page that is being rendered, with the markup that pages before it have left. */
export interface PageMarkup {
  /** What a view has rendered before where it showed the same; or the mark by which it is found in this page. */
  find(view: unknown, shown: string): { readonly markup: string } | { readonly mark: number };
  /** The page without its marks; what was marked is kept. */
  unmarked(html: string): string;
}

/** Around a page whose parts may come from others before it. */
export const PageMarkupContext = createContext<PageMarkup | undefined>(undefined);

/** Bytes that what is kept may take in memory: some 3,000 ads in a list. */
const mostKept = 32 * 1024 * 1024;

// React writes no quotation mark as it is but those of attributes, so nobody's text can look like these.
const opening = ' data-kept="';
const closing = '<template data-kept-end=""></template>';

/** Keeps markup from page to page, on the server alone; what was not shown for longest goes first. `most` is in bytes. */
export function createMarkupStore(most = mostKept): { readonly size: number; forPage(): PageMarkup } {
  const kept = new Map<string, string>();
  const views = new Map<unknown, number>();
  let size = 0;

  function forget(key: string): void {
    size -= bytesOf(key, kept.get(key)!);
    kept.delete(key);
  }

  function keep(key: string, markup: string): void {
    if (kept.has(key)) forget(key);
    kept.set(key, markup);
    size += bytesOf(key, markup);
    for (const oldest of kept.keys()) {
      if (size <= most) return;
      forget(oldest);
    }
  }

  function keyOf(view: unknown, shown: string): string {
    if (!views.has(view)) views.set(view, views.size);
    return `${views.get(view)} ${shown}`;
  }

  return {
    get size() {
      return size;
    },
    forPage() {
      const marked: string[] = [];
      return {
        find(view, shown) {
          const key = keyOf(view, shown);
          const markup = kept.get(key);
          if (markup === undefined) return { mark: marked.push(key) - 1 };
          kept.delete(key);
          kept.set(key, markup);
          return { markup };
        },
        unmarked(html) {
          if (marked.length === 0) return html;
          const pieces: string[] = [];
          let from = 0;
          for (let at = html.indexOf(opening); at >= 0; at = html.indexOf(opening, from)) {
            const mark = at + opening.length;
            const markEnd = html.indexOf('"', mark);
            const begin = markEnd + '">'.length;
            const end = html.indexOf(closing, begin);
            const markup = html.slice(begin, end);
            keep(marked[Number(html.slice(mark, markEnd))]!, copied(markup));
            pieces.push(html.slice(from, at), '>', markup);
            from = end + closing.length;
          }
          return pieces.join('') + html.slice(from);
        },
      };
    },
  };
}

/** A piece of a string holds on to the whole of it. */
function copied(piece: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(piece));
}

function bytesOf(key: string, markup: string): number {
  return 2 * (key.length + markup.length);
}
