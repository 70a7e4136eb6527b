import type { AdList } from '#machines/listing/adItem.ts';
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
import { askAds } from '../askSearch.ts';
import { looserTexts } from './looserTexts.ts';

/** More ways than a visitor chooses from are none. */
const mostRelaxations = 4;

/** How far around a place one looks instead, in kilometres, one after another until something is found. */
const widerRadii = [10, 25, 50, 100];

/** Of fewer ads a page has much room left. */
const fewAds = 6;

interface Wider {
  /** The keys of addresses whose filters are left out, or that tell a place widely; `q` where words are. */
  readonly without: readonly string[];
  readonly filter: SearchFilter;
}

type Asked = Pick<SearchServices, 'search' | 'localities' | 'vocabulary'>;

/**
 * What finds something where a search finds nothing, the closest first: in a wider place, without one of its filters, in
 * all categories, without one of the words or the quotation marks of its text, and without any filter. Where no ad has the
 * text whatever the filters are, it is the text that is told more loosely. Where it finds only a few ads, `total`, a wider
 * place that finds more.
 */
export async function relaxationsOf(
  services: Asked,
  filter: SearchFilter,
  language: Language,
  total: number,
): Promise<AdList['relaxations']> {
  const tries = new Tries(services, filter);
  if (total >= fewAds || (total > 0 && filter.page > 1)) return [];
  if (total > 0) {
    const wider = await tries.firstThatFinds(placesOf(filter), total);
    return wider ? [wider] : [];
  }
  const isText = filter.query !== '' && (await tries.totalOf(withFiltersOf(filter, everything))) === 0;
  const texts = textsOf(services, filter, language);
  const found: AdList['relaxations'][number][] = [];
  for (const ways of isText ? texts : waysOf(filter, texts)) {
    if (found.length === mostRelaxations) break;
    const first = await tries.firstThatFinds(ways);
    if (first && !found.some((closer) => isNoBetter(first, closer))) found.push(first);
  }
  return found;
}

/** Whether a search leaves out all that a closer one does, and finds no more for it. */
function isNoBetter(wider: AdList['relaxations'][number], closer: AdList['relaxations'][number]): boolean {
  if (wider.without.includes('q') && closer.without.includes('q')) return wider.token === closer.token;
  return closer.search_total >= wider.search_total && closer.without.every((key) => wider.without.includes(key));
}

/** Searches for more than one that finds nothing. */
class Tries {
  readonly #services: Asked;
  readonly #narrow: SearchFilter;

  constructor(services: Asked, narrow: SearchFilter) {
    this.#services = services;
    this.#narrow = narrow;
  }

  async totalOf(filter: SearchFilter): Promise<number> {
    return (await askAds(this.#services, filter, 1)).total;
  }

  /** The first way that finds more than so many ads. */
  async firstThatFinds(ways: readonly Wider[], least = 0): Promise<AdList['relaxations'][number] | undefined> {
    for (const { without, filter } of ways) {
      const token = tokenOf(filter);
      // What fits no token cannot be told.
      if (token === null || isSameSearch(filter, { ...this.#narrow, page: 1 })) continue;
      const total = await this.totalOf(filter);
      if (total > least) return { without: [...without], token, search_total: total };
    }
    return undefined;
  }
}

/** The text told more loosely: with the same filters, or else without them. */
function textsOf({ vocabulary }: Asked, filter: SearchFilter, language: Language): readonly (readonly Wider[])[] {
  return looserTexts(filter.query, vocabulary, language).map((text) => {
    const looser = withQuery(filter, text);
    return [
      { without: ['q'], filter: looser },
      { without: ['q', ...keysOf(filter)], filter: withoutFilters(looser) },
    ].filter((way, place) => place === 0 || !isSameSearch(way.filter, looser));
  });
}

/** Ways to look further: of each group the first that finds something is told. */
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

/** A text, looked for in all categories; without one that would be everything there is. */
function anyCategoryOf(filter: SearchFilter): readonly Wider[] {
  const { query, category, subcategory } = filter;
  if (query === '' || category === undefined) return [];
  const wider = withCategory(filter, {});
  const kept = new Set(keysOf(wider));
  const lost = keysOf(filter).filter((key) => !kept.has(key));
  return [{ without: ['category', ...(subcategory === undefined ? [] : ['subcategory']), ...lost], filter: wider }];
}

/** Wider places, one after another. */
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

/** The filters that are set beside the place, each with what takes it away. */
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
