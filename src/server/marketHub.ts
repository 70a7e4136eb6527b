import type { AccountDesk } from '#server/account/accountDesk.ts';
import { conversationsFeed } from '#server/messaging/live/conversationsFeed.ts';
import { correspondentsFeed } from '#server/messaging/live/correspondentsFeed.ts';
import { favouritesFeed } from '#server/favourites/favouritesFeed.ts';
import { adsFeed } from '#server/listing/adsFeed.ts';
import { type Hub, openHub } from '#server/streaming/hub.ts';
import type { StreamLimits } from '#server/streaming/streamLimits.ts';

/** Opens the hub with the feed of each feature that has something to tell. A new one is one more line. */
export async function openMarketHub(
  { market, sessions }: Pick<AccountDesk, 'market' | 'sessions'>,
  options: { readonly onFailure: (error: unknown) => void; readonly limits?: StreamLimits },
): Promise<Hub> {
  const telling: Pick<Hub, 'tell'> = { tell: (accounts, told) => hub.tell(accounts, told) };
  const feeds = [
    favouritesFeed(market),
    adsFeed(market),
    correspondentsFeed(market),
    conversationsFeed(market, { ...options, hub: telling }),
  ];
  const hub = await openHub({ ...options, store: market.store, skips: market.skips, sessions, feeds });
  return hub;
}
