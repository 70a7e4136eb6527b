import { favouritesLifecycle } from '#machines/favourites/lifecycle/favouritesLifecycle.ts';
import { featureOf, idOf, streamOf } from '#machines/journal/lifecycle.ts';
import type { Market } from '#server/store/market.ts';
import type { LiveEvent, LiveFeed } from '../streaming/liveFeed.ts';

/** Signals that an account's favourites have changed. Clients then reload them, whatever the change is. */
export function favouritesFeed({ commands, store }: Pick<Market, 'commands' | 'store'>): LiveFeed {
  const changed = (account: string, position: number): LiveEvent => ({
    account,
    event: 'favourites',
    data: {},
    position,
    replaces: true,
  });
  return {
    eventsOf: (facts, followed) =>
      facts
        .filter(({ stream }) => featureOf(stream) === favouritesLifecycle.feature && followed.has(idOf(stream)))
        .map(({ stream, position }) => changed(idOf(stream), position)),
    async since(account, after, upTo) {
      const { version } = await commands.load({ lifecycle: favouritesLifecycle, id: account });
      // The stream itself delivers a fact after `upTo`, which makes earlier signals redundant.
      const facts = await store.readStream(streamOf(favouritesLifecycle, account), Math.max(0, version - 1));
      const last = facts.findLast(({ position }) => position <= upTo);
      return last && last.position > after ? [changed(account, last.position)] : [];
    },
  };
}
