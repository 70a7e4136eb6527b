import { assign, raise, setup } from 'xstate';
import { refreshEvery } from '../delays.ts';
import { withEvent, withOutput } from '../../statecharts/parameters.ts';
import { providedCallback, providedPromise } from '../../statecharts/provided.ts';
import type { ConversationDeed, OpenConversationEvent } from './openConversationEvents.ts';
import {
  type EntryStanding,
  entryStandings,
  type FetchedConversation,
  type Mark,
  type ShownConversation,
  type ShownEntry,
  withEntries,
  withMark,
} from './shownConversation.ts';

/** A conversation with all entries after one, or with its last ones (null). */
export interface AskedConversation {
  readonly id: string;
  readonly after: number | null;
}

/** Entries before one. */
export interface AskedOlder {
  readonly id: string;
  readonly before: number;
}

/** What is to be done with a conversation. */
export interface GivenDeed {
  readonly id: string;
  readonly deed: ConversationDeed;
  /** The offer that stands, of what is done with one. */
  readonly offer: number | null;
}

/** That it is done, or why not, in words for people. */
export type DeedOutcome = { readonly kind: 'done' } | { readonly kind: 'refused'; readonly refusal: string };

interface OpenConversationContext {
  readonly id: string;
  readonly conversation: ShownConversation | null;
  readonly entries: readonly ShownEntry[];
  /** The last entry that came with all before it: an entry of one's own may stand further on, behind others that were missed. */
  readonly fetchedUpTo: number;
  readonly hasOlder: boolean;
  readonly hasOlderFailed: boolean;
  /** Up to which entry the other has come so far, as one has heard: what is on its way may say less. */
  readonly heard: Readonly<Record<EntryStanding, number>>;
  /** Whether something has happened since it was asked for. */
  readonly isStale: boolean;
  /** What was chosen, while it is asked about or done. */
  readonly given: ConversationDeed | null;
  /** What was done last: it is told until one of the two writes. */
  readonly done: ConversationDeed | 'report' | null;
  /** What did not work; null for the text where nothing came through. */
  readonly problem: { readonly text: string | null } | null;
}

/** What is done with the offer that stands. */
const ofOffers: ReadonlySet<ConversationDeed> = new Set(['accept', 'decline', 'withdraw']);

/** Whether a deed is open to somebody by now. */
export function isAllowed({ may, isArchived, isMuted, isBlocked }: ShownConversation, deed: ConversationDeed): boolean {
  switch (deed) {
    case 'archive':
      return !isArchived;
    case 'unarchive':
      return isArchived;
    case 'mute':
      return !isMuted;
    case 'unmute':
      return isMuted;
    case 'block':
      return !isBlocked;
    case 'unblock':
      return isBlocked;
    default:
      return may.includes(deed);
  }
}

function marksIn({ heard }: Pick<OpenConversationContext, 'heard'>): readonly Mark[] {
  return entryStandings.map((standing) => ({ standing, upTo: heard[standing] }));
}

