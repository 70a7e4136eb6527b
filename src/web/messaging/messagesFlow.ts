import { createActorContext } from '@xstate/react';
import { fromCallback, fromPromise } from 'xstate';

import { type ConversationsRequest, conversationsMachine } from '#machines/messaging/inbox/conversationsMachine.ts';
import { messageSearchMachine } from '#machines/messaging/inbox/messageSearchMachine.ts';
import type { OpenConversationEvent } from '#machines/messaging/openConversation/openConversationEvents.ts';
import type {
  ConversationRequest,
  OlderEntriesRequest,
  ActionOutcome,
  SubmittedAction,
} from '#machines/messaging/openConversation/openConversationSetup.ts';
import { openConversationMachine } from '#machines/messaging/openConversation/openConversationMachine.ts';
import { readingMachine, type ReadPosition } from '#machines/messaging/openConversation/readingMachine.ts';
import type {
  ConversationsPage,
  FetchedConversation,
  FoundMessages,
} from '#machines/messaging/openConversation/shownConversation.ts';
import type { TypingEvent } from '#machines/messaging/openConversation/typingEvents.ts';
import { typingMachine } from '#machines/messaging/openConversation/typingMachine.ts';
import type { OutdatingEvent } from '#machines/streaming/outdatingEvents.ts';

import { inspect } from '../flows/inspection.ts';
import { onReturn } from '../offline/onReturn.ts';
import { onOutdated } from '../streaming/onOutdated.ts';
import { openConversationEventOf, onMessages } from './liveMessages.ts';
import {
  commandConversation,
  fetchConversation,
  fetchConversations,
  fetchOlder,
  markRead,
  searchMessages,
} from './messagingCalls.ts';

/** The stream's events that outdate a conversation, because it shows its listing and its correspondent. */
const shown: readonly OutdatingEvent[] = ['ads', 'correspondents'];

export const ConversationsFlow = createActorContext(conversationsMachine, { inspect });

export const conversationsLogic = conversationsMachine.provide({
  actors: {
    fetchingConversations: fromPromise<ConversationsPage, ConversationsRequest>(({ input, signal }) =>
      fetchConversations(input, signal),
    ),
    listening: fromCallback(({ sendBack }) => {
      const ends = [
        onChange(() => sendBack({ type: 'change.received' })),
        onOutdated(shown, () => sendBack({ type: 'change.received' })),
        onReturn(() => sendBack({ type: 'page.shown' })),
        onMessages(({ event }) => {
          if (event === 'began' || event === 'conversation') sendBack({ type: 'change.received' });
        }),
      ];
      return () => ends.forEach((end) => end());
    }),
  },
});

export const messageSearchLogic = messageSearchMachine.provide({
  actors: {
    searching: fromPromise<FoundMessages, { readonly text: string }>(({ input, signal }) =>
      searchMessages(input.text, signal),
    ),
  },
});

export const OpenConversationFlow = createActorContext(openConversationMachine, { inspect });

export const openConversationLogic = openConversationMachine.provide({
  actors: {
    fetchingConversation: fromPromise<FetchedConversation | null, ConversationRequest>(({ input, signal }) =>
      fetchConversation(input, signal),
    ),
    fetchingOlder: fromPromise<Omit<FetchedConversation, 'conversation'>, OlderEntriesRequest>(({ input, signal }) =>
      fetchOlder(input, signal),
    ),
    commanding: fromPromise<ActionOutcome, SubmittedAction>(async ({ input }) => {
      const outcome = await commandConversation(input);
      notifyLists();
      return outcome;
    }),
    listening: fromCallback<OpenConversationEvent, { readonly id: string }>(({ input, sendBack }) => {
      const ends = [
        onOutdated(shown, () => sendBack({ type: 'change.received' })),
        onReturn(() => sendBack({ type: 'page.shown' })),
        onMessages((notice) => {
          const event = openConversationEventOf(input.id, notice);
          if (event) sendBack(event);
        }),
      ];
      return () => ends.forEach((end) => end());
    }),
  },
});

export const readingLogic = readingMachine.provide({
  actors: {
    marking: fromPromise<void, ReadPosition>(async ({ input }) => {
      await markRead(input);
      notifyLists();
    }),
  },
});

export const typingLogic = typingMachine.provide({
  actors: {
    listening: fromCallback<TypingEvent, { readonly id: string }>(({ input, sendBack }) =>
      onMessages((notice) => {
        if (!('data' in notice) || !('conversation' in notice.data) || notice.data.conversation !== input.id) return;
        if (notice.event === 'typing') sendBack({ type: 'typing.received' });
        else if (notice.event === 'conversation' && notice.data.what === 'entry' && !notice.data.entry.isOwn)
          sendBack({ type: 'entry.received' });
      }),
    ),
  },
});

const changes = new Set<() => void>();

/** Notifies the lists of conversations on this page of an action on a conversation. */
export function notifyLists(): void {
  for (const hear of changes) hear();
}

function onChange(hear: () => void): () => void {
  changes.add(hear);
  return () => void changes.delete(hear);
}
