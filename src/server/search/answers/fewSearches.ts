import type { SearchServices } from '../searchServices.ts';
import { noAnswer, type SearchPort } from '../searchPort.ts';

/** The most searches that one page may run. Each search reads many listings, and the visitor waits for all of them. */
const mostSearches = 8;

/**
 * The services with a budget of searches for one page. Beyond the budget, a search returns nothing and runs no query.
 */
export function withFewSearches<Some extends Pick<SearchServices, 'search'>>(services: Some): Some {
  const { port } = services.search;
  let left = mostSearches;
  const few: SearchPort = {
    engine: port.engine,
    get size() {
      return port.size;
    },
    search: async (filter, page) => {
      if (left === 0) return noAnswer;
      left -= 1;
      return port.search(filter, page);
    },
  };
  return { ...services, search: { port: few, caughtUp: (...args) => services.search.caughtUp(...args) } };
}