const openConversationSetup = setup({
  types: {
    input: {} as { readonly id: string },
    context: {} as OpenConversationContext,
    events: {} as OpenConversationEvent,
    tags: {} as 'busy',
    /** What is to be seen in a state, by the names under which drivers find it. */
    meta: {} as { readonly shows: readonly ('loadAgain' | 'gone' | 'log' | 'menu' | 'offer' | 'block' | 'report')[] },
  },
  actors: {
    /** Null for one that is none of theirs. */
    fetchingConversation: providedPromise<FetchedConversation | null, AskedConversation>('fetchingConversation'),
    fetchingOlder: providedPromise<Omit<FetchedConversation, 'conversation'>, AskedOlder>('fetchingOlder'),
    /** Rejects where the call did not come through. */
    commanding: providedPromise<DeedOutcome, GivenDeed>('commanding'),
    /** Tells of what happens elsewhere, and of one's coming back. */
    listening: providedCallback<OpenConversationEvent, { readonly id: string }>('listening'),
  },
  delays: { refreshEvery },
  actions: {
    take: assign(({ context }, { conversation, entries, hasOlder }: FetchedConversation) => ({
      conversation,
      entries: withEntries(context.entries, entries, marksIn(context)),
      fetchedUpTo: Math.max(context.fetchedUpTo, entries.at(-1)?.number ?? 0),
      // How far back one has looked is one's own.
      hasOlder: context.conversation === null ? hasOlder : context.hasOlder,
      done: entries.some(({ number, isOwn }) => !isOwn && number > context.fetchedUpTo) ? null : context.done,
    })),
    takeOlder: assign(({ context }, { entries, hasOlder }: Omit<FetchedConversation, 'conversation'>) => ({
      entries: withEntries(entries, context.entries, marksIn(context)),
      hasOlder,
    })),
    takeEntry: assign(({ context }, { entry }: { entry: ShownEntry }) => ({
      entries: withEntries(context.entries, [entry], marksIn(context)),
      done: null,
    })),
    takeMark: assign(({ context: { entries, heard } }, { upTo, standing }: Mark) => ({
      entries: withMark(entries, { upTo, standing }),
      heard: { ...heard, [standing]: Math.max(upTo, heard[standing]) },
    })),
    noteOlderFailed: assign({ hasOlderFailed: true }),
    forgetOlderFailed: assign({ hasOlderFailed: false }),
    noteStale: assign({ isStale: true }),
    noteFresh: assign({ isStale: false }),
    choose: assign((_, { deed }: { deed: ConversationDeed }) => ({ given: deed, done: null, problem: null })),
    letGo: assign({ given: null }),
    noteDone: assign(({ context }) => ({ done: context.given, given: null })),
    noteReported: assign({ done: 'report', problem: null }),
    noteProblem: assign((_, { text }: { text: string | null }) => ({ problem: { text }, given: null })),
    askAnew: raise({ type: 'change.heard' }),
  },
  guards: {
    isTheirs: (_, fetched: FetchedConversation | null) => fetched !== null,
    hasOlder: ({ context }) => context.hasOlder,
    isStale: ({ context }) => context.isStale,
    isOpen: ({ context: { conversation } }, { deed }: { deed: ConversationDeed }) =>
      conversation !== null && isAllowed(conversation, deed),
    isOpenBlock: ({ context: { conversation } }, { deed }: { deed: ConversationDeed }) =>
      deed === 'block' && conversation !== null && isAllowed(conversation, deed),
    mayOffer: ({ context: { conversation } }) => conversation?.may.includes('offer') ?? false,
    isDone: (_, { kind }: DeedOutcome) => kind === 'done',
  },
});

/** What is chosen is asked about first, where the other is not to know and much changes. */
const chosen = [
  {
    guard: withEvent('isOpenBlock'),
    target: 'blocking',
    actions: withEvent('choose'),
  },
  {
    guard: withEvent('isOpen'),
    target: 'commanding',
    actions: withEvent('choose'),
  },
  { target: 'ready' },
] satisfies NonNullable<Parameters<typeof openConversationSetup.createStateConfig>[0]['on']>['deed.chosen'];

