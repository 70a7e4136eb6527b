import { assign, setup } from 'xstate';
import { withEvent } from '../statecharts/parameters.ts';
import { providedPromise } from '../statecharts/provided.ts';
import type { DraftFact } from './lifecycle/draftFacts.ts';
import { draftFactName, factsBeyond } from './draftJournals.ts';
import type { DraftSyncEvent } from './draftSyncEvents.ts';

/** A sent draft: the facts that the account lacks; none for a pure request. */
export interface SentDraft extends ReceivedFacts {
  /** The version of the account's journal up to which its facts are known here; 0 for none. */
  readonly after: number;
}

interface ReceivedFacts {
  readonly draft: string;
  readonly facts: readonly DraftFact[];
}

/**
 * The facts after the known version, and the new version; null if the account cannot store the draft, as when it is
 * another account's.
 */
export type SyncOutcome = { readonly journal: readonly DraftFact[]; readonly version: number } | null;

interface SyncContext {
  readonly draft: string | null;
  /** The journal as this device has it. */
  readonly facts: readonly DraftFact[];
  /** Names of the facts that the account has. */
  readonly had: readonly string[];
  /** The known version of the account's journal. */
  readonly version: number;
  /** The number of failed synchronisations since the last successful one. */
  readonly failures: number;
}

const nothing: SyncContext = { draft: null, facts: [], had: [], version: 0, failures: 0 };

/** The number of failures after which the retry delay stops growing, at about half a minute. */
export const mostDoublings = 5;

function missing({ facts, had }: Pick<SyncContext, 'facts' | 'had'>): readonly DraftFact[] {
  return facts.filter((fact) => !had.includes(draftFactName(fact)));
}

const openIn = ({ context }: { readonly context: SyncContext }) => ({ draft: context.draft! });

/** Synchronises the open draft with its account, so that another device can continue it (design, drafts). */
export const draftSyncMachine = setup({
  types: {
    context: {} as SyncContext,
    events: {} as DraftSyncEvent,
    /** `open`: the account may lack some of it. `saved`: the account has all of it. `behind`: the last call failed. */
    tags: {} as 'open' | 'saved' | 'behind',
  },
  actors: {
    /** Sends facts and returns the new journal. Rejects if the call failed. */
    sending: providedPromise<SyncOutcome, SentDraft>('sending'),
  },
  delays: {
    /** Debounce: writes in quick succession are sent together, in milliseconds. */
    gathering: 1_000,
    /** The retry delay: 2 s after the first failure, doubled after each further one, in milliseconds. */
    waiting: ({ context: { failures } }) => 1_000 * 2 ** Math.min(failures, mostDoublings),
  },
  actions: {
    takeJournal: assign(({ context }, { draft, facts }: ReceivedFacts) => ({
      draft,
      facts,
      ...(draft !== context.draft && { had: [], version: 0, failures: 0 }),
    })),
    letGo: assign(nothing),
    takeAnswer: assign(({ context }, { journal, version }: NonNullable<SyncOutcome>) => ({
      had: [...context.had, ...journal.map(draftFactName)],
      version,
      facts: [...context.facts, ...factsBeyond(journal, context.facts)],
      failures: 0,
    })),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    /** Implemented at the edge: passes the writes of another device to the page and the journals of this device. */
    hear: (_, _params: ReceivedFacts) => {},
    /** Implemented at the edge: hands the draft to the outbox, which outlives the page. */
    leaveToOutbox: (_, _params: { readonly draft: string }) => {},
    /** Provided by the web app: takes the draft out of the outbox. */
    takeFromOutbox: (_, _params: { readonly draft: string }) => {},
  },
  guards: {
    isComplete: ({ context }) => missing(context).length === 0,
    wasAccepted: (_, { outcome }: { outcome: SyncOutcome }) => outcome !== null,
    isAnother: ({ context }, { draft }: { draft: string }) => draft !== context.draft,
    isNothingNew: ({ context }, { facts }: { facts: readonly DraftFact[] }) =>
      missing({ facts, had: context.had }).length === 0,
  },
}).createMachine({
  id: 'draftSync',
  description: 'The open draft, stored in its writer’s account in addition to the device.',
  context: nothing,
  initial: 'apart',
  on: { 'journal.closed': { target: '.apart' } },
  states: {
    apart: {
      description: 'There is nothing to store in an account.',
      entry: 'letGo',
      on: { 'journal.reported': { target: 'sending', actions: withEvent('takeJournal') } },
    },
    gathering: {
      description: 'A write was made, and more may follow at once.',
      tags: ['open'],
      after: { gathering: 'sending' },
      on: {
        'page.hidden': { actions: { type: 'leaveToOutbox', params: openIn } },
        'journal.reported': [
          {
            guard: withEvent('isAnother'),
            target: 'sending',
            actions: withEvent('takeJournal'),
          },
          { target: 'gathering', actions: withEvent('takeJournal') },
        ],
      },
    },
    sending: {
      description: 'The facts that the account lacks are being sent, and new ones requested.',
      tags: ['open'],
      invoke: {
        id: 'sending',
        src: 'sending',
        input: ({ context }) => ({ draft: context.draft!, facts: missing(context), after: context.version }),
        onDone: [
          {
            guard: { type: 'wasAccepted', params: ({ event }) => ({ outcome: event.output }) },
            target: 'comparing',
            actions: [
              {
                type: 'hear',
                params: ({ context, event }) => ({
                  draft: context.draft!,
                  facts: factsBeyond(event.output!.journal, context.facts),
                }),
              },
              { type: 'takeAnswer', params: ({ event }) => event.output! },
            ],
          },
          { target: 'refused' },
        ],
        onError: { target: 'behind', actions: 'countFailure' },
      },
      on: {
        'page.hidden': { actions: { type: 'leaveToOutbox', params: openIn } },
        'journal.reported': [
          {
            guard: withEvent('isAnother'),
            target: 'sending',
            reenter: true,
            actions: withEvent('takeJournal'),
          },
          { actions: withEvent('takeJournal') },
        ],
      },
    },
    comparing: {
      description: 'Checks whether more was written meanwhile.',
      always: [{ guard: 'isComplete', target: 'saved' }, { target: 'gathering' }],
    },
    saved: {
      description: 'The account has all facts.',
      entry: { type: 'takeFromOutbox', params: openIn },
      tags: ['saved'],
      on: {
        'journal.reported': [
          {
            guard: withEvent('isAnother'),
            target: 'sending',
            actions: withEvent('takeJournal'),
          },
          {
            guard: withEvent('isNothingNew'),
            actions: withEvent('takeJournal'),
          },
          { target: 'gathering', actions: withEvent('takeJournal') },
        ],
        'page.shown': 'sending',
      },
    },
    behind: {
      description:
        'The account could not be reached. The device has all facts; sending is retried with growing delays, and ' +
        'by the outbox once the page is left.',
      entry: { type: 'leaveToOutbox', params: openIn },
      tags: ['open', 'behind'],
      after: { waiting: 'sending' },
      on: {
        'page.hidden': { actions: { type: 'leaveToOutbox', params: openIn } },
        'journal.reported': [
          {
            guard: withEvent('isAnother'),
            target: 'sending',
            actions: withEvent('takeJournal'),
          },
          { actions: withEvent('takeJournal') },
        ],
        'page.shown': 'sending',
      },
    },
    refused: {
      description: 'The account cannot store this draft; it stays on the device.',
      entry: { type: 'takeFromOutbox', params: openIn },
      on: {
        'journal.reported': {
          guard: withEvent('isAnother'),
          target: 'sending',
          actions: withEvent('takeJournal'),
        },
      },
    },
  },
});
