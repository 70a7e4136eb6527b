import { assign, setup } from 'xstate';
import { withEvent } from '../../statecharts/parameters.ts';
import { providedCallback } from '../../statecharts/provided.ts';
import type { GivenEntry, OutgoingEntry, OutgoingEvent } from './outgoingEvents.ts';
import type { ShownEntry } from './shownConversation.ts';

interface OutgoingContext {
  readonly conversation: string;
  /** What the outbox has of the conversation, in its order. */
  readonly waiting: readonly OutgoingEntry[];
  /** What was written a moment ago, and is on its way into the outbox. */
  readonly given: readonly OutgoingEntry[];
  /** Keys of what has gone out or was given up: the outbox may tell of it once more. */
  readonly gone: readonly string[];
  readonly isOnline: boolean;
}

/** All that is not with the server yet, in the order in which it was written. */
export function outgoingOf({ waiting, given }: Pick<OutgoingContext, 'waiting' | 'given'>): readonly OutgoingEntry[] {
  return [...waiting, ...given];
}

/**
 * What one writes in a conversation, until the server has it. It goes into the outbox of the browser, which sends it, also once
 * the conversation and the tab are closed; sent again, the same key is the same entry.
 */
export const outgoingMachine = setup({
  types: {
    input: {} as Pick<OutgoingContext, 'conversation' | 'isOnline'>,
    context: {} as OutgoingContext,
    events: {} as OutgoingEvent,
  },
  actors: {
    /** Tells what the outbox has of a conversation, and what has gone out. */
    followingOutbox: providedCallback<OutgoingEvent, { readonly conversation: string }>('followingOutbox'),
    /** Tells when the device loses its line, and has it again. */
    watchingLine: providedCallback<OutgoingEvent>('watchingLine'),
  },
  actions: {
    add: assign(({ context }, { entry }: { entry: GivenEntry }) => ({
      given: [...context.given, { ...entry, standing: 'queued' as const, problem: null }],
    })),
    takeTold: assign(({ context }, { entries }: { entries: readonly OutgoingEntry[] }) => ({
      waiting: entries.filter(({ key }) => !context.gone.includes(key)),
      given: context.given.filter(({ key }) => !entries.some((told) => told.key === key)),
    })),
    queueAgain: assign(({ context }, { key }: { key: string }) => changed(context, key, 'queued')),
    noteUnkept: assign(({ context }, { key }: { key: string }) => changed(context, key, 'refused')),
    letGo: assign(({ context }, { key }: { key: string }) => ({
      waiting: context.waiting.filter((entry) => entry.key !== key),
      given: context.given.filter((entry) => entry.key !== key),
      gone: [...context.gone, key],
    })),
    noteOnline: assign({ isOnline: true }),
    noteOffline: assign({ isOnline: false }),
    /** The edge puts it into the outbox, where it outlasts the page. */
    putIn: (_, _given: { entry: GivenEntry }) => {},
    /** The edge has the outbox send it now. */
    sendAgain: (_, _retried: { key: string }) => {},
    /** The edge takes it out of the outbox, and lets the bytes of its pictures go. */
    giveUp: (_, _discarded: { key: string }) => {},
    /** The edge tells the conversation. */
    tellSent: (_, _sent: { entry: ShownEntry | null }) => {},
  },
  guards: {
    isAtRest: ({ context }, { key }: { key: string }) =>
      outgoingOf(context).some((entry) => entry.key === key && entry.standing !== 'sending'),
    hasRefused: ({ context }) => outgoingOf(context).some(({ standing }) => standing === 'refused'),
    hasFailed: ({ context }) => outgoingOf(context).some(({ standing }) => standing === 'failed'),
    isEmpty: ({ context }) => outgoingOf(context).length === 0,
  },
}).createMachine({
  id: 'outgoing',
  description: 'What one writes in a conversation, until the server has it.',
  context: ({ input }) => ({ ...input, waiting: [], given: [], gone: [] }),
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
    'entry.given': {
      target: '.deciding',
      actions: [withEvent('add'), withEvent('putIn')],
    },
    'entry.retried': {
      guard: withEvent('isAtRest'),
      target: '.deciding',
      actions: [withEvent('sendAgain'), withEvent('queueAgain')],
    },
    'entry.discarded': {
      guard: withEvent('isAtRest'),
      target: '.deciding',
      actions: [
        // As long as it is here the edge finds what it has of it.
        withEvent('giveUp'),
        withEvent('letGo'),
      ],
    },
    'outbox.told': { target: '.deciding', actions: withEvent('takeTold') },
    'entry.unkept': {
      target: '.deciding',
      actions: withEvent('noteUnkept'),
    },
    'entry.sent': {
      target: '.deciding',
      actions: [withEvent('letGo'), withEvent('tellSent')],
    },
    'line.lost': { actions: 'noteOffline' },
    'line.found': { actions: 'noteOnline' },
  },
  states: {
    deciding: {
      description: 'How does it stand with what is not with the server?',
      always: [
        { guard: 'isEmpty', target: 'resting' },
        { guard: 'hasRefused', target: 'refused' },
        { guard: 'hasFailed', target: 'behind' },
        { target: 'underway' },
      ],
    },
    resting: { description: 'The server has all that was written here.' },
    underway: { description: 'What was written here goes out, one after the other.' },
    behind: { description: 'Something did not come through. It is tried again by and by, and at once by a press.' },
    refused: {
      description: 'The market does not take something. It waits for a press, and what was written after it too.',
    },
  },
});

function changed(
  { waiting, given }: OutgoingContext,
  key: string,
  standing: OutgoingEntry['standing'],
): Pick<OutgoingContext, 'waiting' | 'given'> {
  const change = (entry: OutgoingEntry): OutgoingEntry =>
    entry.key === key ? { ...entry, standing, problem: null } : entry;
  return { waiting: waiting.map(change), given: given.map(change) };
}
