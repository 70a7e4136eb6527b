import type {
  ConversationCounts,
  ConversationInList,
  ShownConversation,
  ShownEntry,
} from './openConversation/shownConversation.ts';

/** Midday of the 24th of November 2026. */
const noon = 1_795_518_000_000;

/** An entry of a conversation as the server sends it: by default a message of the correspondent. */
export function entryExample(number: number, more: Partial<ShownEntry> = {}): ShownEntry {
  return {
    number,
    at: noon + number * 60_000,
    kind: 'message',
    isOwn: false,
    key: null,
    text: `Message ${number}`,
    pictures: [],
    isErased: false,
    francs: null,
    offer: null,
    deliveryState: null,
    warnings: [],
    ...more,
  };
}

/** An entry of a conversation that the user has written. */
export function ownEntryExample(number: number, more: Partial<ShownEntry> = {}): ShownEntry {
  return entryExample(number, { isOwn: true, key: `key-${number}`, deliveryState: 'sent', ...more });
}

/** A conversation about a bicycle that the user would like to buy, as a list shows it. */
export function listedExample(id: string, more: Partial<ConversationInList> = {}): ConversationInList {
  return {
    id,
    tab: 'buying',
    unread: 0,
    isArchived: false,
    isMuted: false,
    last: entryExample(2),
    listing: {
      id: 'bikebikebike',
      title: 'Citybike',
      priceText: 'CHF 480.–',
      francs: 480,
      status: 'active',
      isGone: false,
      picture: null,
      path: '/en/vi/citybike/bikebikebike',
    },
    other: { name: `Vreni ${id.at(-1)}`, picture: null, isGone: false, awayUntil: null },
    ...more,
  };
}

/** Counts of the two lists: by default nothing is unread or archived. */
export function countsExample(more: Partial<ConversationCounts> = {}): ConversationCounts {
  return { buying: { unread: 0, archived: 0 }, selling: { unread: 0, archived: 0 }, ...more };
}

/** A conversation as its own page shows it. */
export function conversationExample(more: Partial<ShownConversation> = {}): ShownConversation {
  return {
    ...listedExample('conversationa'),
    readUpTo: 0,
    isBlocked: false,
    closed: null,
    offer: null,
    isReservedForBuyer: false,
    may: ['write', 'offer'],
    ...more,
  };
}
