import { createContext } from 'react';

import type { Piece } from './pieces.ts';

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

/**
 * The element that stands around what is marked, or for several parts that are kept and follow each other; its `data-kept`
 * has their marks. The page is without it.
 */
export const apart = 'kept-view';
