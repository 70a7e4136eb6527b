import type { Feature } from './store/feature.ts';
import type { Market } from './store/market.ts';
import type { Sql } from './store/sql.ts';
import type { Hub } from './streaming/hub.ts';
import type { LiveFeed } from './streaming/liveFeed.ts';

/** A file of an account's export. */
export interface ExportedFile {
  readonly name: string;
  readonly content: Buffer;
}

/** The services of exports. */
export interface ExportServices {
  readonly market: Market;
  readonly messagePictures: { read(name: string): Promise<Buffer | undefined> };
}

/** The services of live feeds, besides the market. */
export interface FeedServices {
  readonly hub: Pick<Hub, 'tell'>;
  readonly onFailure: (error: unknown) => void;
}

/**
 * What a feature registers, once, in its `<feature>Feature.ts`, which `features.ts` lists. The market stores its journals and
 * read models by it, runs its upkeep, streams its live events, and exports and deletes its personal data.
 */
export interface MarketFeature {
  /** Its lifecycles with their projections, tables and personal fields. */
  readonly journals?: (sql: Sql) => readonly Feature[];
  /** Deletes what it stores of an erased account. A second call has no effect. */
  readonly erase?: (market: Market, account: string) => Promise<void>;
  /** Its files in an account's export. */
  readonly exported?: (services: ExportServices, account: string) => Promise<readonly ExportedFile[]>;
  /** Its live events. */
  readonly feeds?: (market: Market, services: FeedServices) => readonly LiveFeed[];
  /** Its irreversible work once a time is over. The scheduler runs it every minute while the clock is plausible. */
  readonly upkeep?: (market: Market) => Promise<unknown>;
}
