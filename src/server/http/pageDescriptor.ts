import type { Language } from '#machines/market/language.ts';
import type { Place, RouteName } from '#routes';
import type { PageData } from './pageData.ts';

/**
 * A page of the server: the export `page` of a file `page.ts`, or `NAME.page.ts` if a feature has several.
 * `descriptors.ts` of `pages` finds it there. Its canonical address is the web's (`canonical` of
 * `src/web/page/pageDescriptor.ts`), since the browser has to make the same one.
 */
export interface PageDescriptor<Services = unknown> {
  readonly routes: readonly [RouteName, ...RouteName[]];
  /** The first data at a canonical address, with its place. Without it there is none: the browser requests its data. */
  readonly firstData?: (services: Services, place: Place, address: string) => PageData | Promise<PageData>;
  /** Whether a place needs a login although its route does not. */
  readonly isGuarded?: (place: Place) => boolean;
  /** Its paths in the sitemap of a language. Without them it is in no sitemap. */
  readonly sitemap?: (services: Services, language: Language) => readonly string[] | Promise<readonly string[]>;
}
