import type { JsonObject } from '#machines/journal/facts.ts';
import type { StoredFact } from '../store/store.ts';

/** Something that an account is told while it has a stream open. */
export interface LiveEvent {
  readonly account: string;
  /** Its name, as streams tell it: `favourites`. */
  readonly event: string;
  readonly data: JsonObject;
  /**
   * Where the fact stands in the journal that it is made of; of those before it nothing is owed any more. Left out of what is
   * told anew whenever a stream opens (a count), and of what is of the moment (somebody types).
   */
  readonly position?: number;
  /** Of several that still wait for a slow reader the last one says it all. */
  readonly replaces?: boolean;
}

/** The accounts that have a stream open at this process. */
export interface Followed {
  has(account: string): boolean;
  keys(): Iterable<string>;
}

/**
 * What a feature has to tell. Of one fact it makes at most one event with a position for an account: a reader that was cut
 * off between two of the same position could not say which of them it has heard.
 */
export interface LiveFeed {
  /**
   * The events that facts make, in order of position, for those accounts alone that are followed. Asked again with the
   * same facts where one of the feeds failed; streams drop what they have told.
   */
  eventsOf(facts: readonly StoredFact[], followed: Followed): readonly LiveEvent[] | Promise<readonly LiveEvent[]>;
  /**
   * What an account has to be told that has heard everything up to a position, in order of position: of what stands after
   * `after`, up to `upTo` and no further. Events that replace each other may be told as their last. Also what says it all at once
   * has the position of a fact that is this feature's to tell of, as no event of another feed has.
   */
  since(account: string, after: number, upTo: number): Promise<readonly LiveEvent[]>;
  /** What a stream of an account begins with: how things stand, without positions. The first of it tells where the stream begins. */
  opening?(account: string): Promise<readonly LiveEvent[]>;
}
