import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { conversationExample, entryExample, ownEntryExample } from '#machines/messaging/messagesExamples.ts';
import type { OpenConversationEvent } from '#machines/messaging/openConversation/openConversationEvents.ts';
import type {
  AskedConversation,
  DeedOutcome,
  GivenDeed,
} from '#machines/messaging/openConversation/openConversationSetup.ts';
import { openConversationMachine } from '#machines/messaging/openConversation/openConversationMachine.ts';
import type { FetchedConversation, ShownEntry } from '#machines/messaging/openConversation/shownConversation.ts';

/** A conversation of one entry that was archived a moment ago. */
async function archived() {
  const log: ShownEntry[] = [entryExample(2)];
  const actor = createActor(
    openConversationMachine.provide({
      actors: {
        fetchingConversation: fromPromise<FetchedConversation | null, AskedConversation>(async () => ({
          conversation: conversationExample(),
          entries: [...log],
          hasOlder: false,
        })),
        commanding: fromPromise<DeedOutcome, GivenDeed>(async () => ({ kind: 'done' })),
        listening: fromCallback<OpenConversationEvent, { readonly id: string }>(() => {}),
      },
    }),
    { input: { id: 'conversationa' } },
  ).start();
  await setImmediate();
  actor.send({ type: 'deed.chosen', deed: 'archive' });
  await setImmediate();
  return { actor, log, done: () => actor.getSnapshot().context.done };
}

describe('what was done with a conversation', () => {
  it('is told until one writes', async () => {
    const { actor, done } = await archived();
    expect(done()).toBe('archive');
    actor.send({ type: 'entry.taken', entry: ownEntryExample(3) });
    expect(done()).toBeNull();
    actor.stop();
  });

  it('is told until the other writes', async () => {
    const { actor, log, done } = await archived();
    log.push(ownEntryExample(3));
    actor.send({ type: 'change.heard' });
    await setImmediate();
    expect(done(), 'what it has left in the log is one’s own').toBe('archive');
    log.push(entryExample(4));
    actor.send({ type: 'change.heard' });
    await setImmediate();
    expect(done()).toBeNull();
    actor.stop();
  });
});

describe('how far the other has come', () => {
  it.each(['delivered', 'read'] as const)(
    'is kept where it is %s while the conversation is loading',
    async (standing) => {
      const fetched = Promise.withResolvers<FetchedConversation | null>();
      const actor = createActor(
        openConversationMachine.provide({
          actors: {
            fetchingConversation: fromPromise<FetchedConversation | null, AskedConversation>(() => fetched.promise),
            listening: fromCallback<OpenConversationEvent, { readonly id: string }>(() => {}),
          },
        }),
        { input: { id: 'conversationa' } },
      ).start();
      actor.send({ type: 'mark.heard', upTo: 3, standing });
      actor.send({ type: 'mark.heard', upTo: 2, standing });
      fetched.resolve({
        conversation: conversationExample(),
        entries: [2, 3, 4].map((number) => ownEntryExample(number)),
        hasOlder: false,
      });
      await setImmediate();
      const standings = actor.getSnapshot().context.entries.map((entry) => entry.standing);
      expect(standings).toEqual([standing, standing, ownEntryExample(4).standing]);
      actor.stop();
    },
  );
});
