import { act } from '@testing-library/react';
import type { OutgoingEntry } from '#machines/messaging/openConversation/outgoingEvents.ts';
import type { WaitingCommand, Wished, WishedHere, watchOutbox } from '#web/outbox/outbox.ts';
import type { Files } from '#web/outbox/outboxStore.ts';
import type { MessagesOutbox } from '#web/messaging/outgoing/messagesOutbox.ts';

type Watching = Parameters<typeof watchOutbox>;

/** Something that was written, as an outbox tells of it. */
type Written = Pick<OutgoingEntry, 'key' | 'text' | 'standing' | 'problem'>;

/**
 * An outbox that tells what a path says. What a view has put in it knows by its text: the key is the view's own. `commandOf` makes
 * the command of what is written about something.
 */
export function openHeldOutbox<W extends Written>(commandOf: (about: string, written: W) => WishedHere) {
  const watching = new Set<Watching>();
  const putIn = new Map<string, Wished & PromiseWithResolvers<string> & { readonly files: Files }>();
  const asked: { readonly what: 'retry' | 'discard'; readonly id: string }[] = [];
  const idOf = ({ text, key }: Pick<Written, 'text' | 'key'>) => putIn.get(text)?.id ?? key;
  const outbox: MessagesOutbox = {
    enqueue(wished, files = new Map()) {
      const putting = Promise.withResolvers<string>();
      putIn.set((wished.payload as Pick<Written, 'text'>).text, { ...wished, ...putting, files });
      return putting.promise;
    },
    retry: async (id) => void asked.push({ what: 'retry', id }),
    discard: async (id) => void asked.push({ what: 'discard', id }),
    filesOf: async (id) => [...putIn.values()].find((wished) => wished.id === id)?.files ?? new Map(),
    watchOutbox(...watch) {
      watching.add(watch);
      return () => void watching.delete(watch);
    },
  };
  return {
    outbox,
    /** What was put in under a text. */
    under: (text: string): Wished | undefined => putIn.get(text),
    /** Which were to be sent again or given up. */
    asked,
    /** This waits about something. */
    tells: (about: string, all: readonly W[]) =>
      act(async () => {
        const waiting = all.map((written) => {
          const key = idOf(written);
          return waitingCommand(commandOf(about, { ...written, key }), written);
        });
        for (const [isAbout, hear] of watching) hear(waiting.filter(({ subject }) => isAbout(subject)));
      }),
    /** The market has taken it: from here, where it has answered, or from another tab, which has heard how. */
    sends: (written: Pick<Written, 'text' | 'key'>, answerOf?: (id: string) => unknown) =>
      act(async () => {
        const id = idOf(written);
        for (const [, , hearSent] of watching) hearSent!(id, answerOf?.(id));
      }),
    /** What was put in last under a text outlasts the page. */
    takes: (text: string) => act(async () => putIn.get(text)!.resolve(putIn.get(text)!.id!)),
    /** It does not take what was put in last under a text. */
    refuses: (text: string) => act(async () => putIn.get(text)!.reject(new Error('Nobody is logged in'))),
  };
}

export type HeldOutbox<W extends Written> = ReturnType<typeof openHeldOutbox<W>>;

function waitingCommand(
  { id, kind, subject, payload, about }: WishedHere,
  { standing, problem }: Written,
): WaitingCommand {
  const refused = standing === 'refused' ? 'messaging.tooMany' : null;
  return {
    id,
    kind,
    subject,
    about,
    at: 1,
    account: 'vreni',
    refused,
    problem,
    payload: JSON.stringify(payload),
    state: standing,
  };
}
