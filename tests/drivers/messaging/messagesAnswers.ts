import { entryExample } from '#machines/messaging/messagesExamples.ts';
import type {
  ConversationInList,
  ShownConversation,
  ShownEntry,
} from '#machines/messaging/openConversation/shownConversation.ts';

// An entry of a conversation in the form in which the GraphQL API returns it.

export function entryAnswer({ at, kind, deliveryState, warnings, ...entry }: ShownEntry) {
  return {
    ...entry,
    at: new Date(at).toISOString(),
    kind: snake(kind),
    deliveryState: deliveryState && snake(deliveryState),
    warnings: warnings.map((warning) => ({ ...warning, kind: snake(warning.kind) })),
  };
}

/** The stream's line about a new message of the other party. */
export function entryLine(conversation: string) {
  const entry = { ...entryAnswer(entryExample(5)), id: `${conversation}-5` };
  return { event: 'conversation', data: { what: 'entry', conversation, entry } };
}

export function listedAnswer({ tab, listing, other, last, ...conversation }: ConversationInList) {
  return {
    ...conversation,
    tab: snake(tab),
    listing: { ...listing, status: listing.status && snake(listing.status) },
    other: { ...other, awayUntil: other.awayUntil === null ? null : new Date(other.awayUntil).toISOString() },
    last: last && entryAnswer(last),
  };
}

export function conversationAnswer({ closed, may, ...conversation }: ShownConversation) {
  return {
    ...conversation,
    ...listedAnswer(conversation),
    closed: closed === null ? null : { message: closed },
    may: may.map(snake),
  };
}

function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}
