import { act } from '@testing-library/react';
import type { OutgoingEntry } from '#machines/messaging/openConversation/outgoingEvents.ts';
import type { WaitingCommand, NewCommand, OwnNewCommand, watchOutbox } from '#web/outbox/outbox.ts';
import type { Files } from '#web/outbox/outboxStore.ts';
import type { MessagesOutbox } from '#web/messaging/outgoing/messagesOutbox.ts';

type Watching = Parameters<typeof watchOutbox>;

/** An entry of a message, as the outbox reports it. */
type Written = Pick<OutgoingEntry, 'key' | 'text' | 'state' | 'problem'>;

/**
 * An outbox whose reports come from a path. It identifies a view's entries by their texts, because the view generates
 * the keys. `commandOf` builds the command of an entry about a subject.
 */
export function openControlledOutbox<W extends Written>(commandOf: (about: string, written: W) => OwnNewCommand) {
  const watching = new Set<Watching>();
  const putIn = new Map<string, NewCommand & PromiseWithResolvers<string> & { readonly files: Files }>();
  const requested: { readonly what: 'retry' | 'discard'; readonly id: string }[] = [];
  const idOf = ({ text, key }: Pick<Written, 'text' | 'key'>) => putIn.get(text)?.id ?? key;
  const outbox: MessagesOutbox = {
    enqueue(requestedCommand, files = new Map()) {
      const putting = Promise.withResolvers<string>();
      putIn.set((requestedCommand.payload as Pick<Written, 'text'>).text, { ...requestedCommand, ...putting, files });
      return putting.promise;
    },
    retry: async (id) => void requested.push({ what: 'retry', id }),
    discard: async (id) => void requested.push({ what: 'discard', id }),
    filesOf: async (id) =>
      [...putIn.values()].find((requestedCommand) => requestedCommand.id === id)?.files ?? new Map(),
    watchOutbox(...watch) {
      watching.add(watch);
      return () => void watching.delete(watch);
    },
  };
  return {
    outbox,
    /** The command that was put into the outbox with a text; undefined if there was none. */
    under: (text: string): NewCommand | undefined => putIn.get(text),
    /** The retries and discards that the view has requested. */
    requested,
    /** Reports the waiting entries about a subject, as the outbox does. */
    tells: (about: string, all: readonly W[]) =>
      act(async () => {
        const waiting = all.map((written) => {
          const key = idOf(written);
          return waitingCommand(commandOf(about, { ...written, key }), written);
        });
        for (const [isAbout, hear] of watching) hear(waiting.filter(({ subject }) => isAbout(subject)));
      }),
    /** Reports that the market has accepted an entry: from this tab with its response, or from another tab. */
    sends: (written: Pick<Written, 'text' | 'key'>, answerOf?: (id: string) => unknown) =>
      act(async () => {
        const id = idOf(written);
        for (const [, , onCommandSent] of watching) onCommandSent!(id, answerOf?.(id));
      }),
    /** Reports that the last entry with a text was stored on the device. */
    takes: (text: string) => act(async () => putIn.get(text)!.resolve(putIn.get(text)!.id!)),
    /** Reports that the last entry with a text could not be stored on the device. */
    refuses: (text: string) => act(async () => putIn.get(text)!.reject(new Error('No session has begun'))),
  };
}

export type ControlledOutbox<W extends Written> = ReturnType<typeof openControlledOutbox<W>>;

function waitingCommand(
  { id, kind, subject, payload, about }: OwnNewCommand,
  { state, problem }: Written,
): WaitingCommand {
  const refused = state === 'refused' ? 'messaging.tooMany' : null;
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
    state,
  };
}
