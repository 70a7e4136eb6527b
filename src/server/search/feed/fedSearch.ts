import { minute } from '#machines/market/units.ts';
import type { SearchPort } from '#server/search/searchPort.ts';

/** The search index, updated from the journal. */
export interface FedSearch {
  readonly port: SearchPort;
  /**
   * Resolves with the indexed position once search has indexed all facts known to this process and all up to
   * `position`. Another process may have appended these. After `patience` milliseconds (default: one second) it
   * resolves with undefined. Until the missed position is reached, callers without a `patience` then get undefined at
   * once.
   */
  caughtUp(position?: number, patience?: number): Promise<number | undefined>;
  /** Stops the feed and releases all resources. Search in memory writes the snapshot for the next start. */
  close(): Promise<void>;
}

/** Options for opening search. */
export interface SearchFeedOptions {
  readonly dataDir: string;
  /** The URL of the PostgreSQL database with the rows of search. Without it, search is in memory. */
  readonly rowsAt?: string;
  readonly onFailure: (error: unknown) => void;
  /** For rows: the limit for the wait at the start, in milliseconds. Ten minutes by default. */
  readonly patience?: number;
  /** For rows: aborts the wait at the start, with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** The limit for search to index all listings at the start, in milliseconds. Beyond it the start is refused. */
export const startPatience = 10 * minute;

/** How long a request waits for search to index a fact, in milliseconds (design, "Write path"). */
export const requestPatience = 1000;
