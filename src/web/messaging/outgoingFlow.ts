import { createContext, use } from 'react';
import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';

import type { openConversationMachine } from '#machines/messaging/openConversationMachine.ts';
import type { OutgoingEvent } from '#machines/messaging/outgoingEvents.ts';
import { outgoingMachine, type SendingEntry, type SendingOutcome } from '#machines/messaging/outgoingMachine.ts';

import { keepOutgoing, type KeptOf } from './keptMessages.ts';
import { tellChange } from './messagesFlow.ts';
import { sendEntry } from './messagingCalls.ts';

type Outgoing = ActorRefFrom<typeof outgoingMachine>;

/** What goes out of a conversation: kept on this device until the server has it, and told to the conversation then. */
export function outgoingLogic(kept: KeptOf, conversation: ActorRefFrom<typeof openConversationMachine>) {
  return outgoingMachine.provide({
    actors: {
      sending: fromPromise<SendingOutcome, SendingEntry>(({ input }) => sendEntry(input)),
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
      keep: ({ context }) => keepOutgoing(kept, context.entries),
      tellTaken: (_, { entry }) => {
        conversation.send({ type: 'entry.taken', entry });
        tellChange();
      },
    },
  });
}

/** Whether the device has a line, as far as it knows. */
export function isOnline(): boolean {
  return navigator.onLine;
}

const OutgoingContext = createContext<Outgoing | undefined>(undefined);

export const OutgoingProvider = OutgoingContext.Provider;

/** What goes out of the conversation around a view. */
export function useOutgoing(): Outgoing {
  const outgoing = use(OutgoingContext);
  if (!outgoing) throw new Error('There is no conversation around this view');
  return outgoing;
}
