import { minute } from '#machines/market/units.ts';
import type { SearchPort } from '#server/search/searchPort.ts';

/** Search, fed from the journal. */
export interface FedSearch {
  readonly port: SearchPort;
  /**
   * Resolves once search knows every fact that this process knows of, and all up to `position`, which another process
   * may have appended, with the position that it knows the journal up to. After `patience` milliseconds, a second if not
   * told otherwise, it stops waiting, and gives undefined; then it gives up at once, for whoever tells no patience, until
   * search knows what was waited for in vain.
   */
  caughtUp(position?: number, patience?: number): Promise<number | undefined>;
  /** Stops the feed and lets go of everything; search in memory writes the snapshot that the next start begins with. */
  close(): Promise<void>;
}

/** Options for opening search. */
export interface SearchFeedOptions {
  readonly dataDir: string;
  /** Where search is kept in PostgreSQL's rows, its address; without it, search is kept in memory. */
  readonly rowsAt?: string;
  readonly onFailure: (error: unknown) => void;
  /** For rows: how long the start waits for them, in milliseconds; ten minutes by default. */
  readonly patience?: number;
  /** For rows: ends the start's wait for them with its reason. */
  readonly signal?: AbortSignal;
}

/** How long a start waits for search to know all ads, in milliseconds; then it is refused. */
export const startPatience = 10 * minute;

/** How long a request waits for search to know a fact, in milliseconds (design, "Write path"). */
export const requestPatience = 1000;