/** A conversation that is open: its log, and what one does with it. What one writes there is `outgoingMachine.ts`’s, what one has seen `readingMachine.ts`’s. */
export const openConversationMachine = openConversationSetup.createMachine({
  id: 'openConversation',
  description: 'A conversation that is open: seen, kept up to date, and commanded.',
  context: ({ input: { id } }) => ({
    id,
    conversation: null,
    entries: [],
    fetchedUpTo: 0,
    hasOlder: false,
    hasOlderFailed: false,
    heard: { sent: 0, delivered: 0, read: 0 },
    isStale: false,
    given: null,
    done: null,
    problem: null,
  }),
  invoke: { id: 'listening', src: 'listening', input: ({ context: { id } }) => ({ id }) },
  initial: 'loading',
  states: {
    loading: {
      description: 'It is asked for, with its last entries.',
      entry: 'noteFresh',
      // What is on its way may have been told before.
      on: {
        'change.heard': { actions: 'noteStale' },
        'mark.heard': { actions: withEvent('takeMark') },
      },
      invoke: {
        id: 'fetchingConversation',
        src: 'fetchingConversation',
        input: ({ context: { id } }) => ({ id, after: null }),
        onDone: [
          {
            guard: withOutput('isTheirs'),
            target: 'shown',
            actions: { type: 'take', params: ({ event }) => event.output! },
          },
          { target: 'gone' },
        ],
        onError: 'failed',
      },
    },
    failed: {
      description: 'It could not be had.',
      meta: { shows: ['loadAgain'] },
      on: { 'loading.retried': 'loading' },
    },
    gone: {
      description: 'There is no such conversation of theirs: another account’s, or an address that was cut off.',
      meta: { shows: ['gone'] },
    },
    shown: {
      description: 'It is there.',
      meta: { shows: ['log'] },
      type: 'parallel',
      on: {
        'change.heard': { actions: 'noteStale' },
        'mark.heard': { actions: withEvent('takeMark') },
        'entry.taken': {
          actions: [withEvent('takeEntry'), 'askAnew'],
        },
      },
      states: {
        log: {
          description: 'Its entries, and how it stands.',
          initial: 'resting',
          states: {
            resting: {
              description: 'One reads. Where no stream tells of changes it is asked for anew after a while.',
              always: { guard: 'isStale', target: 'catchingUp' },
              after: { refreshEvery: 'catchingUp' },
              on: {
                'older.asked': { guard: 'hasOlder', target: 'loadingOlder' },
                'page.shown': 'catchingUp',
              },
            },
            catchingUp: {
              description: 'All that came after what was fetched is asked for, and how it stands by now.',
              entry: 'noteFresh',
              invoke: {
                id: 'catchingUp',
                src: 'fetchingConversation',
                input: ({ context: { id, fetchedUpTo } }) => ({ id, after: fetchedUpTo }),
                onDone: [
                  {
                    guard: withOutput('isTheirs'),
                    target: 'resting',
                    actions: { type: 'take', params: ({ event }) => event.output! },
                  },
                  { target: '#openConversation.gone', actions: 'letGo' },
                ],
                // One goes on with what is there: it is asked again after a while.
                onError: { target: 'resting', actions: 'noteFresh' },
              },
            },
            loadingOlder: {
              description: 'Older entries are asked for.',
              entry: 'forgetOlderFailed',
              invoke: {
                id: 'fetchingOlder',
                src: 'fetchingOlder',
                input: ({ context: { id, entries } }) => ({ id, before: entries[0]?.number ?? 1 }),
                onDone: { target: 'resting', actions: withOutput('takeOlder') },
                onError: { target: 'resting', actions: 'noteOlderFailed' },
              },
            },
          },
        },
        deed: {
          description: 'What one does with it, beside writing.',
          initial: 'ready',
          states: {
            ready: {
              description: 'One reads and writes.',
              on: {
                'menu.opened': 'choosing',
                'deed.chosen': chosen,
                'offer.wished': { guard: 'mayOffer', target: 'offering' },
                'report.wished': 'reporting',
              },
            },
            choosing: {
              description: 'What can be done with the whole of it is in sight.',
              meta: { shows: ['menu'] },
              on: {
                'question.closed': 'ready',
                'deed.chosen': chosen,
                'report.wished': 'reporting',
              },
            },
            offering: {
              description: 'One types an amount, in a form of its own.',
              meta: { shows: ['offer'] },
              on: { 'offer.made': 'ready', 'question.closed': 'ready' },
            },
            blocking: {
              description: 'What a block does is said, before it is done.',
              meta: { shows: ['block'] },
              on: {
                'block.confirmed': 'commanding',
                'question.closed': { target: 'ready', actions: 'letGo' },
              },
            },
            reporting: {
              description: 'One says why, in a form of its own, and which entries show it.',
              meta: { shows: ['report'] },
              on: {
                'report.taken': { target: 'ready', actions: 'noteReported' },
                'question.closed': 'ready',
              },
            },
            commanding: {
              description: 'The server is told.',
              tags: ['busy'],
              invoke: {
                id: 'commanding',
                src: 'commanding',
                input: ({ context: { id, given, conversation } }) => ({
                  id,
                  deed: given!,
                  offer: ofOffers.has(given!) ? (conversation?.offer?.number ?? null) : null,
                }),
                onDone: [
                  {
                    guard: withOutput('isDone'),
                    target: 'ready',
                    actions: ['noteDone', 'askAnew'],
                  },
                  {
                    // It may stand elsewhere than the page says.
                    target: 'ready',
                    actions: [
                      {
                        type: 'noteProblem',
                        params: ({ event }) => ({
                          text: event.output.kind === 'refused' ? event.output.refusal : null,
                        }),
                      },
                      'askAnew',
                    ],
                  },
                ],
                onError: { target: 'ready', actions: { type: 'noteProblem', params: { text: null } } },
              },
            },
          },
        },
      },
    },
  },
});
