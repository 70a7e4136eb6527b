import type { ComponentType } from 'react';

import type { RouteName } from '#routes';

import type { Canonical } from '../addresses/canonical.ts';
import type { Chunk } from '../chunks/chunk.ts';

/** The exports of a page's module. */
export interface PageModule {
  readonly Component: ComponentType;
  /** Requests the first data of the page at a canonical URL, as the page's flow would. */
  readonly firstData?: (address: string) => Promise<unknown>;
  /** The chunk of parts that load after the page, if the shell need not know it earlier (`parts` of the descriptor). */
  readonly parts?: Chunk<unknown>;
}

/**
 * A page of the browser: the export `page` of a file `page.ts`, or `NAME.page.ts` if a feature has several.
 * `descriptors.ts` finds it there, and the build gives the page its own files.
 */
export interface PageDescriptor {
  /**
   * The routes that the page shows; it stays mounted when the URL changes between them. The first route names the page.
   */
  readonly routes: readonly [RouteName, ...RouteName[]];
  /** The path of the page's module in the repository, as in the build's manifest. */
  readonly file: `src/web/${string}Page.tsx`;
  /** Imports the page's module when a visitor navigates there. */
  readonly load: () => Promise<PageModule>;
  /** The canonical URL of the page. Without this function only the path counts, and no key of the query. */
  readonly canonical?: Canonical;
  /**
   * The parts that load after the first page (`lazyView.tsx`). A navigation by a link loads them with the page, so
   * that nothing shifts.
   */
  readonly parts?: Chunk<unknown>;
}
