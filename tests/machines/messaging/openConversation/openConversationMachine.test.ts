import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { conversationExample, entryExample, ownEntryExample } from '#machines/messaging/messagesExamples.ts';
import type { OpenConversationEvent } from '#machines/messaging/openConversation/openConversationEvents.ts';
import type {
  ConversationRequest,
  ActionOutcome,
  SubmittedAction,
} from '#machines/messaging/openConversation/openConversationSetup.ts';
import { openConversationMachine } from '#machines/messaging/openConversation/openConversationMachine.ts';
import type { FetchedConversation, ShownEntry } from '#machines/messaging/openConversation/shownConversation.ts';

/** Opens a conversation with a single entry, and archives it. */
async function archived() {
  const log: ShownEntry[] = [entryExample(2)];
  const actor = createActor(
    openConversationMachine.provide({
      actors: {
        fetchingConversation: fromPromise<FetchedConversation | null, ConversationRequest>(async () => ({
          conversation: conversationExample(),
          entries: [...log],
          hasOlder: false,
        })),
        commanding: fromPromise<ActionOutcome, SubmittedAction>(async () => ({ kind: 'done' })),
        listening: fromCallback<OpenConversationEvent, { readonly id: string }>(() => {}),
      },
    }),
    { input: { id: 'conversationa' } },
  ).start();
  await setImmediate();
  actor.send({ type: 'action.chosen', action: 'archive' });
  await setImmediate();
  return { actor, log, done: () => actor.getSnapshot().context.done };
}

describe('the note of an action on a conversation', () => {
  it('remains until the user writes', async () => {
    const { actor, done } = await archived();
    expect(done()).toBe('archive');
    actor.send({ type: 'entry.accepted', entry: ownEntryExample(3) });
    expect(done()).toBeNull();
    actor.stop();
  });

  it('remains until the other person writes', async () => {
    const { actor, log, done } = await archived();
    log.push(ownEntryExample(3));
    actor.send({ type: 'change.received' });
    await setImmediate();
    expect(done(), 'the new entry is the user’s own').toBe('archive');
    log.push(entryExample(4));
    actor.send({ type: 'change.received' });
    await setImmediate();
    expect(done()).toBeNull();
    actor.stop();
  });
});

describe('the other person’s read position', () => {
  it.each(['delivered', 'read'] as const)(
    'is preserved when it is %s while the conversation is loading',
    async (deliveryState) => {
      const fetched = Promise.withResolvers<FetchedConversation | null>();
      const actor = createActor(
        openConversationMachine.provide({
          actors: {
            fetchingConversation: fromPromise<FetchedConversation | null, ConversationRequest>(() => fetched.promise),
            listening: fromCallback<OpenConversationEvent, { readonly id: string }>(() => {}),
          },
        }),
        { input: { id: 'conversationa' } },
      ).start();
      actor.send({ type: 'mark.received', upTo: 3, deliveryState });
      actor.send({ type: 'mark.received', upTo: 2, deliveryState });
      fetched.resolve({
        conversation: conversationExample(),
        entries: [2, 3, 4].map((number) => ownEntryExample(number)),
        hasOlder: false,
      });
      await setImmediate();
      const deliveryStates = actor.getSnapshot().context.entries.map((entry) => entry.deliveryState);
      expect(deliveryStates).toEqual([deliveryState, deliveryState, ownEntryExample(4).deliveryState]);
      actor.stop();
    },
  );
});
