import { assign, raise, setup } from 'xstate';
import { refreshEvery } from '../delays.ts';
import { providedCallback, providedPromise } from '../../statecharts/provided.ts';
import type { ConversationAction, OpenConversationEvent } from './openConversationEvents.ts';
import {
  type DeliveryState,
  deliveryStates,
  type FetchedConversation,
  type Mark,
  type ShownConversation,
  type ShownEntry,
  withEntries,
  withMark,
} from './shownConversation.ts';
import type { RefusedOutcome } from '../../market/api/refusedOutcome.ts';

/** The request for a conversation with all entries after a number, or with its last ones (null). */
export interface ConversationRequest {
  readonly id: string;
  readonly after: number | null;
}

/** The request for the entries before a number. */
export interface OlderEntriesRequest {
  readonly id: string;
  readonly before: number;
}

/** A command on a conversation. */
export interface SubmittedAction {
  readonly id: string;
  readonly action: ConversationAction;
  /** The number of the open offer, for a command on an offer. */
  readonly offer: number | null;
}

/** The success of a command, or the reason of its refusal, in words for people. */
export type ActionOutcome = { readonly kind: 'done' } | ({ readonly kind: 'refused' } & RefusedOutcome);

interface OpenConversationContext {
  readonly id: string;
  readonly conversation: ShownConversation | null;
  readonly entries: readonly ShownEntry[];
  /** The last entry up to which no entry is missing. An own entry may be further on, behind others that were missed. */
  readonly fetchedUpTo: number;
  readonly hasOlder: boolean;
  readonly hasOlderFailed: boolean;
  /**
   * How far the correspondent has received and seen entries, as the stream reported; pending responses may be older.
   */
  readonly receipts: Readonly<Record<DeliveryState, number>>;
  /** Whether the conversation has changed since the last request. */
  readonly isStale: boolean;
  /** The chosen command, while it is confirmed or sent. */
  readonly submitted: ConversationAction | null;
  /** The last successful command: a note shows it until either party writes. */
  readonly done: ConversationAction | 'report' | null;
  /** The problem of the last command; the text is null if the call failed. */
  readonly problem: { readonly text: string | null } | null;
}

/** The commands on an open offer. */
export const ofOffers: ReadonlySet<ConversationAction> = new Set(['accept', 'decline', 'withdraw']);

/** Whether the user may give this command now. */
export function isAllowed(
  { may, isArchived, isMuted, isBlocked }: ShownConversation,
  action: ConversationAction,
): boolean {
  switch (action) {
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
      return may.includes(action);
  }
}

function marksIn({ receipts }: Pick<OpenConversationContext, 'receipts'>): readonly Mark[] {
  return deliveryStates.map((deliveryState) => ({ deliveryState, upTo: receipts[deliveryState] }));
}

export const openConversationSetup = setup({
  types: {
    input: {} as { readonly id: string },
    context: {} as OpenConversationContext,
    events: {} as OpenConversationEvent,
    tags: {} as 'busy',
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly ('loadAgain' | 'gone' | 'log' | 'menu' | 'offer' | 'block' | 'report')[] },
  },
  actors: {
    /** Fetches the conversation; null if the account has no such conversation. */
    fetchingConversation: providedPromise<FetchedConversation | null, ConversationRequest>('fetchingConversation'),
    fetchingOlder: providedPromise<Omit<FetchedConversation, 'conversation'>, OlderEntriesRequest>('fetchingOlder'),
    /** Sends a command on the conversation. Rejects if the call failed. */
    commanding: providedPromise<ActionOutcome, SubmittedAction>('commanding'),
    /** Reports changes of the conversation made elsewhere, and the return of the user to the page. */
    listening: providedCallback<OpenConversationEvent, { readonly id: string }>('listening'),
  },
  delays: { refreshEvery },
  actions: {
    take: assign(({ context }, { conversation, entries, hasOlder }: FetchedConversation) => ({
      conversation,
      entries: withEntries(context.entries, entries, marksIn(context)),
      fetchedUpTo: Math.max(context.fetchedUpTo, entries.at(-1)?.number ?? 0),
      // `hasOlder` comes from the first response only: the user may have loaded older entries since.
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
    takeMark: assign(({ context: { entries, receipts } }, { upTo, deliveryState }: Mark) => ({
      entries: withMark(entries, { upTo, deliveryState }),
      receipts: { ...receipts, [deliveryState]: Math.max(upTo, receipts[deliveryState]) },
    })),
    noteOlderFailed: assign({ hasOlderFailed: true }),
    forgetOlderFailed: assign({ hasOlderFailed: false }),
    noteStale: assign({ isStale: true }),
    noteFresh: assign({ isStale: false }),
    choose: assign((_, { action }: { action: ConversationAction }) => ({
      submitted: action,
      done: null,
      problem: null,
    })),
    letGo: assign({ submitted: null }),
    noteDone: assign(({ context }) => ({ done: context.submitted, submitted: null })),
    noteReported: assign({ done: 'report', problem: null }),
    noteProblem: assign((_, { text }: { text: string | null }) => ({ problem: { text }, submitted: null })),
    requestRefetch: raise({ type: 'change.received' }),
  },
  guards: {
    isTheirs: (_, fetched: FetchedConversation | null) => fetched !== null,
    hasOlder: ({ context }) => context.hasOlder,
    isStale: ({ context }) => context.isStale,
    isOpen: ({ context: { conversation } }, { action }: { action: ConversationAction }) =>
      conversation !== null && isAllowed(conversation, action),
    isOpenBlock: ({ context: { conversation } }, { action }: { action: ConversationAction }) =>
      action === 'block' && conversation !== null && isAllowed(conversation, action),
    mayOffer: ({ context: { conversation } }) => conversation?.may.includes('offer') ?? false,
    isDone: (_, { kind }: ActionOutcome) => kind === 'done',
  },
});
