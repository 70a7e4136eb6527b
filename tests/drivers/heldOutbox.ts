import { act } from '@testing-library/react';
import type { OutgoingEntry } from '#machines/messaging/outgoingEvents.ts';
import type { ShownEntry } from '#machines/messaging/shownConversation.ts';
import type { WaitingCommand, Wished, watchOutbox } from '#web/outbox/outbox.ts';
import type { MessagesOutbox } from '#web/messaging/outgoingFlow.ts';
import { commandOf } from '#web/messaging/writtenCommands.ts';

type Watching = Parameters<typeof watchOutbox>;

/** An outbox of conversations that tells what a path says. What a view has put in it knows by its text: the key is the view's own. */
export function openHeldOutbox() {
  const watching = new Set<Watching>();
  const putIn = new Map<string, Wished & { readonly refuse: (error: Error) => void }>();
  const idOf = ({ text, key }: Pick<OutgoingEntry, 'text' | 'key'>) => putIn.get(text)?.id ?? key;
  const outbox: MessagesOutbox = {
    enqueue: (wished) =>
      new Promise<string>((_, reject) => {
        putIn.set((wished.payload as OutgoingEntry).text, { ...wished, refuse: reject });
      }),
    retry: async () => {},
    discard: async () => {},
    watchOutbox(...watch) {
      watching.add(watch);
      return () => void watching.delete(watch);
    },
  };
  return {
    outbox,
    /** This waits in a conversation. */
    tells: (conversation: string, entries: readonly OutgoingEntry[]) =>
      act(async () => {
        const waiting = entries.map((entry) => commandOfEntry(conversation, { ...entry, key: idOf(entry) }));
        for (const [isAbout, hear] of watching) hear(waiting.filter(({ subject }) => isAbout(subject)));
      }),
    /** The market has taken it: from here, or from another tab, which has heard how it stands in the log. */
    sends: (written: Pick<OutgoingEntry, 'text' | 'key'>, entry: ShownEntry | null) =>
      act(async () => {
        const id = idOf(written);
        for (const [, , hearSent] of watching) hearSent!(id, entry ? { ...entry, key: id } : undefined);
      }),
    /** It does not take what was put in last under a text. */
    refuses: (text: string) => act(async () => putIn.get(text)!.refuse(new Error('Nobody is logged in'))),
  };
}

export type HeldOutbox = ReturnType<typeof openHeldOutbox>;

function commandOfEntry(conversation: string, entry: OutgoingEntry): WaitingCommand {
  const { id, kind, subject, payload } = commandOf(conversation, { ...entry, pictures: [...entry.pictures] });
  const { standing, problem, at } = entry;
  const refused = standing === 'refused' ? 'messaging.tooMany' : null;
  return {
    ...{ id, kind, subject, at, account: 'vreni', refused, problem },
    payload: JSON.stringify(payload),
    state: standing,
  };
}
