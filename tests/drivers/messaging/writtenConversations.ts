import { bike } from '#machines/listing/lifecycle/listingExamples.ts';
import { isRefusal } from '#machines/journal/refusal.ts';
import { hashPassword, isPassword } from '#server/account/passwords/passwordHash.ts';
import { openMarket } from '#server/market.ts';
import { sendMessage, writeAboutAd } from '#server/messaging/conversation/writing.ts';
import { accountsOf, password } from '../account/accounts.ts';
import { writingTo } from '../server/market.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** How many conversations a list shows at once, and messages a conversation. */
export const shownAtOnce = 30;

/** What the buyer asks first, and what the seller writes, one after the other; the last but one is the buyer's again. */
interface Kind {
  readonly ads: number;
  /** Of each conversation, of which there is one about each ad. */
  readonly texts: readonly string[];
}

/** What people have written to each other, by what it is called. */
const kinds = {
  nothing: { ads: 1, texts: [] },
  'a question and its answer': { ads: 1, texts: ['Message 3', 'Message 4'] },
  'more messages than are shown at once': {
    ads: 1,
    texts: [
      'Message 2',
      ...Array.from({ length: shownAtOnce - 2 }, (_, number) => `Between ${number}`),
      'Message 3',
      'Message 4',
    ],
  },
  'more conversations than are shown at once': { ads: shownAtOnce + 1, texts: ['Does the basket belong to it?'] },
} satisfies Readonly<Record<string, Kind>>;

export type WrittenKind = keyof typeof kinds;

/** Somebody who would like to buy, and Vreni, who sells. They log in with the password of accounts.ts. */
export interface WrittenConversations {
  /** Their addresses. */
  readonly buyer: string;
  readonly seller: string;
  /** The ads, of which each is called as `adTitle` says. */
  readonly ads: readonly string[];
  /** The ids of what was written about them, the last first. */
  readonly conversations: readonly string[];
}

/** Those who come, one after the other: of a kind each is another one, whose conversations nobody has touched. */
export interface Conversing {
  next(kind: WrittenKind): WrittenConversations;
}

/** What the ad is called that the conversation so far down in the list is about. */
export function adTitle(place: number): string {
  return `Velo ${String.fromCharCode(97 + Math.floor(place / 26), 97 + (place % 26))}`;
}

/** Writes a market into a folder, at which no server runs, with so many of each kind in it. */
export async function writeConversations(
  dataDir: string,
  numbers: Readonly<Partial<Record<WrittenKind, number>>>,
): Promise<Conversing> {
  const today = Date.now();
  let now = today;
  const market = await openMarket({ dataDir }, { clock: () => now });
  // Made once, it is that of all.
  const hash = await hashPassword(password);
  const accounts = accountsOf(market, { passwords: { hash: async () => hash, verify: isPassword } });
  const { publishes, tellsOf } = writingTo(market, () => now);
  const waiting = new Map<WrittenKind, WrittenConversations[]>();
  let written = 0;

  async function converse({ ads: number, texts }: Kind): Promise<WrittenConversations> {
    // Whoever has just come may write to few.
    now = today - 40 * day;
    const [buyer, seller] = [`buyer-${(written += 1)}@example.ch`, `seller-${written}@example.ch`];
    const [buying, selling] = [await accounts.joins(buyer), await accounts.joins(seller)];
    const at = now;
    await tellsOf(selling, [{ type: 'account.profileChanged', at, name: 'Vreni', phone: '079 555 01 02' }]);
    now = today - day;
    const ads: string[] = [];
    const conversations: string[] = [];
    for (let place = number - 1; place >= 0; place -= 1) {
      // Ids are base32, which has neither 0 nor 1.
      const listing = `velo${(written += 1)
        .toString(6)
        .padStart(8, '0')
        .replaceAll(/./g, (digit) => 'abcdef'[Number(digit)]!)}`;
      await publishes(selling, listing, { ...bike, title: adTitle(place) });
      ads.unshift(listing);
      for (const [index, text] of texts.entries()) {
        now += minute;
        const isBuyers = index === 0 || index === texts.length - 2;
        const by = isBuyers ? buying : selling;
        const message = { key: `${listing}-${index}`, text, pictures: [] };
        const answer = isBuyers
          ? await writeAboutAd(market, { listing, by, written: message })
          : await sendMessage(market, { conversation: conversations[0]!, by, written: message });
        if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
        if (index === 0) conversations.unshift(answer.conversation);
      }
    }
    return { buyer, seller, ads, conversations };
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
