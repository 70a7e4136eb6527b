import { createContext } from 'react';

import type { Fragment } from './joinedFragments.ts';

/** A page that is being rendered, with the cached fragments of earlier pages. */
export interface PageMarkup {
  /** Whether later pages will show this very object again. */
  isLasting(of: object): boolean;
  /**
   * Returns the mark of the fragment in which a view shows an object; the fragment is found in this page by it.
   * `isCached` is true if the fragment is cached, so that it need not be rendered.
   */
  find(of: object, view: unknown, shown: string): { readonly mark: number; readonly isCached: boolean };
  /**
   * The mark of a fragment whose texts are this page's own. If it is not cached yet, `placeholders` must be rendered as
   * placeholders.
   */
  findWithPlaceholders(
    of: object,
    shown: string,
    texts: readonly string[],
  ): { readonly mark: number; readonly isCached: boolean; readonly placeholders: readonly string[] };
  /** The page with its marks replaced by the fragments; newly rendered fragments are cached. */
  fragments(html: string): readonly Fragment[];
  /** The JSON of a lasting object (`scriptJson`), in UTF-8; undefined for other objects. */
  json(of: object): Uint8Array | undefined;
}

/** Provides a page whose fragments may be cached. */
export const PageMarkupContext = /* @__PURE__ */ createContext<PageMarkup | undefined>(undefined);

/** The objects that later pages will show again, for as long as they are unchanged. */
export type Lasting = Pick<WeakSet<object>, 'has'>;

/**
 * The element around a marked fragment, or in place of consecutive cached ones; its `data-kept` contains their marks.
 * The final page does not contain it.
 */
export const apart = 'kept-view';
