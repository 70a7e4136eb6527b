import { assign, setup } from 'xstate';
import { withOutput } from '../../statecharts/parameters.ts';
import { providedPromise } from '../../statecharts/provided.ts';
import type { ConfirmationEvent } from './confirmationEvents.ts';
import type { RefusedOutcome } from '../../market/api/refusedOutcome.ts';

/** All of it is done. `nextPath` is the path of the page where the user continues; null if the server knows of none. */
interface Done {
  readonly outcome: 'whole';
  readonly nextPath: string | null;
}

/** Done by this press. `email` is the address to log in with; null if the server does not reveal it. */
interface Confirmed extends Done {
  readonly email: string | null;
}

/** The outcome of a link: complete, half (the other address has to confirm, too), or a refusal. */
export type Confirmation =
  | { readonly outcome: 'half' }
  | Confirmed
  /** The reason why the confirmation was refused, in words for people. */
  | RefusedOutcome;

/** The account that an unused link belongs to, as others see it: without its email address. */
export interface LinkOwner {
  readonly publicAccountId: string;
  readonly name: string | null;
}

/** The state of a link when its page is opened; `open`: nothing has happened yet. */
export type LinkReading =
  | (({ readonly outcome: 'open' | 'half' } | Done) & { readonly owner: LinkOwner })
  | RefusedOutcome;

/** The user who opens a link: that of its account, another account's, or a visitor. */
export type LinkReader = 'owner' | 'another' | 'visitor';

export function linkReaderOf(owner: LinkOwner | null, publicAccountId: string | null): LinkReader {
  if (publicAccountId === null) return 'visitor';
  return owner?.publicAccountId === publicAccountId ? 'owner' : 'another';
}

/**
 * The page of a mail's link. Opening it changes nothing, because programs that scan mails open their links too. The
 * page says what will happen, and the user presses a button.
 */
export const confirmationMachine = setup({
  types: {
    context: {} as {
      readonly refusal: string | null;
      /** The account of the link; null until the link is read. */
      readonly owner: LinkOwner | null;
      /** The page where the user continues, as a path; null until all is done, or if there is none. */
      readonly nextPath: string | null;
      /** The email address to log in with, once the user has confirmed it here; null if it is not known. */
      readonly email: string | null;
      /** Whether the user has pressed the button; the focus then moves to the result. */
      readonly hasPressed: boolean;
    },
    events: {} as ConfirmationEvent,
    tags: {} as 'busy',
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as {
      readonly shows: readonly (
        | 'loading'
        | 'confirm'
        | 'whole'
        | 'half'
        | 'refusal'
        | 'failure'
        | 'unread'
        | 'loadAgain'
      )[];
    },
  },
  actors: {
    /** Reads the state of the link. Rejects if the call itself failed; the caller may then retry. */
    reading: providedPromise<LinkReading>('reading'),
    /** Confirms by the link. Rejects if the call itself failed; the caller may then retry. */
    confirming: providedPromise<Confirmation>('confirming'),
  },
  actions: {
    noteRefusal: assign((_, { refusal }: { refusal: string }) => ({ refusal })),
    takeOwner: assign((_, reading: LinkReading) => ('owner' in reading ? { owner: reading.owner } : {})),
    takeNextPath: assign((_, done: LinkReading | Confirmation) =>
      'nextPath' in done ? { nextPath: done.nextPath } : {},
    ),
    takeEmail: assign((_, done: Confirmation) => ('email' in done ? { email: done.email } : {})),
    notePress: assign({ hasPressed: true }),
    /** Implemented at the edge: reports the change to the account that is logged in here. */
    reportConfirmed: () => {},
  },
  guards: {
    isOpen: (_, reading: LinkReading) => 'outcome' in reading && reading.outcome === 'open',
    isWhole: (_, reading: LinkReading | Confirmation) => 'outcome' in reading && reading.outcome === 'whole',
    isHalf: (_, reading: LinkReading | Confirmation) => 'outcome' in reading && reading.outcome === 'half',
  },
}).createMachine({
  id: 'confirmation',
  description: 'The state of a mail’s link.',
  context: { refusal: null, owner: null, nextPath: null, email: null, hasPressed: false },
  initial: 'idle',
  states: {
    idle: {
      description: 'The page is visible, and its script is loading.',
      tags: ['busy'],
      meta: { shows: ['loading'] },
      on: { 'page.opened': 'reading' },
    },
    reading: {
      description: 'The state of the link is being requested. This changes nothing.',
      tags: ['busy'],
      meta: { shows: ['loading'] },
      invoke: {
        id: 'reading',
        src: 'reading',
        onDone: [
          {
            guard: withOutput('isOpen'),
            target: 'offered',
            actions: withOutput('takeOwner'),
          },
          {
            guard: withOutput('isWhole'),
            target: 'whole',
            actions: [withOutput('takeOwner'), withOutput('takeNextPath')],
          },
          {
            guard: withOutput('isHalf'),
            target: 'half',
            actions: withOutput('takeOwner'),
          },
          {
            target: 'refused',
            actions: {
              type: 'noteRefusal',
              params: ({ event }) => event.output as Extract<LinkReading, RefusedOutcome>,
            },
          },
        ],
        onError: 'unread',
      },
    },
    unread: {
      description: 'The server did not return the link’s state. The user can load it again.',
      meta: { shows: ['unread', 'loadAgain'] },
      on: { 'reading.retried': 'reading' },
    },
    offered: {
      description: 'The page says what the link is for. Nothing has happened yet.',
      meta: { shows: ['confirm'] },
      on: { 'confirmation.requested': { target: 'confirming', actions: 'notePress' } },
    },
    confirming: {
      description: 'The token is being sent. The button stays in place, and further presses have no effect.',
      tags: ['busy'],
      meta: { shows: ['confirm'] },
      invoke: {
        id: 'confirming',
        src: 'confirming',
        onDone: [
          {
            guard: withOutput('isWhole'),
            target: 'whole',
            actions: [withOutput('takeNextPath'), withOutput('takeEmail'), 'reportConfirmed'],
          },
          { guard: withOutput('isHalf'), target: 'half' },
          {
            target: 'refused',
            actions: {
              type: 'noteRefusal',
              params: ({ event }) => event.output as Extract<Confirmation, RefusedOutcome>,
            },
          },
        ],
        onError: 'failed',
      },
    },
    whole: {
      description: 'The action of the link is done: now, or because the link was used before.',
      meta: { shows: ['whole'] },
      type: 'final',
    },
    half: {
      description: 'This address has confirmed the change, but not the other one yet.',
      meta: { shows: ['half'] },
      type: 'final',
    },
    refused: {
      description: 'The link is too old, has been replaced by a newer one, or is not valid. The page shows the reason.',
      meta: { shows: ['refusal'] },
      type: 'final',
    },
    failed: {
      description: 'The call failed. The user can press again: a link acts once, however often it is used.',
      meta: { shows: ['failure', 'confirm'] },
      on: { 'confirmation.requested': 'confirming' },
    },
  },
});
