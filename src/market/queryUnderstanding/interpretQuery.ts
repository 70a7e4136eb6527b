import { normalFilter } from '#machines/search/normalFilter.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import type { LocalityTable } from '../places/localities.ts';
import { isStopWord } from '../text/stopWords.ts';
import { extractHome, extractSoleHome, isAboutHome } from './homes.ts';
import { dangling, noise, sale } from './phrases.ts';
import { extractPlaces } from './places.ts';
import { extractPrice } from './prices.ts';
import { QueryText } from './queryText.ts';
import { extractVehicle, isAboutVehicle } from './vehicles.ts';

/**
 * Query understanding: moves the places, prices, rooms, years and mileage of a typed text into filters, so that each of
 * them gets a chip. `velo unter 500 bern` becomes the text `velo`, up to 500 francs, in Bern. Also drops words that few
 * listings contain although they fit nearly all (`gebraucht`, `à vendre`). Other filters stay; a place in the text
 * replaces the chosen place. Returns the same object if there is nothing to move.
 */
export function interpretQuery(filter: SearchFilter, table: LocalityTable): SearchFilter {
  const text = new QueryText(filter.query);
  const isVehicle = isAboutVehicle(text, filter);
  const isSure = isVehicle || isAboutHome(text, filter);
  const home = extractHome(text, filter);
  const vehicle = home.category === undefined ? extractVehicle(text, filter) : {};
  const prices = extractPrice(text, isVehicle);
  const where = extractPlaces(text, table, { isSure, hasPrice: Object.keys(prices).length > 0 });
  const found = { ...home, ...vehicle, ...prices, ...where };
  const hasFilters = Object.keys(found).length > 0;
  takeNoise(text, hasFilters);
  if (hasFilters) text.takeDangling(new RegExp(dangling));
  const extracted = { ...found, ...(found.category === undefined && extractSoleHome(text, filter)) };
  if (text.rest === filter.query || (Object.keys(extracted).length === 0 && text.rest === '')) return filter;
  const { region, widened, subregion, localities, ...others } = filter;
  const places = Object.keys(where).length > 0 ? {} : { region, widened, subregion, localities };
  const hasContent = text.words.some(({ written }) => !isStopWord(written.toLowerCase()));
  const query = hasContent ? text.rest : '';
  const interpreted = normalFilter({ ...defined(places), ...others, ...extracted, query });
  // The rest is interpreted again: words that were apart are neighbours now and may form another phrase.
  return interpretQuery(interpreted, table);
}

/** Drops words without meaning for the search, but never the last word of a text without filters. */
function takeNoise(text: QueryText, hasFilters: boolean): void {
  for (;;) {
    const found = text.find(new RegExp(`${noise}|${sale}`));
    if (!found) return;
    if (!hasFilters && found.match[0].trim().split(' ').length >= text.words.length) return;
    found.take();
  }
}

function defined<T extends object>(object: T): Partial<T> {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as Partial<T>;
}
