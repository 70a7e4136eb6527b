import { assign, setup } from 'xstate';
import { withEvent } from '../../statecharts/parameters.ts';
import { providedCallback } from '../../statecharts/provided.ts';
import type { SubmittedEntry, OutgoingEntry, OutgoingEvent } from './outgoingEvents.ts';
import type { ShownEntry } from './shownConversation.ts';

interface OutgoingContext {
  readonly conversation: string;
  /** The outbox entries of the conversation, in their order. */
  readonly waiting: readonly OutgoingEntry[];
  /** Entries that were just written and are on their way into the outbox. */
  readonly added: readonly OutgoingEntry[];
  /** Keys of entries that were sent or discarded: the outbox may report them once more. */
  readonly gone: readonly string[];
  readonly isOnline: boolean;
}

/** All entries that have not reached the server, in the order in which they were written. */
export function outgoingOf({ waiting, added }: Pick<OutgoingContext, 'waiting' | 'added'>): readonly OutgoingEntry[] {
  return [...waiting, ...added];
}

/**
 * The entries that the user writes in a conversation, until the server has them. The browser's outbox sends them, even
 * after the conversation and the tab are closed. The key makes a retry idempotent.
 */
export const outgoingMachine = setup({
  types: {
    input: {} as Pick<OutgoingContext, 'conversation' | 'isOnline'>,
    context: {} as OutgoingContext,
    events: {} as OutgoingEvent,
  },
  actors: {
    /** Reports the outbox entries of a conversation, and those that were sent. */
    followingOutbox: providedCallback<OutgoingEvent, { readonly conversation: string }>('followingOutbox'),
    /** Reports when the device loses and regains its connection. */
    watchingLine: providedCallback<OutgoingEvent>('watchingLine'),
  },
  actions: {
    add: assign(({ context }, { entry }: { entry: SubmittedEntry }) => ({
      added: [...context.added, { ...entry, state: 'queued' as const, problem: null }],
    })),
    takeOutbox: assign(({ context }, { entries }: { entries: readonly OutgoingEntry[] }) => ({
      waiting: entries.filter(({ key }) => !context.gone.includes(key)),
      added: context.added.filter(({ key }) => !entries.some((reported) => reported.key === key)),
    })),
    queueAgain: assign(({ context }, { key }: { key: string }) => changed(context, key, 'queued')),
    noteUnkept: assign(({ context }, { key }: { key: string }) => changed(context, key, 'refused')),
    letGo: assign(({ context }, { key }: { key: string }) => ({
      waiting: context.waiting.filter((entry) => entry.key !== key),
      added: context.added.filter((entry) => entry.key !== key),
      gone: [...context.gone, key],
    })),
    noteOnline: assign({ isOnline: true }),
    noteOffline: assign({ isOnline: false }),
    /** Implemented at the edge: puts the entry into the outbox, where it outlives the page. */
    putIn: (_, _added: { entry: SubmittedEntry }) => {},
    /** Provided by the web app: lets the outbox send the entry now. */
    sendAgain: (_, _retried: { key: string }) => {},
    /** Implemented at the edge: removes the entry from the outbox and releases the bytes of its pictures. */
    giveUp: (_, _discarded: { key: string }) => {},
    /** Provided by the web app: passes the accepted entry to the conversation. */
    passSent: (_, _sent: { entry: ShownEntry | null }) => {},
  },
  guards: {
    isFlowIdle: ({ context }, { key }: { key: string }) =>
      outgoingOf(context).some((entry) => entry.key === key && entry.state !== 'sending'),
    hasRefused: ({ context }) => outgoingOf(context).some(({ state }) => state === 'refused'),
    hasFailed: ({ context }) => outgoingOf(context).some(({ state }) => state === 'failed'),
    isEmpty: ({ context }) => outgoingOf(context).length === 0,
  },
}).createMachine({
  id: 'outgoing',
  description: 'The entries that the user writes in a conversation, until the server has them.',
  context: ({ input }) => ({ ...input, waiting: [], added: [], gone: [] }),
  invoke: [
    {
      id: 'followingOutbox',
      src: 'followingOutbox',
      input: ({ context: { conversation } }) => ({ conversation }),
    },
    { id: 'watchingLine', src: 'watchingLine' },
  ],
  initial: 'resting',
  on: {
    'entry.added': {
      target: '.deciding',
      actions: [withEvent('add'), withEvent('putIn')],
    },
    'entry.retried': {
      guard: withEvent('isFlowIdle'),
      target: '.deciding',
      actions: [withEvent('sendAgain'), withEvent('queueAgain')],
    },
    'entry.discarded': {
      guard: withEvent('isFlowIdle'),
      target: '.deciding',
      actions: [
        // The entry must still be in the context while `giveUp` removes it from the outbox.
        withEvent('giveUp'),
        withEvent('letGo'),
      ],
    },
    'outbox.reported': { target: '.deciding', actions: withEvent('takeOutbox') },
    'entry.unkept': {
      target: '.deciding',
      actions: withEvent('noteUnkept'),
    },
    'entry.sent': {
      target: '.deciding',
      actions: [withEvent('letGo'), withEvent('passSent')],
    },
    'line.lost': { actions: 'noteOffline' },
    'line.found': { actions: 'noteOnline' },
  },
  states: {
    deciding: {
      description: 'Checks the delivery states of the entries.',
      always: [
        { guard: 'isEmpty', target: 'resting' },
        { guard: 'hasRefused', target: 'refused' },
        { guard: 'hasFailed', target: 'behind' },
        { target: 'underway' },
      ],
    },
    resting: { description: 'The server has all entries that were written here.' },
    underway: { description: 'The entries are being sent, one after the other.' },
    behind: { description: 'Sending an entry failed. It is retried with growing delays, and at once by a press.' },
    refused: {
      description: 'The server refused an entry. It waits for the user, and so do the entries after it.',
    },
  },
});

function changed(
  { waiting, added }: OutgoingContext,
  key: string,
  state: OutgoingEntry['state'],
): Pick<OutgoingContext, 'waiting' | 'added'> {
  const change = (entry: OutgoingEntry): OutgoingEntry =>
    entry.key === key ? { ...entry, state, problem: null } : entry;
  return { waiting: waiting.map(change), added: added.map(change) };
}
