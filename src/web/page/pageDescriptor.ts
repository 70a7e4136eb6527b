import type { ComponentType } from 'react';

import type { RouteName } from '#routes';

import type { Canonical } from '../addresses/canonical.ts';
import type { Chunk } from '../chunks/chunk.ts';

/** The exports of a page's module. */
export interface PageModule {
  readonly Component: ComponentType;
  /** Requests the first data of the page at a canonical address, as its flow would. */
  readonly firstData?: (address: string) => Promise<unknown>;
  /** The parts that load after it, if the shell need not know them earlier (`parts` of the descriptor). */
  readonly parts?: Chunk<unknown>;
}

/**
 * A page of the browser: the export `page` of a file `page.ts`, or `NAME.page.ts` if a feature has several.
 * `descriptors.ts` finds it there, and the build gives the page its own files.
 */
export interface PageDescriptor {
  /** The routes that it shows; it stays mounted when the address changes between them. The first one names the page. */
  readonly routes: readonly [RouteName, ...RouteName[]];
  /** The path of its module in the clone, as in the build's manifest. */
  readonly file: `src/web/${string}Page.tsx`;
  /** Imports that module when a visitor navigates there. */
  readonly load: () => Promise<PageModule>;
  /** Its canonical address. Without it only the path counts, and no key of the query. */
  readonly canonical?: Canonical;
  /**
   * The parts that load after the first page (`lazyView.tsx`). A navigation by a link loads them with the page, so
   * that nothing shifts.
   */
  readonly parts?: Chunk<unknown>;
}
