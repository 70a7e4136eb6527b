import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { conversationExample, entryExample, ownEntryExample } from '#machines/messaging/messagesExamples.ts';
import type { ShownEntry } from '#machines/messaging/shownConversation.ts';
import { entryTold } from '#tests/drivers/messagesAnswers.ts';
import { openMessages } from '#tests/drivers/messagesView.tsx';

const id = 'conversationa';
const others = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => entryExample(from + place));
const textsOf = (entries: readonly ShownEntry[]) => entries.map(({ text }) => text);

/** A conversation that somebody looks at, and how it is with the server. */
async function openConversation() {
  const stage = await openMessages('buying', id);
  const variablesOf = (operation: string) =>
    stage.calls.all
      .filter(({ body }) => body.includes(`${operation}(`))
      .map(({ body }) => (JSON.parse(body) as { readonly variables: Readonly<Record<string, unknown>> }).variables);
  return {
    ...stage,
    variablesOf,
    /** The server tells its last entries. */
    tells: (entries: readonly ShownEntry[], hasOlder = false) =>
      stage.answers!('fetchingConversation', {
        type: 'xstate.done.actor.fetchingConversation',
        output: { conversation: conversationExample({ id }), entries, hasOlder },
      }),
    /** It tells what lies between those and what was fetched before. */
    tellsMissed: (entries: readonly ShownEntry[]) =>
      stage.calls.all
        .findLast(({ body }) => body.includes('MissedEntries('))!
        .answer({ data: { conversation: { entriesAfter: { entries: entries.map(entryTold), hasMore: false } } } }),
    shown: () => screen.getAllByText(/^Message \d+$/).map(({ textContent }) => textContent),
  };
}

beforeEach(() => void vi.spyOn(document, 'hasFocus').mockReturnValue(true));
afterEach(() => vi.restoreAllMocks());

describe('a conversation that is open', () => {
  it('fetches what was missed before an entry of one’s own, and counts none of that as seen until it is there', async () => {
    const conversation = await openConversation();
    await conversation.tells(others(1, 5));
    expect(conversation.variablesOf('ReadConversation')).toEqual([{ id, upTo: 5 }]);
    await conversation.held.sends({ key: 'key-46', text: 'Message 46' }, ownEntryExample(46));
    expect(conversation.shown()).toEqual(textsOf([...others(1, 5), ownEntryExample(46)]));
    expect(conversation.variablesOf('ReadConversation')).toHaveLength(1);
    await conversation.tells([...others(37, 45), ownEntryExample(46)], true);
    expect(conversation.variablesOf('MissedEntries')).toEqual([{ id, after: 5 }]);
    await conversation.tellsMissed(others(6, 36));
    expect(conversation.shown()).toEqual(textsOf([...others(1, 45), ownEntryExample(46)]));
    expect(conversation.variablesOf('ReadConversation')).toEqual([
      { id, upTo: 5 },
      { id, upTo: 46 },
    ]);
    await conversation.ends();
  });
});
