import { entryKindOf, type EntryKind } from '#machines/conversation/lifecycle/conversation.ts';
import { conversationFacts, type ConversationFact } from '#machines/conversation/lifecycle/conversationFacts.ts';
import { conversationLifecycle } from '#machines/conversation/lifecycle/conversationLifecycle.ts';
import { factFrom } from '#machines/journal/facts.ts';
import { idOf, streamOf } from '#machines/journal/lifecycle.ts';
import type { Market } from '#server/store/market.ts';
import { openedFact } from '#server/store/journals.ts';
import { compiled } from '#server/store/sql.ts';
import type { StoredFact } from '#server/store/store.ts';
import type { EntryRow } from '../messagingTables.ts';

/** An entry of a conversation (a message, an offer or an answer to it), with its content. */
export interface Entry {
  readonly conversation: string;
  readonly number: number;
  readonly at: number;
  readonly account: string;
  readonly kind: EntryKind;
  /** The idempotency key that the author's device chose; null for kinds of entries without one. */
  readonly key: string | null;
  readonly text: string | null;
  /** The text that the same sender wrote just before, at the beginning of a conversation; empty if there is none. */
  readonly earlier: string;
  readonly pictures: readonly string[];
  /** Whether the entry's author was erased, together with the content. */
  readonly isErased: boolean;
  /** The offer that the entry makes or refers to, and its amount. */
  readonly offer: { readonly number: number; readonly francs: number } | null;
}

/** The place of an entry: its conversation, and its number in it. */
export interface EntryPlace {
  readonly conversation: string;
  readonly number: number;
}

/** A page of entries: at most `most` before or after a number. */
export type EntryPage =
  | { readonly before: number | null; readonly most: number }
  | { readonly after: number; readonly most: number };

/**
 * A page of a conversation's entries, oldest first, and whether there are more entries in the direction of the page.
 */
export async function entriesOf(
  market: Market,
  conversation: string,
  page: EntryPage,
): Promise<{ readonly entries: readonly Entry[]; readonly hasMore: boolean }> {
  const { sql, store } = market;
  const all = sql.selectFrom('conversation_entries').select('number').where('conversation', '=', conversation);
  const request =
    'after' in page
      ? all.where('number', '>', page.after).orderBy('number', 'asc')
      : (page.before === null ? all : all.where('number', '<', page.before)).orderBy('number', 'desc');
  const rows = await store.query<Pick<EntryRow, 'number'>>(compiled(request.limit(page.most + 1)));
  const numbers = rows.slice(0, page.most).map(({ number }) => number);
  const entries = await entriesAt(
    market,
    numbers.map((number) => ({ conversation, number })),
  );
  return { entries: entries.toSorted((one, other) => one.number - other.number), hasMore: rows.length > page.most };
}

/** The entries at some places, in their order. An answer to an offer is read together with the offer. */
export async function entriesAt(market: Market, places: readonly EntryPlace[]): Promise<readonly Entry[]> {
  return places.length === 0 ? [] : entriesOfFacts(market, places, await factsAt(market, places));
}

async function entriesOfFacts(
  market: Market,
  places: readonly EntryPlace[],
  facts: ReadonlyMap<string, ConversationFact>,
): Promise<readonly Entry[]> {
  const offers = places.flatMap((place) => {
    const fact = facts.get(nameOf(place));
    return fact && 'offer' in fact ? [{ conversation: place.conversation, number: fact.offer }] : [];
  });
  const missing = [...offers, ...places.flatMap(placesBefore)].filter((place) => !facts.has(nameOf(place)));
  const all = missing.length === 0 ? facts : new Map([...facts, ...(await factsAt(market, missing))]);
  return places.flatMap((place) => {
    const fact = all.get(nameOf(place));
    return fact ? [entryOf(place, fact, all)] : [];
  });
}

/** The first entries of a conversation, for which warnings also read earlier messages, and the number of these. */
const firstContact = 8;
const readTogether = 3;

