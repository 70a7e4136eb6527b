import { bike } from '#machines/listing/lifecycle/listingExamples.ts';
import { isRefusal } from '#machines/journal/refusal.ts';
import { hashPassword, isPassword } from '#server/account/passwords/passwordHash.ts';
import { openMarket } from '#server/market.ts';
import { sendMessage, writeAboutListing } from '#server/messaging/conversation/writing.ts';
import { accountsOf, password } from '../account/accounts.ts';
import { writingTo } from '../server/market.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** The conversations on a page of the list, and the messages on a page of a conversation. */
export const shownAtOnce = 30;

/** The buyer's first question, and the seller's messages in order; the last but one is the buyer's again. */
interface Kind {
  readonly listings: number;
  /** The texts of the messages in each conversation; there is one conversation about each ad. */
  readonly texts: readonly string[];
}

/** The messages that are written in advance, by the name of their kind. */
const kinds = {
  nothing: { listings: 1, texts: [] },
  'a question and its answer': { listings: 1, texts: ['Message 3', 'Message 4'] },
  'more messages than are shown at once': {
    listings: 1,
    texts: [
      'Message 2',
      ...Array.from({ length: shownAtOnce - 2 }, (_, number) => `Between ${number}`),
      'Message 3',
      'Message 4',
    ],
  },
  'more conversations than are shown at once': { listings: shownAtOnce + 1, texts: ['Does the basket belong to it?'] },
} satisfies Readonly<Record<string, Kind>>;

export type WrittenKind = keyof typeof kinds;

/** A buyer, and Vreni, the seller. They log in with the password of accounts.ts. */
export interface WrittenConversations {
  /** The email addresses of the two accounts. */
  readonly buyer: string;
  readonly seller: string;
  /** The ids of the ads, which have the titles of `listingTitle`. */
  readonly listings: readonly string[];
  /** The ids of the conversations about the ads, the last first. */
  readonly conversations: readonly string[];
}

/** A supply of people of each kind, whose conversations are unchanged: each call returns different ones. */
export interface Conversing {
  next(kind: WrittenKind): WrittenConversations;
}

/** The title of the ad of the conversation at this place in the list. */
export function listingTitle(place: number): string {
  return `Velo ${String.fromCharCode(97 + Math.floor(place / 26), 97 + (place % 26))}`;
}

/** Writes a market with this many people of each kind into a folder without a server. */
export async function writeConversations(
  dataDir: string,
  numbers: Readonly<Partial<Record<WrittenKind, number>>>,
): Promise<Conversing> {
  const today = Date.now();
  let now = today;
  const market = await openMarket({ dataDir }, { clock: () => now });
  // The password hash is computed once, and all accounts share it.
  const hash = await hashPassword(password);
  const accounts = accountsOf(market, { passwords: { hash: async () => hash, verify: isPassword } });
  const { publishes, recordsFacts } = writingTo(market, () => now);
  const waiting = new Map<WrittenKind, WrittenConversations[]>();
  let written = 0;

  async function converse({ listings: number, texts }: Kind): Promise<WrittenConversations> {
    // The accounts are 40 days old: a new account may write to few people only.
    now = today - 40 * day;
    const [buyer, seller] = [`buyer-${(written += 1)}@example.ch`, `seller-${written}@example.ch`];
    const [buying, selling] = [await accounts.joins(buyer), await accounts.joins(seller)];
    const at = now;
    await recordsFacts(selling, [{ type: 'account.profileChanged', at, name: 'Vreni', phone: '079 555 01 02' }]);
    now = today - day;
    const listings: string[] = [];
    const conversations: string[] = [];
    for (let place = number - 1; place >= 0; place -= 1) {
      // Ids are in base32, which contains neither 0 nor 1, so digits are replaced.
      const listing = `velo${(written += 1)
        .toString(6)
        .padStart(8, '0')
        .replaceAll(/./g, (digit) => 'abcdef'[Number(digit)]!)}`;
      await publishes(selling, listing, { ...bike, title: listingTitle(place) });
      listings.unshift(listing);
      for (const [index, text] of texts.entries()) {
        now += minute;
        const isBuyers = index === 0 || index === texts.length - 2;
        const by = isBuyers ? buying : selling;
        const message = { key: `${listing}-${index}`, text, pictures: [] };
        const answer = isBuyers
          ? await writeAboutListing(market, { listing, by, written: message })
          : await sendMessage(market, { conversation: conversations[0]!, by, written: message });
        if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
        if (index === 0) conversations.unshift(answer.conversation);
      }
    }
    return { buyer, seller, listings, conversations };
  }

  for (const [kind, number] of Object.entries(numbers) as [WrittenKind, number][]) {
    const those: WrittenConversations[] = [];
    for (let one = 0; one < number; one += 1) those.push(await converse(kinds[kind]));
    waiting.set(kind, those);
  }
  await market.close();
  return {
    next(kind) {
      const those = waiting.get(kind)?.shift();
      if (!those) throw new Error(`No one is left who has written ${kind}`);
      return those;
    },
  };
}
