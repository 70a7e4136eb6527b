import { randomUUID } from 'node:crypto';
import { conversationLifecycle } from '#machines/conversation/lifecycle/conversationLifecycle.ts';
import { isRefusal } from '#machines/journal/refusal.ts';
import { day } from '#machines/market/units.ts';
import type { Market } from '#server/store/market.ts';
import { conversationIdOf } from '#server/messaging/conversation/conversationId.ts';
import { sendMessage } from '#server/messaging/conversation/writing.ts';
import { writingTo } from '#tests/drivers/server/market.ts';
import { accounts, type WrittenEvent } from './streamsReaders.ts';

// The writers and readers in `streams.ts`: each account writes to the next one, in the conversation of the two.

/** The distance between consecutive pairs, so that no conversation has two messages at once. */
export const apart = 7919;

const atOnce = 500;
const listing = 'benchbenchbe';

/** Two accounts in a conversation, the buyer first, and the number of messages written so far. */
interface Pair {
  readonly conversation: string;
  readonly both: readonly [string, string];
  written: number;
}

/** Creates the accounts, confirmed and two months old. */
export async function makeAccounts(market: Market): Promise<void> {
  const at = Date.now() - 60 * day;
  const { recordsFacts } = writingTo(market, Date.now);
  await inPortions(accounts, (account) =>
    recordsFacts(account, [
      { type: 'account.registered', at, email: `${account}@example.ch`, sellerKind: 'private', language: 'de' },
      { type: 'account.emailVerified', at },
    ]),
  );
}

/**
 * Begins the conversations, and returns a function that writes the next message and resolves to its recipient and
 * position.
 */
export async function beginConversations(market: Market): Promise<(number: number) => Promise<WrittenEvent>> {
  const pairs = Array.from({ length: Math.floor(accounts.length / 2) }, (_, number): Pair => {
    const both = [accounts[2 * number]!, accounts[2 * number + 1]!] as const;
    return { conversation: conversationIdOf(listing, both[0]), both, written: 0 };
  });
  const at = Date.now();
  await inPortions(pairs, async ({ conversation: id, both: [buyer, seller] }) => {
    const begun = await market.commands.run({
      actor: buyer,
      streams: { conversation: { lifecycle: conversationLifecycle, id } },
      decide: () => ({
        conversation: [
          { type: 'conversation.started' as const, at, listing, buyer, seller },
          { type: 'conversation.messageSent' as const, at, by: buyer, key: randomUUID(), text: 'Noch zu haben?' },
        ],
      }),
    });
    if (isRefusal(begun)) throw new Error(`${id}: ${begun.refused}`);
  });

  return async (number) => {
    const pair = pairs[(number * apart) % pairs.length]!;
    // The seller writes first, and then the two alternate.
    pair.written += 1;
    const by = pair.both[pair.written % 2]!;
    const account = pair.both[1 - (pair.written % 2)]!;
    const written = { key: randomUUID(), text: `Ja, seit gestern. Passt dir Samstag um ${number}?`, pictures: [] };
    const sent = await sendMessage(market, { conversation: pair.conversation, by, written });
    if (isRefusal(sent)) throw new Error(`${pair.conversation}: ${sent.refused}`);
    // The writer alone receives the message's key: the reader recognises the message by its position.
    return { position: sent.position, account };
  };
}

async function inPortions<T>(all: readonly T[], make: (one: T) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < all.length; from += atOnce) await Promise.all(all.slice(from, from + atOnce).map(make));
}