/** The places of earlier entries that are read together with an entry of a first contact. */
function placesBefore({ conversation, number }: EntryPlace): readonly EntryPlace[] {
  if (number > firstContact) return [];
  const count = Math.min(readTogether, number - 1);
  return Array.from({ length: count }, (_, index) => ({ conversation, number: number - count + index }));
}

/** The entries among some facts, of one or several conversations; other facts are left out. */
export async function entriesFrom(market: Market, stored: readonly StoredFact[]): Promise<readonly Entry[]> {
  const said = stored.filter(({ type }) => entryTypes.has(type));
  const places = said.map(({ stream, version }) => ({ conversation: idOf(stream), number: version }));
  return entriesOfFacts(market, places, await openedFacts(market, said));
}

const entryTypes: ReadonlySet<string> = new Set<ConversationFact['type']>([
  'conversation.messageSent',
  'conversation.offerMade',
  'conversation.offerAccepted',
  'conversation.offerDeclined',
  'conversation.offerWithdrawn',
  'conversation.reserved',
  'conversation.reservationEnded',
]);

async function factsAt(market: Market, places: readonly EntryPlace[]): Promise<ReadonlyMap<string, ConversationFact>> {
  const stored = await market.store.readAt(
    places.map(({ conversation, number }) => ({
      stream: streamOf(conversationLifecycle, conversation),
      version: number,
    })),
  );
  return openedFacts(market, stored);
}

async function openedFacts(
  { features, keys }: Market,
  stored: readonly StoredFact[],
): Promise<ReadonlyMap<string, ConversationFact>> {
  const feature = features.find(({ lifecycle }) => lifecycle === conversationLifecycle)!;
  const opened = await Promise.all(stored.map((fact) => openedFact(feature, fact, keys)));
  return new Map(
    opened.map((fact) => [
      nameOf({ conversation: idOf(fact.stream), number: fact.version }),
      factFrom(conversationFacts, fact) as ConversationFact,
    ]),
  );
}

function nameOf({ conversation, number }: EntryPlace): string {
  return `${conversation}-${number}`;
}

function entryOf(place: EntryPlace, fact: ConversationFact, all: ReadonlyMap<string, ConversationFact>): Entry {
  const kind = entryKindOf(fact);
  if (kind === undefined || !('by' in fact)) throw new Error(`${nameOf(place)} is no entry, but ${fact.type}`);
  const said = fact.type === 'conversation.messageSent' ? fact : undefined;
  const key = fact.type === 'conversation.messageSent' || fact.type === 'conversation.offerMade' ? fact.key : null;
  // An erased person's values become empty strings, whatever their type: `pictures` is then no array.
  const isErased = said !== undefined && (said.text === '' || (said.pictures as unknown) === '');
  return {
    ...place,
    at: fact.at,
    account: fact.by,
    kind,
    key,
    isErased,
    text: said?.text || null,
    earlier: said ? earlierOf(place, said.by, all) : '',
    pictures: Array.isArray(said?.pictures) ? said.pictures : [],
    offer: offerOf(place, fact, all),
  };
}

function earlierOf(place: EntryPlace, by: string, all: ReadonlyMap<string, ConversationFact>): string {
  return placesBefore(place)
    .flatMap((before) => {
      const fact = all.get(nameOf(before));
      return fact?.type === 'conversation.messageSent' && fact.by === by ? [fact.text] : [];
    })
    .join('\n');
}

function offerOf(
  { conversation, number }: EntryPlace,
  fact: ConversationFact,
  all: ReadonlyMap<string, ConversationFact>,
): Entry['offer'] {
  if (fact.type === 'conversation.offerMade') return { number, francs: fact.francs };
  if (!('offer' in fact)) return null;
  const made = all.get(nameOf({ conversation, number: fact.offer }));
  return made?.type === 'conversation.offerMade' ? { number: fact.offer, francs: made.francs } : null;
}
