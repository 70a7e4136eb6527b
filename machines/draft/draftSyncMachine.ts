import { assign, setup } from 'xstate';
import { withEvent } from '../statecharts/parameters.ts';
import { providedPromise } from '../statecharts/provided.ts';
import type { DraftFact } from './lifecycle/draftFacts.ts';
import { draftFactName, factsBeyond } from './draftJournals.ts';
import type { DraftSyncEvent } from './draftSyncEvents.ts';

/** What is sent of a draft: the facts that the account does not have yet; none where one only asks. */
export interface SentDraft extends HeardFacts {
  /** Up to which version of its journal there the facts are known here; 0 for nothing. */
  readonly after: number;
}

interface HeardFacts {
  readonly draft: string;
  readonly facts: readonly DraftFact[];
}

/** The journal behind what was known of it, and its version; null where it cannot be kept there, as when it is another's. */
export type SyncOutcome = { readonly journal: readonly DraftFact[]; readonly version: number } | null;

interface SyncContext {
  readonly draft: string | null;
  /** The journal as this device has it. */
  readonly facts: readonly DraftFact[];
  /** Names of the facts that the account has. */
  readonly had: readonly string[];
  /** Up to which version one knows its journal there. */
  readonly version: number;
  /** Failures since something came through. */
  readonly failures: number;
}

const nothing: SyncContext = { draft: null, facts: [], had: [], version: 0, failures: 0 };

/** Failures after which one waits no longer than before: half a minute. */
export const mostDoublings = 5;

function missing({ facts, had }: Pick<SyncContext, 'facts' | 'had'>): readonly DraftFact[] {
  return facts.filter((fact) => !had.includes(draftFactName(fact)));
}

const openIn = ({ context }: { readonly context: SyncContext }) => ({ draft: context.draft! });

/** The draft that is open, kept in its writer's account too: another device goes on with it (design, drafts). */
export const draftSyncMachine = setup({
  types: {
    context: {} as SyncContext,
    events: {} as DraftSyncEvent,
    /** `open`: the account may not have all of it. `kept`: it has. `behind`: the last call did not come through. */
    tags: {} as 'open' | 'kept' | 'behind',
  },
  actors: {
    /** Sends facts and brings the journal as it stands then. Rejects if the call failed. */
    sending: providedPromise<SyncOutcome, SentDraft>('sending'),
  },
  delays: {
    /** What is written shortly after one another goes together, in milliseconds. */
    gathering: 1_000,
    /** 2 s after the first failure, twice as long after each further one, in milliseconds. */
    waiting: ({ context: { failures } }) => 1_000 * 2 ** Math.min(failures, mostDoublings),
  },
  actions: {
    takeJournal: assign(({ context }, { draft, facts }: HeardFacts) => ({
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
    /** The edge tells the page, and the journals of this device, what another device has written. */
    hear: (_, _params: HeardFacts) => {},
    /** The edge has the outbox send it, which outlasts the page. */
    leaveToOutbox: (_, _params: { readonly draft: string }) => {},
    /** The outbox need not send it any more. */
    takeFromOutbox: (_, _params: { readonly draft: string }) => {},
  },
  guards: {
    isComplete: ({ context }) => missing(context).length === 0,
    isTaken: (_, { outcome }: { outcome: SyncOutcome }) => outcome !== null,
    isAnother: ({ context }, { draft }: { draft: string }) => draft !== context.draft,
    isNothingNew: ({ context }, { facts }: { facts: readonly DraftFact[] }) =>
      missing({ facts, had: context.had }).length === 0,
  },
}).createMachine({
  id: 'draftSync',
  description: 'The open draft, kept in its writer’s account beside the device.',
  context: nothing,
  initial: 'apart',
  on: { 'journal.closed': { target: '.apart' } },
  states: {
    apart: {
      description: 'There is nothing that an account could keep.',
      entry: 'letGo',
      on: { 'journal.told': { target: 'sending', actions: withEvent('takeJournal') } },
    },
    gathering: {
      description: 'Something was written, and more may follow at once.',
      tags: ['open'],
      after: { gathering: 'sending' },
      on: {
        'page.hidden': { actions: { type: 'leaveToOutbox', params: openIn } },
        'journal.told': [
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
      description: 'What the account does not have is on its way, and what it has is asked for.',
      tags: ['open'],
      invoke: {
        id: 'sending',
        src: 'sending',
        input: ({ context }) => ({ draft: context.draft!, facts: missing(context), after: context.version }),
        onDone: [
          {
            guard: { type: 'isTaken', params: ({ event }) => ({ outcome: event.output }) },
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
        'journal.told': [
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
      description: 'Has more been written meanwhile?',
      always: [{ guard: 'isComplete', target: 'kept' }, { target: 'gathering' }],
    },
    kept: {
      description: 'The account has all that was written.',
      entry: { type: 'takeFromOutbox', params: openIn },
      tags: ['kept'],
      on: {
        'journal.told': [
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
        'The account could not be reached. The device has all; it is tried again by and by, and by the outbox once the page is left.',
      entry: { type: 'leaveToOutbox', params: openIn },
      tags: ['open', 'behind'],
      after: { waiting: 'sending' },
      on: {
        'page.hidden': { actions: { type: 'leaveToOutbox', params: openIn } },
        'journal.told': [
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
      description: 'The account does not take this draft; it stays on the device.',
      entry: { type: 'takeFromOutbox', params: openIn },
      on: {
        'journal.told': {
          guard: withEvent('isAnother'),
          target: 'sending',
          actions: withEvent('takeJournal'),
        },
      },
    },
  },
});
