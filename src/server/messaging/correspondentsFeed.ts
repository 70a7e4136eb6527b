import type { AccountFact } from '#machines/account/accountFacts.ts';
import { accountLifecycle } from '#machines/account/accountLifecycle.ts';
import { featureOf, idOf, streamOf } from '#machines/journal/lifecycle.ts';
import type { MessagingFact } from '#machines/messaging/messagingFacts.ts';
import { messagingLifecycle } from '#machines/messaging/messagingLifecycle.ts';
import type { Market } from '#server/market.ts';
import type { StoredFact } from '#server/store/store.ts';
import type { LiveEvent, LiveFeed } from '../streaming/liveFeed.ts';
import { correspondentsAmong, latestWith } from './correspondents.ts';

/** Facts that are looked through for who comes again; after more it is told at once to ask anew. */
const mostMissed = 500;

/** What others see of somebody with whom they write: what they are called, and whether they can be written to now. */
const told: readonly (AccountFact['type'] | MessagingFact['type'])[] = [
  'account.profileChanged',
  'account.deactivated',
  'account.reactivated',
  'account.deletionRequested',
  'account.deletionUndone',
  'account.erased',
  'account.blocked',
  'account.unblocked',
  'messaging.wentAway',
  'messaging.cameBack',
];

/**
 * That somebody is other than they were with whom an account writes: they are called otherwise, are away, have left, or the market
 * has blocked them. Whoever shows them asks anew, whatever it is. Each hears that of others; one’s own is for `conversationsFeed.ts`.
 */
export function correspondentsFeed(market: Pick<Market, 'sql' | 'store'>): LiveFeed {
  const changed = (account: string, position: number): LiveEvent => ({
    ...{ account, event: 'correspondents', data: {}, position, replaces: true },
  });
  return {
    async eventsOf(facts, followed) {
      const changes = new Map(facts.filter(isTold).map(({ stream, position }) => [idOf(stream), position]));
      const lastOf = new Map<string, number>();
      for (const { account, other } of await correspondentsAmong(market, [...changes.keys()], followed)) {
        lastOf.set(account, Math.max(lastOf.get(account) ?? 0, changes.get(other)!));
      }
      const last = [...lastOf].toSorted(([, one], [, other]) => one - other);
      return last.map(([account, position]) => changed(account, position));
    },
    async since(account, after, upTo) {
      const others = [...new Set((await latestWith(market, account)).map(({ other }) => other))];
      const streams = others.flatMap((id) => [streamOf(accountLifecycle, id), streamOf(messagingLifecycle, id)]);
      const facts = await market.store.readOf(streams, { after, upTo, only: { types: told } }, mostMissed + 1);
      // Of the last fact that was read: no other feed makes an event of it.
      const last = facts.length > mostMissed ? facts.at(-1) : facts.findLast(isTold);
      return last ? [changed(account, last.position)] : [];
    },
  };
}

function isTold({ stream, type, data }: StoredFact): boolean {
  const feature = featureOf(stream);
  if (feature !== accountLifecycle.feature && feature !== messagingLifecycle.feature) return false;
  // Where they live and how they are called on the phone, no conversation says.
  if (type === 'account.profileChanged') return 'name' in data || 'picture' in data;
  return (told as readonly string[]).includes(type);
}
