import { createContext, use, useEffect } from 'react';

import { brand } from '../theme/brand.ts';
import { showTitle } from './windowTitle.ts';

/** What a page says of itself to those who do not see it: search engines, tabs, shared links. */
export interface PageHead {
  readonly title: string;
  readonly description?: string | undefined;
  /** The address that stands for this page, where several show the same: path and query. */
  readonly canonical?: string | undefined;
  /** False where a search engine should not lead: results of a free search, pages that are gone. */
  readonly index?: boolean;
  /** A picture for those who share the page: its path. */
  readonly image?: string | undefined;
  /**
   * What search engines read in their own terms (schema.org), given a function that makes a path a whole address. Only the
   * server writes it: `import.meta.env.SSR && …` leaves it out of the browser's scripts.
   */
  readonly structured?: false | ((absolute: (path: string) => string) => readonly object[]);
}

/** Takes what the rendered page says; only the server listens. */
export type HeadListener = (head: PageHead) => void;

const HeadContext = createContext<HeadListener | undefined>(undefined);

export const HeadProvider = HeadContext.Provider;

/** Placed once in a page. The server writes it into the document; in the browser only the title goes on changing. */
export function Head(head: PageHead) {
  const title = fullTitle(head.title);
  use(HeadContext)?.({ ...head, title });
  useEffect(() => showTitle(title), [title]);
  return null;
}

function fullTitle(title: string): string {
  return `${title} | ${brand}`;
}
