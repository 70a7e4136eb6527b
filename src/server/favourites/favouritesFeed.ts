import { favouritesLifecycle } from '#machines/favourites/lifecycle/favouritesLifecycle.ts';
import { featureOf, idOf, streamOf } from '#machines/journal/lifecycle.ts';
import type { Market } from '#server/store/market.ts';
import type { LiveEvent, LiveFeed } from '../streaming/liveFeed.ts';

/** That what an account has saved is another now. Whoever shows it asks for it anew, whatever has changed. */
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
      // One behind `upTo` the stream tells by itself, and it says what those before it would have said.
      const facts = await store.readStream(streamOf(favouritesLifecycle, account), Math.max(0, version - 1));
      const last = facts.findLast(({ position }) => position <= upTo);
      return last && last.position > after ? [changed(account, last.position)] : [];
    },
  };
}
