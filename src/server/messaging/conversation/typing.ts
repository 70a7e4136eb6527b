import { LRUCache } from 'lru-cache';
import { typingEvery } from '#machines/messaging/limits.ts';
import type { MessagingServices } from '../messagingServices.ts';
import { partiesOf } from './onConversation.ts';
import { relationsOf } from '../relations.ts';

const mostRemembered = 10_000;

/** The time of the last typing signal, by conversation and typist. Each process has a separate record. */
const signalTimesByHub = new WeakMap<object, LRUCache<string, number>>();

/**
 * Signals to the other party that a participant is typing, unless a block forbids writing. The signal is ephemeral and
 * not stored. Returns whether the conversation belongs to the participant and is open.
 */
export async function reportTyping(
  { market, hub }: Pick<MessagingServices, 'market' | 'hub'>,
  { id, by }: { readonly id: string; readonly by: string },
): Promise<boolean> {
  const signalledAt = signalTimesByHub.get(hub) ?? new LRUCache<string, number>({ max: mostRemembered });
  signalTimesByHub.set(hub, signalledAt);
  const name = `${id} ${by}`;
  const now = market.clock();
  const sinceSignal = now - (signalledAt.get(name) ?? Number.NEGATIVE_INFINITY);
  // If the time since the last typing signal is negative, the clock was set back, and the signal is sent again.
  if (sinceSignal >= 0 && sinceSignal < typingEvery) return true;
  const parties = await partiesOf(market, id, by);
  if (!parties) return false;
  const { account } = parties.other;
  const { isActive, hasBlocked, isBlocked, isOtherThere } = (await relationsOf(market, by, [account])).to(account);
  if (!isActive || hasBlocked || isBlocked || !isOtherThere) return false;
  signalledAt.set(name, now);
  await hub.tell([account], { event: 'typing', data: { conversation: id } });
  return true;
}
