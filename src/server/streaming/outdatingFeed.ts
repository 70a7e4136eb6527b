import { idOf } from '#machines/journal/lifecycle.ts';
import type { OutdatingEvent } from '#machines/streaming/outdatingEvents.ts';
import type { StoredFact } from '#server/store/store.ts';
import type { Followed, LiveEvent, LiveFeed } from './liveFeed.ts';

/** Facts that are looked through for who comes again; after more it is told at once to ask anew. */
const mostMissed = 500;

/** What concerns very many at once, and whom. */
export interface Outdating {
  readonly event: OutdatingEvent;
  /** Whether a fact changes what those see whom its subject concerns: the one whose journal it stands in. */
  isTold(fact: StoredFact): boolean;
  /** Whom of those who listen some subjects concern; perhaps somebody twice. */
  concerned(
    subjects: readonly string[],
    listening: Followed,
  ): Promise<readonly { readonly account: string; readonly subject: string }[]>;
  /** Facts between two positions of what concerns an account, the first of them where there are more than `limit`. */
  missed(
    account: string,
    between: { readonly after: number; readonly upTo: number },
    limit: number,
  ): Promise<readonly StoredFact[]>;
}

/**
 * That something has changed, once for each whom it concerns, whatever it is. Who that is is looked up once a change is told, by each
 * process that has anybody to tell: who changes something does not wait for it, however many it concerns.
 */
export function outdatingFeed({ event, isTold, concerned, missed }: Outdating): LiveFeed {
  const changed = (account: string, position: number): LiveEvent => ({
    account,
    event,
    data: {},
    position,
    replaces: true,
  });
  return {
    async eventsOf(facts, followed) {
      const changes = new Map(facts.filter(isTold).map(({ stream, position }) => [idOf(stream), position]));
      const lastOf = new Map<string, number>();
      for (const { account, subject } of await concerned([...changes.keys()], followed)) {
        lastOf.set(account, Math.max(lastOf.get(account) ?? 0, changes.get(subject)!));
      }
      const last = [...lastOf].toSorted(([, one], [, other]) => one - other);
      return last.map(([account, position]) => changed(account, position));
    },
    async since(account, after, upTo) {
      const facts = await missed(account, { after, upTo }, mostMissed + 1);
      // Of the last fact that was read: no other feed makes an event of it.
      const last = facts.length > mostMissed ? facts.at(-1) : facts.findLast(isTold);
      return last ? [changed(account, last.position)] : [];
    },
  };
}
