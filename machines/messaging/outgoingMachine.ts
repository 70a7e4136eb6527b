import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { GivenEntry, OutgoingEvent } from './outgoingEvents.ts';
import type { ShownEntry } from './shownConversation.ts';

/** What was written here and is not with the server yet. */
export interface OutgoingEntry extends GivenEntry {
  /** `queued`: it goes out as soon as it can. `failed`: it waits for a press. */
  readonly standing: 'queued' | 'failed';
  /** Why the server did not take it, in words for people; null where nothing came through, or nothing failed. */
  readonly problem: string | null;
}

/** That it stands in the log, or why not, in words for people. */
export type SendingOutcome =
  | { readonly kind: 'taken'; readonly entry: ShownEntry }
  | { readonly kind: 'refused'; readonly refusal: string };

/** What goes out to a conversation. */
export interface SendingEntry {
  readonly conversation: string;
  readonly entry: GivenEntry;
}

interface OutgoingContext {
  readonly conversation: string;
  /** In the order in which it was written. */
  readonly entries: readonly OutgoingEntry[];
  readonly isOnline: boolean;
  /** The key of what goes out now. */
  readonly sending: string | null;
}

/**
 * What one writes in a conversation, until the server has it. One goes out after the other, so that they stand in the log as they were
 * written; sent again, as after a reload, the same key is the same entry.
 */
export const outgoingMachine = setup({
  types: {
    input: {} as Pick<OutgoingContext, 'conversation' | 'entries' | 'isOnline'>,
    context: {} as OutgoingContext,
    events: {} as OutgoingEvent,
  },
  actors: {
    /** Rejects where the call did not come through. */
    sending: fromPromise<SendingOutcome, SendingEntry>(() =>
      Promise.reject(new Error('sending is for the edge to give')),
    ),
    /** Tells when the device loses its line, and has it again. */
    watchingLine: fromCallback<OutgoingEvent>(() => {
      throw new Error('watchingLine is for the edge to give');
    }),
  },
  actions: {
    add: assign(({ context }, { entry }: { entry: GivenEntry }) => ({
      entries: [...context.entries, { ...entry, standing: 'queued' as const, problem: null }],
    })),
    queueAgain: assign(({ context }, { key }: { key: string }) => ({
      entries: changed(context, key, { standing: 'queued', problem: null }),
    })),
    discard: assign(({ context }, { key }: { key: string }) => ({
      entries: context.entries.filter((entry) => entry.key !== key),
    })),
    choose: assign(({ context }) => ({ sending: nextOf(context)!.key })),
    letGo: assign(({ context }) => ({
      entries: context.entries.filter(({ key }) => key !== context.sending),
      sending: null,
    })),
    noteFailed: assign(({ context }, { problem }: { problem: string | null }) => ({
      entries: changed(context, context.sending, { standing: 'failed', problem }),
      sending: null,
    })),
    /** It goes out again as soon as there is a line. */
    putBack: assign({ sending: null }),
    noteOnline: assign({ isOnline: true }),
    noteOffline: assign({ isOnline: false }),
    /** The edge keeps what is not with the server, so that it outlasts the page. */
    keep: () => {},
    /** The edge tells the conversation. */
    tellTaken: (_, _taken: { entry: ShownEntry }) => {},
  },
  guards: {
    canSend: ({ context }) => context.isOnline && nextOf(context) !== undefined,
    isWaitingForLine: ({ context }) => !context.isOnline && nextOf(context) !== undefined,
    isIdle: ({ context }) => nextOf(context) === undefined,
    isTaken: (_, { kind }: SendingOutcome) => kind === 'taken',
    isOffline: ({ context }) => !context.isOnline,
    isNotSending: ({ context }, { key }: { key: string }) => key !== context.sending,
  },
}).createMachine({
  id: 'outgoing',
  description: 'What one writes in a conversation, until the server has it.',
  context: ({ input }) => ({ ...input, sending: null }),
  invoke: { id: 'watchingLine', src: 'watchingLine' },
  initial: 'resting',
  on: {
    'entry.given': { actions: [{ type: 'add', params: ({ event }) => event }, 'keep'] },
    'entry.retried': { actions: [{ type: 'queueAgain', params: ({ event }) => event }, 'keep'] },
    'entry.discarded': {
      guard: { type: 'isNotSending', params: ({ event }) => event },
      actions: [{ type: 'discard', params: ({ event }) => event }, 'keep'],
    },
    'line.lost': { actions: 'noteOffline' },
    'line.found': { actions: 'noteOnline' },
  },
  states: {
    resting: {
      description: 'Nothing waits, but for what failed and waits for a press.',
      always: [
        { guard: 'canSend', target: 'sending' },
        { guard: 'isWaitingForLine', target: 'waiting' },
      ],
    },
    waiting: {
      description: 'There is no line; what was written goes out as soon as there is.',
      always: [
        { guard: 'canSend', target: 'sending' },
        { guard: 'isIdle', target: 'resting' },
      ],
    },
    sending: {
      description: 'The first that waits is on its way to the server.',
      entry: 'choose',
      invoke: {
        id: 'sending',
        src: 'sending',
        input: ({ context: { conversation, entries, sending } }) => ({
          conversation,
          entry: givenOf(entries.find(({ key }) => key === sending)!),
        }),
        onDone: [
          {
            guard: { type: 'isTaken', params: ({ event }) => event.output },
            target: 'resting',
            actions: [
              'letGo',
              'keep',
              {
                type: 'tellTaken',
                params: ({ event }) => event.output as Extract<SendingOutcome, { kind: 'taken' }>,
              },
            ],
          },
          {
            target: 'resting',
            actions: [
              {
                type: 'noteFailed',
                params: ({ event }) => ({
                  problem: event.output.kind === 'refused' ? event.output.refusal : null,
                }),
              },
              'keep',
            ],
          },
        ],
        onError: [
          { guard: 'isOffline', target: 'resting', actions: 'putBack' },
          { target: 'resting', actions: [{ type: 'noteFailed', params: { problem: null } }, 'keep'] },
        ],
      },
    },
  },
});

function nextOf({ entries }: Pick<OutgoingContext, 'entries'>): OutgoingEntry | undefined {
  return entries.find(({ standing }) => standing === 'queued');
}

function changed(
  { entries }: Pick<OutgoingContext, 'entries'>,
  key: string | null,
  change: Pick<OutgoingEntry, 'standing' | 'problem'>,
): readonly OutgoingEntry[] {
  return entries.map((entry) => (entry.key === key ? { ...entry, ...change } : entry));
}

function givenOf({ key, text, pictures, francs, at }: OutgoingEntry): GivenEntry {
  return { key, text, pictures: [...pictures], francs, at };
}
