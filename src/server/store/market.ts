import type { CommandRunner } from './commands.ts';
import type { Feature } from './feature.ts';
import type { PersonKeys } from './keys/sealing.ts';
import type { SkippedFacts } from './following/skippedFacts.ts';
import type { Sql } from './sql.ts';
import type { Store } from './store.ts';

/** A market's journals with all their writers, for the server and the shell commands. */
export interface Market {
  readonly store: Store;
  readonly sql: Sql;
  readonly features: readonly Feature[];
  readonly keys: PersonKeys;
  readonly commands: CommandRunner;
  /** Unreadable facts that subscribers have skipped. */
  readonly skips: SkippedFacts;
  /** Returns the current time, in epoch milliseconds. */
  readonly clock: () => number;
  /** The operator's notice about keys that have no account; left out if there are none. */
  readonly keyNotice?: string;
  close(): Promise<void>;
}
