import type { JsonObject } from '#machines/journal/facts.ts';
import type { StoredFact } from '../store/store.ts';

/** An event for an account's open streams. */
export interface LiveEvent {
  readonly account: string;
  /** The name of the event in streams, such as `favourites`. */
  readonly event: string;
  readonly data: JsonObject;
  /**
   * The journal position of the event's fact; a reader that received it needs no earlier events. Absent for events that
   * are repeated whenever a stream opens (a count), and for ephemeral ones (typing).
   */
  readonly position?: number;
  /** Whether the event makes pending events of the same name obsolete for a slow reader. */
  readonly replaces?: boolean;
}

/** The accounts that have an open stream in this process. */
export interface Followed {
  has(account: string): boolean;
  keys(): Iterable<string>;
}

/**
 * A feature's source of events. A fact makes at most one event with a position per account. Between two events of the
 * same position, a reconnecting reader could not specify which it has received.
 */
export interface LiveFeed {
  /**
   * The events of some facts, in order of position, for followed accounts only. Called again with the same facts if one
   * of the feeds failed; streams drop duplicates.
   */
  eventsOf(facts: readonly StoredFact[], followed: Followed): readonly LiveEvent[] | Promise<readonly LiveEvent[]>;
  /**
   * The events that an account missed after position `after` and up to `upTo`, in order of position. Of events that
   * replace each other, the last is enough. A summary event must have the position of one of this feature's own facts,
   * so that no other feed uses it.
   */
  since(account: string, after: number, upTo: number): Promise<readonly LiveEvent[]>;
  /**
   * The events at the beginning of an account's stream: the current state, without positions. The first event carries
   * the start position of the stream.
   */
  opening?(account: string): Promise<readonly LiveEvent[]>;
}
