import { LRUCache } from 'lru-cache';
import { typingEvery } from '#machines/messaging/limits.ts';
import type { MessagingServices } from '../messagingServices.ts';
import { partiesOf } from './onConversation.ts';
import { standingsOf } from '../standings.ts';

const mostRemembered = 10_000;

/** When somebody was last told that another types, by conversation and typist: of each process its own. */
const toldBy = new WeakMap<object, LRUCache<string, number>>();

/**
 * Tells the other of a conversation that somebody types, if they can be written to. Nothing of it is kept: whoever does not listen at that moment
 * does not miss it. Gives whether the conversation is theirs and open.
 */
export async function tellTyping(
  { market, hub }: Pick<MessagingServices, 'market' | 'hub'>,
  { id, by }: { readonly id: string; readonly by: string },
): Promise<boolean> {
  const toldAt = toldBy.get(hub) ?? new LRUCache<string, number>({ max: mostRemembered });
  toldBy.set(hub, toldAt);
  const name = `${id} ${by}`;
  const now = market.clock();
  const sinceTold = now - (toldAt.get(name) ?? Number.NEGATIVE_INFINITY);
  // Below zero the clock was set back: it is no moment ago.
  if (sinceTold >= 0 && sinceTold < typingEvery) return true;
  const parties = await partiesOf(market, id, by);
  if (!parties) return false;
  const { account } = parties.other;
  const { isActive, hasBlocked, isBlocked, isOtherThere } = (await standingsOf(market, by, [account])).to(account);
  if (!isActive || hasBlocked || isBlocked || !isOtherThere) return false;
  toldAt.set(name, now);
  await hub.tell([account], { event: 'typing', data: { conversation: id } });
  return true;
}
