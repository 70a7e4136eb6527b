import type { ListingList } from '#machines/listing/listingItem.ts';
import type { Language } from '#machines/market/language.ts';
import { parameterByKey, type ParameterKey } from '#machines/market/parameters/parameterDefinitions.ts';
import {
  everything,
  isSameSearch,
  withCategory,
  withChanges,
  withFiltersOf,
  withoutFilters,
  withQuery,
} from '#machines/search/filterChanges.ts';
import type { FilterChanges } from '#machines/search/searchEvents.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { keysOfParameter } from '#market/addresses/filterKeys.ts';
import { tokenOf } from '#market/addresses/searchToken.ts';
import type { SearchServices } from '../searchServices.ts';
import { searchListingIds } from '../searchMarket.ts';
import { looserTexts } from './looserTexts.ts';

/** The most relaxations that are offered: visitors do not choose from more. */
const mostRelaxations = 4;

/** The wider radii in kilometres, tried in this order until one finds listings. */
const widerRadii = [10, 25, 50, 100];

/** If a search finds fewer listings than this, its page has room for suggestions. */
const fewListings = 6;

interface Wider {
  /** The address keys of the filters that are dropped or widened; `q` for words. */
  readonly without: readonly string[];
  readonly filter: SearchFilter;
}

type RelaxationServices = Pick<SearchServices, 'search' | 'localities' | 'vocabulary'>;

/**
 * Wider searches that find listings if a search finds none, the closest first. They widen the place, drop one filter,
 * search all categories, loosen the text, and drop all filters. If no listing has the text under any filter, only the
 * text is loosened. If the search finds only a few listings (`total`), the result is a wider place with more listings.
 */
export async function relaxationsOf(
  services: RelaxationServices,
  filter: SearchFilter,
  language: Language,
  total: number,
): Promise<ListingList['relaxations']> {
  const tries = new Tries(services, filter);
  if (total >= fewListings || (total > 0 && filter.page > 1)) return [];
  if (total > 0) {
    const wider = await tries.firstThatFinds(placesOf(filter), total);
    return wider ? [wider] : [];
  }
  const isText = filter.query !== '' && (await tries.totalOf(withFiltersOf(filter, everything))) === 0;
  const texts = textsOf(services, filter, language);
  const found: ListingList['relaxations'][number][] = [];
  for (const ways of isText ? texts : waysOf(filter, texts)) {
    if (found.length === mostRelaxations) break;
    const first = await tries.firstThatFinds(ways);
    if (first && !found.some((closer) => isNoBetter(first, closer))) found.push(first);
  }
  return found;
}

/** Whether a search drops everything that a closer one drops, without finding more. */
function isNoBetter(wider: ListingList['relaxations'][number], closer: ListingList['relaxations'][number]): boolean {
  if (wider.without.includes('q') && closer.without.includes('q')) return wider.token === closer.token;
  return closer.search_total >= wider.search_total && closer.without.every((key) => wider.without.includes(key));
}

/** Runs wider searches than a given one, and checks what they find. */
class Tries {
  readonly #services: RelaxationServices;
  readonly #narrow: SearchFilter;

  constructor(services: RelaxationServices, narrow: SearchFilter) {
    this.#services = services;
    this.#narrow = narrow;
  }

