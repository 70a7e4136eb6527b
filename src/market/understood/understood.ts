import { normalFilter } from '#machines/search/normalFilter.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import type { LocalityTable } from '../localities.ts';
import { isStopWord } from '../text/stopWords.ts';
import { homeIn, isAboutHome, soleHomeIn } from './homes.ts';
import { noise, sale } from './phrases.ts';
import { pricesIn } from './prices.ts';
import { QueryText } from './queryText.ts';
import { isAboutVehicle, vehicleIn } from './vehicles.ts';
import { whereaboutsIn } from './whereabouts.ts';

/**
 * A search with what its text says of place, price, rooms, year and mileage in the filters for it, so that each of them
 * is a chip: `velo unter 500 bern` looks for «velo» up to 500 francs in Bern. What is understood leaves the text, and so
 * do words that few ads contain although they fit nearly all (`gebraucht`, `à vendre`). Filters that the text does not
 * speak of stay. Gives the same object if the text says nothing of the kind.
 */
export function understood(filter: SearchFilter, table: LocalityTable): SearchFilter {
  const text = new QueryText(filter.query);
  const isSure = isAboutHome(text, filter) || isAboutVehicle(text, filter);
  const home = homeIn(text, filter);
  const vehicle = home.category === undefined ? vehicleIn(text, filter) : {};
  const prices = pricesIn(text);
  const where = whereaboutsIn(text, table, isSure);
  const found = { ...home, ...vehicle, ...prices, ...where };
  takeNoise(text, Object.keys(found).length > 0);
  const told = { ...found, ...(found.category === undefined && soleHomeIn(text, filter)) };
  if (text.rest === filter.query || (Object.keys(told).length === 0 && text.rest === '')) return filter;
  const { region, widened, subregion, localities, ...others } = filter;
  const places = Object.keys(where).length > 0 ? {} : { region, widened, subregion, localities };
  const isTelling = text.words.some(({ written }) => !isStopWord(written.toLowerCase()));
  const query = isTelling ? text.rest : '';
  const meant = normalFilter({ ...defined(places), ...others, ...told, query });
  // What is left stands closer together, and may say more.
  return understood(meant, table);
}

/** A text of nothing else keeps its last word. */
function takeNoise(text: QueryText, isTold: boolean): void {
  for (;;) {
    const found = text.find(new RegExp(`${noise}|${sale}`));
    if (!found) return;
    if (!isTold && found.match[0].trim().split(' ').length >= text.words.length) return;
    found.take();
  }
}

function defined<T extends object>(object: T): Partial<T> {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as Partial<T>;
}
