import type { ComponentType } from 'react';

import type { RouteName } from '#routes';

import type { Canonical } from '../addresses/canonical.ts';
import type { Chunk } from '../chunks/chunk.ts';

/** What the module of a page exports. */
export interface PageModule {
  readonly Component: ComponentType;
  /** The first data of the page at a canonical address, as its flow would request them. */
  readonly firstData?: (address: string) => Promise<unknown>;
  /** What comes after it, where the shell need not know before (`parts` of the descriptor). */
  readonly parts?: Chunk<unknown>;
}

/**
 * A page of the browser: the export `page` of a file `page.ts`, or `NAME.page.ts` where a feature has several. `descriptors.ts`
 * finds it there, and the build gives the page files of its own.
 */
export interface PageDescriptor {
  /** The routes that it shows, and stays for when the address changes between them. The first one names the page. */
  readonly routes: readonly [RouteName, ...RouteName[]];
  /** Its module, by its place in the clone, as the build's manifest names it. */
  readonly file: `src/web/${string}Page.tsx`;
  /** Imports that module, once a visitor goes there. */
  readonly load: () => Promise<PageModule>;
  /** Its canonical address. Without it the path alone counts, and no key of the query. */
  readonly canonical?: Canonical;
  /** What comes after the first page (`laterView.tsx`). A visitor who comes by a link gets it with the page, so that nothing moves. */
  readonly parts?: Chunk<unknown>;
}
