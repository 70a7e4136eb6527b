import { assign, raise, setup } from 'xstate';
import { refreshEvery } from '../delays.ts';
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
import type { RefusedOutcome } from '../../market/api/refusedOutcome.ts';

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
export type DeedOutcome = { readonly kind: 'done' } | ({ readonly kind: 'refused' } & RefusedOutcome);

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
export const ofOffers: ReadonlySet<ConversationDeed> = new Set(['accept', 'decline', 'withdraw']);

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

export const openConversationSetup = setup({
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