  async totalOf(filter: SearchFilter): Promise<number> {
    return (await searchListingIds(this.#services, filter, 1)).total;
  }

  /** The first of these wider searches that finds more than `least` listings. */
  async firstThatFinds(ways: readonly Wider[], least = 0): Promise<ListingList['relaxations'][number] | undefined> {
    for (const { without, filter } of ways) {
      const token = tokenOf(filter);
      // Without a token (the search does not fit one) the search cannot be linked, so it is skipped.
      if (token === null || isSameSearch(filter, { ...this.#narrow, page: 1 })) continue;
      const total = await this.totalOf(filter);
      if (total > least) return { without: [...without], token, search_total: total };
    }
    return undefined;
  }
}

/** The search with looser texts: with the same filters first, then without them. */
function textsOf(
  { vocabulary }: RelaxationServices,
  filter: SearchFilter,
  language: Language,
): readonly (readonly Wider[])[] {
  return looserTexts(filter.query, vocabulary, language).map((text) => {
    const looser = withQuery(filter, text);
    return [
      { without: ['q'], filter: looser },
      { without: ['q', ...keysOf(filter)], filter: withoutFilters(looser) },
    ].filter((way, place) => place === 0 || !isSameSearch(way.filter, looser));
  });
}

/** Groups of ways to widen a search. The first way of each group that finds listings is offered. */
function waysOf(filter: SearchFilter, texts: readonly (readonly Wider[])[]): readonly (readonly Wider[])[] {
  const single = filtersOf(filter).map(({ keys, changes }): readonly Wider[] => [
    { without: keys, filter: withChanges(filter, changes) },
  ]);
  const all = filtersOf(filter).length + (placesOf(filter).length > 0 ? 1 : 0);
  return [
    placesOf(filter),
    ...single,
    anyCategoryOf(filter),
    ...texts.map((ways) => ways.slice(0, 1)),
    all > 1 ? [{ without: keysOf(filter), filter: withoutFilters(filter) }] : [],
  ];
}

/** The search for the text in all categories. Without a text it would be every listing, so there is none. */
function anyCategoryOf(filter: SearchFilter): readonly Wider[] {
  const { query, category, subcategory } = filter;
  if (query === '' || category === undefined) return [];
  const wider = withCategory(filter, {});
  const saved = new Set(keysOf(wider));
  const lost = keysOf(filter).filter((key) => !saved.has(key));
  return [{ without: ['category', ...(subcategory === undefined ? [] : ['subcategory']), ...lost], filter: wider }];
}

/** The searches in wider places, in the order to try them. */
function placesOf(filter: SearchFilter): readonly Wider[] {
  const { region, widened, subregion, localities } = filter;
  const wider = (without: readonly string[], changes: FilterChanges): Wider => {
    return { without, filter: withChanges(filter, changes) };
  };
  if (localities) {
    const around = widerRadii.filter((radius) => localities.some((each) => each.radius < radius));
    return [
      ...around.map((radius) => {
        const all = localities.map((each) => ({ ...each, radius: Math.max(each.radius, radius) }));
        return wider(['radius'], { localities: all });
      }),
      wider(['zipcode', 'radius'], { localities: undefined }),
    ];
  }
  if (region === undefined || widened === 'country') return [];
  const whole = { subregion: undefined };
  return [
    ...(subregion === undefined ? [] : [wider(['sa'], whole)]),
    ...(widened === undefined ? [wider(['with_neighbouring_regions'], { ...whole, widened: 'neighbours' })] : []),
    wider(['region'], { region: undefined }),
  ];
}

interface OneFilter {
  readonly keys: readonly string[];
  readonly changes: FilterChanges;
}

/** The filters besides the place, each with the change that removes it. */
function filtersOf(filter: SearchFilter): readonly OneFilter[] {
  const { priceFrom, priceTo, freeOnly, kind, seller, intervals = {}, selects = {} } = filter;
  const prices = [...(priceFrom === undefined ? [] : ['ps']), ...(priceTo === undefined ? [] : ['pe'])];
  const ofCategory = (key: string) => parameterByKey[key as ParameterKey];
  return [
    ...Object.keys(selects).map((key) => ({
      keys: keysOfParameter(ofCategory(key)),
      changes: { selects: { [key]: undefined } },
    })),
    ...Object.keys(intervals).map((key) => ({
      keys: keysOfParameter(ofCategory(key)),
      changes: { intervals: { [key]: undefined } },
    })),
    ...(prices.length > 0 ? [{ keys: prices, changes: { priceFrom: undefined, priceTo: undefined } }] : []),
    ...(freeOnly ? [{ keys: ['gratis'], changes: { freeOnly: false } }] : []),
    ...(kind ? [{ keys: ['st'], changes: { kind: undefined } }] : []),
    ...(seller ? [{ keys: ['company_ad'], changes: { seller: undefined } }] : []),
  ];
}

/** The keys of every filter that is set. */
function keysOf(filter: SearchFilter): readonly string[] {
  const places = filter.localities ? ['zipcode', 'radius'] : filter.region === undefined ? [] : ['region'];
  return [...places, ...filtersOf(filter).flatMap(({ keys }) => keys)];
}
