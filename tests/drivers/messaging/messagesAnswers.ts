import { entryExample } from '#machines/messaging/messagesExamples.ts';
import type {
  ConversationInList,
  ShownConversation,
  ShownEntry,
} from '#machines/messaging/openConversation/shownConversation.ts';

// Conversations in the form of the GraphQL API.

export function entryAnswer({ at, kind, standing, warnings, ...entry }: ShownEntry) {
  return {
    ...entry,
    at: new Date(at).toISOString(),
    kind: snake(kind),
    standing: standing && snake(standing),
    warnings: warnings.map((warning) => ({ ...warning, kind: snake(warning.kind) })),
  };
}

/** The stream's line about a new message of the other party. */
export function entryLine(conversation: string) {
  const entry = { ...entryAnswer(entryExample(5)), id: `${conversation}-5` };
  return { event: 'conversation', data: { what: 'entry', conversation, entry } };
}

export function listedAnswer({ tab, ad, other, last, ...conversation }: ConversationInList) {
  return {
    ...conversation,
    tab: snake(tab),
    ad: { ...ad, status: ad.status && snake(ad.status) },
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
