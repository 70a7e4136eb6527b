import type { SearchServices } from '../searchServices.ts';
import { noAnswer, type SearchPort } from '../searchPort.ts';

/** Each looks at many ads, and whoever finds nothing waits for all of them. */
const mostSearches = 8;

/** The services with a search that is asked so often for one visitor's page: after that it finds nothing, and asks no one. */
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
  return { ...services, search: { port: few, caughtUp: (...asked) => services.search.caughtUp(...asked) } };
}
