import type { LocalityTable } from '#market/localities.ts';
import type { Words } from './http/words.ts';
import type { Market } from './market.ts';
import type { SearchPort } from './search/searchPort.ts';

/** What the endpoints work with. */
export interface Services {
  readonly market: Market;
  readonly search: SearchPort;
  readonly words: Words;
  readonly localities: LocalityTable;
}
