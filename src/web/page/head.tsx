import { createContext, use, useEffect } from 'react';

import { brand } from '../theme/brand.ts';
import { showTitle } from './windowTitle.ts';

/** The metadata of a page for search engines, tabs and shared links. */
export interface PageHead {
  readonly title: string;
  readonly description?: string | undefined;
  /** The canonical URL (path and query), if several URLs show the same page. */
  readonly canonical?: string | undefined;
  /** False for pages that search engines should not index: results of a free search, deleted listings. */
  readonly index?: boolean;
  /** The path of a picture for shared links. */
  readonly image?: string | undefined;
  /**
   * Structured data for search engines (schema.org), from a function that makes paths absolute. Only the server writes
   * it: `import.meta.env.SSR && …` removes it from the browser's scripts.
   */
  readonly structured?: false | ((absolute: (path: string) => string) => readonly object[]);
}

/** Receives the metadata of the rendered page; only the server listens. */
export type HeadListener = (head: PageHead) => void;

const HeadContext = createContext<HeadListener | undefined>(undefined);

export const HeadProvider = HeadContext.Provider;

/** Used once per page. The server writes it into the document; in the browser only the title changes. */
export function Head(head: PageHead) {
  const title = fullTitle(head.title);
  use(HeadContext)?.({ ...head, title });
  useEffect(() => showTitle(title), [title]);
  return null;
}

function fullTitle(title: string): string {
  return `${title} | ${brand}`;
}
