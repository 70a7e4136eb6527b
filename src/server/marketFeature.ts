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

/** The services of live feeds, in addition to the market. */
export interface FeedServices {
  readonly hub: Pick<Hub, 'tell'>;
  readonly onFailure: (error: unknown) => void;
}

/**
 * A feature's registration, in its `<feature>Feature.ts`, which `features.ts` lists. It provides journals and read
 * models, upkeep, live events, and the export and deletion of personal data.
 */
export interface MarketFeature {
  /** The feature's lifecycles, with their projections, tables and personal fields. */
  readonly journals?: (sql: Sql) => readonly Feature[];
  /** Deletes the data of an erased account. Idempotent. Null if the feature stores no data of accounts. */
  readonly erase: ((market: Market, account: string) => Promise<void>) | null;
  /** The feature's files in an account's export. Null if the feature stores no data of accounts. */
  readonly exported: ((services: ExportServices, account: string) => Promise<readonly ExportedFile[]>) | null;
  /** The feature's live events for open pages. */
  readonly feeds?: (market: Market, services: FeedServices) => readonly LiveFeed[];
  /**
   * The feature's irreversible work after a time limit. The scheduler runs it every minute while the clock is
   * plausible.
   */
  readonly upkeep?: (market: Market) => Promise<unknown>;
}
