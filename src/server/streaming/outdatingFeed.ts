import { idOf } from '#machines/journal/lifecycle.ts';
import type { OutdatingEvent } from '#machines/streaming/outdatingEvents.ts';
import type { StoredFact } from '#server/store/store.ts';
import type { Followed, LiveEvent, LiveFeed } from './liveFeed.ts';

/**
 * The most facts that are searched for a reconnecting reader; beyond that it is notified at once to fetch everything
 * again.
 */
const mostMissed = 500;

/** A kind of change that may concern very many accounts. */
export interface Outdating {
  readonly event: OutdatingEvent;
  /** Whether a fact changes what concerned accounts see. Its subject is the account or listing of its stream. */
  isRelevant(fact: StoredFact): boolean;
  /** The listening accounts that some subjects concern; an account may occur twice. */
  concerned(
    subjects: readonly string[],
    listening: Followed,
  ): Promise<readonly { readonly account: string; readonly subject: string }[]>;
  /** The facts between two positions that concern an account, at most the first `limit`. */
  missed(
    account: string,
    between: { readonly after: number; readonly upTo: number },
    limit: number,
  ): Promise<readonly StoredFact[]>;
}

/**
 * Notifies each concerned account that something has changed, without details. Each process with open streams looks up
 * the accounts after the change. The author of a change therefore does not wait for it, however many accounts it
 * concerns.
 */
export function outdatingFeed({ event, isRelevant, concerned, missed }: Outdating): LiveFeed {
  const changed = (account: string, position: number): LiveEvent => ({
    account,
    event,
    data: {},
    position,
    replaces: true,
  });
  return {
    async eventsOf(facts, followed) {
      const changes = new Map(facts.filter(isRelevant).map(({ stream, position }) => [idOf(stream), position]));
      const lastOf = new Map<string, number>();
      for (const { account, subject } of await concerned([...changes.keys()], followed)) {
        lastOf.set(account, Math.max(lastOf.get(account) ?? 0, changes.get(subject)!));
      }
      const last = [...lastOf].toSorted(([, one], [, other]) => one - other);
      return last.map(([account, position]) => changed(account, position));
    },
    async since(account, after, upTo) {
      const facts = await missed(account, { after, upTo }, mostMissed + 1);
      // At the position of the last fact that was read: no other feed makes an event of it.
      const last = facts.length > mostMissed ? facts.at(-1) : facts.findLast(isRelevant);
      return last ? [changed(account, last.position)] : [];
    },
  };
}
