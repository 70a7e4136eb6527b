import { createContext, use } from 'react';
import { type ActorRefFrom, fromCallback } from 'xstate';

import type { openConversationMachine } from '#machines/messaging/openConversation/openConversationMachine.ts';
import {
  type SubmittedEntry,
  heldIn,
  type OutgoingEntry,
  type OutgoingEvent,
} from '#machines/messaging/openConversation/outgoingEvents.ts';
import { outgoingMachine } from '#machines/messaging/openConversation/outgoingMachine.ts';
import type { ShownEntry } from '#machines/messaging/openConversation/shownConversation.ts';

import { chosenFileAt, releaseFile } from '../../photos/chosenFiles.ts';
import { notifyLists } from '../messagesFlow.ts';
import type { MessagesOutbox } from './messagesOutbox.ts';
import { commandOf, entriesIn, subjectOf } from './writtenCommands.ts';

type Outgoing = ActorRefFrom<typeof outgoingMachine>;

interface Surroundings {
  readonly conversation: ActorRefFrom<typeof openConversationMachine>;
  readonly outbox: MessagesOutbox;
}

/**
 * The machine that sends a conversation's messages through the outbox, which reports their delivery state. The
 * conversation receives the entries that are in the log.
 */
export function outgoingLogic(
  id: string,
  { conversation, outbox: { enqueue, retry, discard, watchOutbox } }: Surroundings,
) {
  const about = () => {
    const { conversation: shown } = conversation.getSnapshot().context;
    return shown && { ad: shown.listing.title, person: shown.other.name };
  };

  /** Puts an entry into the outbox. Once the outbox has stored the pictures, the document releases their bytes. */
  async function putIn(entry: SubmittedEntry): Promise<void> {
    const held = heldIn(entry);
    await enqueue(commandOf(id, entry, about()), new Map(held.map((url) => [url, chosenFileAt(url)])));
    held.forEach(releaseFile);
  }

  return outgoingMachine.provide({
    actors: {
      followingOutbox: fromCallback<OutgoingEvent, { readonly conversation: string }>(({ input, sendBack }) =>
        watchOutbox(
          (subject) => subject === subjectOf(input.conversation),
          (waiting) => sendBack({ type: 'outbox.reported', entries: entriesIn(waiting) }),
          (key, answer) => sendBack({ type: 'entry.sent', key, entry: (answer as ShownEntry | undefined) ?? null }),
        ),
      ),
      watchingLine: fromCallback<OutgoingEvent>(({ sendBack }) => {
        const lost = () => sendBack({ type: 'line.lost' });
        const found = () => sendBack({ type: 'line.found' });
        window.addEventListener('offline', lost);
        window.addEventListener('online', found);
        return () => {
          window.removeEventListener('offline', lost);
          window.removeEventListener('online', found);
        };
      }),
    },
    actions: {
      putIn: ({ self }, { entry }) => {
        putIn(entry).catch(() => self.send({ type: 'entry.unkept', key: entry.key }));
      },
      sendAgain: ({ context, self }, { key }) => {
        const unkept = unkeptOf(context, key);
        const isIn = unkept ? putIn(unkept) : retry(key);
        isIn.catch(() => self.send({ type: 'entry.unkept', key }));
      },
      giveUp: ({ context }, { key }) => {
        const unkept = unkeptOf(context, key);
        if (unkept) heldIn(unkept).forEach(releaseFile);
        void discard(key);
      },
      passSent: (_, { entry }) => {
        conversation.send(entry ? { type: 'entry.accepted', entry } : { type: 'change.received' });
        notifyLists();
      },
    },
  });
}

/** The entry with this key, if the outbox has not stored it yet or could not store it. */
function unkeptOf({ added }: { readonly added: readonly OutgoingEntry[] }, key: string): OutgoingEntry | undefined {
  return added.find((entry) => entry.key === key);
}

/** Whether the device is online, according to the browser. */
export function isOnline(): boolean {
  return navigator.onLine;
}

const OutgoingContext = createContext<Outgoing | undefined>(undefined);

export const OutgoingProvider = OutgoingContext.Provider;

/** The outgoing messages of the conversation around a view. */
export function useOutgoing(): Outgoing {
  const outgoing = use(OutgoingContext);
  if (!outgoing) throw new Error('There is no conversation around this view');
  return outgoing;
}
