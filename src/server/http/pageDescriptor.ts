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
  /**
   * Loads the first data of a page, at its canonical address. A page without this function has no first data: the
   * browser requests it.
   */
  readonly firstData?: (services: Services, place: Place, address: string) => PageData | Promise<PageData>;
  /** Whether a place needs a login although its route does not. */
  readonly isGuarded?: (place: Place) => boolean;
  /** The page's paths in the sitemap of a language. A page without this function is in no sitemap. */
  readonly sitemap?: (services: Services, language: Language) => readonly string[] | Promise<readonly string[]>;
}
