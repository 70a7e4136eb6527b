import { categoryTree } from '#machines/market/categories/categories.ts';
import { isTopLevel } from '#machines/market/categories/categoryTree.ts';
import { languages, type Language } from '#machines/market/language.ts';
import { everything } from '#machines/search/filterChanges.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { slugOf } from '#market/addresses/slug.ts';
import { pathTo } from '#routes';
import type { ListingRow } from '../../listing/listingTables.ts';
import { descriptors } from '../descriptors.ts';
import type { PageServices } from '../pageServices.ts';
import { compiled } from '../../store/sql.ts';
import { sitemap, sitemapIndex, type SitemapPage } from './sitemapXml.ts';

/** Listings per sitemap: below the protocol's limit of 50,000, because listings may be added while it is read. */
const listingsInOne = 45_000;
/** The number of listing rows per query. Requests are served in between. */
const listingsAtOnce = 500;

/** The content of a sitemap: the market's own pages in a language, or a part of a category's listings. */
export type SitemapName =
  | { readonly language: Language; readonly kind: 'pages' }
  | { readonly language: Language; readonly kind: 'ads'; readonly category: number; readonly part: number };

/** The columns for a listing's sitemap entry; times in milliseconds. */
type SitemapRow = Pick<ListingRow, 'id' | 'title' | 'drafted_at' | 'listed_at' | 'edited_at'>;

export interface Sitemaps {
  /** The index: every sitemap that is not empty. */
  index(): Promise<string>;
  /** A sitemap as a stream of text. Undefined if there is none of this name. */
  one(name: SitemapName): Promise<AsyncIterable<string> | undefined>;
}

/** The sitemaps of the market, made from search. `publicUrl` is the market's address for visitors. */
export function sitemapsOf(services: PageServices, publicUrl: () => string): Sitemaps {
  const { search, market } = services;

  /** Oldest first: new listings are added to the last part, and the other parts do not change. */
  const find = (filter: Partial<SearchFilter>, size: number) =>
    search.port.search({ ...everything, sort: 'oldest', ...filter }, { size });

  async function* pagesOfListings(ids: readonly string[], language: Language): AsyncGenerator<readonly SitemapPage[]> {
    for (let from = 0; from < ids.length; from += listingsAtOnce) {
      const rows = await market.store.query<SitemapRow>(
        compiled(
          market.sql
            .selectFrom('listings')
            .select(['id', 'title', 'edited_at', 'listed_at', 'drafted_at'])
            .where('id', 'in', ids.slice(from, from + listingsAtOnce)),
        ),
      );
      yield rows.map(({ id, title, ...rest }) => ({
        url: publicUrl() + pathTo('listing', language, { id, slug: slugOf(title) }),
        changedAt: Math.max(rest.drafted_at, rest.listed_at ?? 0, rest.edited_at ?? 0),
      }));
    }
  }

  async function* ownPages(language: Language): AsyncGenerator<readonly SitemapPage[]> {
    const paths = await Promise.all(descriptors.map(async (page) => page.sitemap?.(services, language) ?? []));
    yield paths.flat().map((path) => ({ url: publicUrl() + path }));
  }

  return {
    async index() {
      const { counts } = await find({}, 1);
      const names = languages.flatMap((language): SitemapName[] => [
        { language, kind: 'pages' },
        ...categoryTree.flatMap(({ id: category }) =>
          Array.from(
            { length: Math.ceil((counts.category.get(category) ?? 0) / listingsInOne) },
            (_, index): SitemapName => {
              return { language, kind: 'ads', category, part: index + 1 };
            },
          ),
        ),
      ]);
      return sitemapIndex(names.map((name) => publicUrl() + sitemapPath(name)));
    },
    async one(name) {
      if (name.kind === 'pages') return sitemap(ownPages(name.language));
      if (!isTopLevel(name.category)) return undefined;
      const { ids } = await find({ category: name.category, page: name.part }, listingsInOne);
      return ids.length === 0 ? undefined : sitemap(pagesOfListings(ids, name.language));
    },
  };
}

/** The URL path of a sitemap. */
export function sitemapPath(name: SitemapName): string {
  const place = name.kind === 'pages' ? 'pages' : `${name.category}/${name.part}`;
  return `/sitemaps/${name.language}/${place}.xml`;
}
