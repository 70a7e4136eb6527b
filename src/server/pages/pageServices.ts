import type { Erasures } from '#server/account/leaving/erasures.ts';
import type { ContentServices } from '#server/content/contentPages.ts';
import type { SearchServices } from '#server/search/searchServices.ts';
import type { Market } from '#server/store/market.ts';

/** The services of pages and sitemaps. */
export interface PageServices extends SearchServices, ContentServices {
  readonly market: Market;
  readonly erasures: Pick<Erasures, 'onErased' | 'caughtUpTo'>;
}
