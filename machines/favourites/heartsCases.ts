import { flowCases } from '../paths/flowCases.ts';
import { heartsEvents } from './heartsEvents.ts';
import { type HeartsContext, isShownSaved } from './heartsSetup.ts';
import { heartsMachine } from './heartsMachine.ts';

/** The two listings that the path-test cases use. */
export const [bike, lamp] = ['bikebikebike', 'lamplamplamp'] as const;

const [vreni, beat] = ['vreni', 'beat'];

const isBehind = ({ telling }: HeartsContext) => telling !== null && telling.isBehind;

/** Path-test cases for the hearts of a document. */
export const heartsCases = flowCases({
  machine: heartsMachine,
  schema: heartsEvents,
  events: {
    'account.reported': {
      Vreni: { publicAccountId: vreni, hasEnded: false },
      Beat: { publicAccountId: beat, hasEnded: false },
      nobody: { publicAccountId: null, hasEnded: false },
      'nobody any more': { publicAccountId: null, hasEnded: true },
    },
    'heart.pressed': { 'of the bike': { listing: bike }, 'of the lamp': { listing: lamp } },
    'hearts.emptied': { both: { listings: [bike, lamp] } },
    'pending.reported': {
      'the bike was taken': ({ context: { pending } }) =>
        bike in pending ? { pending: {}, change: { listing: bike, shouldSave: pending[bike]! } } : undefined,
      'the bike was refused': ({ context: { pending } }) =>
        bike in pending ? { pending: {}, change: null } : undefined,
      'the bike waits to be saved': ({ context: { pending } }) =>
        bike in pending ? undefined : { pending: { [bike]: true }, change: null },
    },
    'changes.found': {
      'the bike': (now) => (now.matches({ somebody: 'fetching' }) ? { changes: { [bike]: true } } : undefined),
    },
    // Only a pending change of the bike is walked: it is an example of both listings, as with a failing connection.
    'page.hidden': { 'the lamp is not wished': ({ context: { changes } }) => (lamp in changes ? undefined : {}) },
  },
  actors: {
    fetchingIds: {
      resolves: { nothing: [], 'the bike': [bike] },
      rejects: { 'no line': new Error('No line') },
    },
    telling: {
      resolves: {
        // A change that must not overtake another one goes to the outbox at once.
        received: ({ context }) => (isBehind(context) ? undefined : { kind: 'received' }),
        full: ({ context }) => (context.telling?.shouldSave && !isBehind(context) ? { kind: 'full' } : undefined),
        'no line': ({ context: { telling } }) => (telling?.listing === bike ? { kind: 'queued' } : undefined),
        'not heard': ({ context }) => (isBehind(context) ? undefined : { kind: 'failed' }),
      },
    },
    offeringLogin: { resolves: { closed: { goesOn: false }, 'for an account': { goesOn: true } } },
    surroundings: {},
  },
  keys: {
    'who it is': ({ context: { account } }) => account,
    'what is saved': ({ context: { saved, isKnown, isStale } }) => [saved.toSorted(), isKnown, isStale],
    'what is wished': ({ context: { changes, telling } }) => [changes, telling],
    'what waits in the outbox': ({ context: { pending } }) => pending,
  },
  invariants: {
    'nothing is saved where nobody is logged in': (now) => now.matches('somebody') || now.context.saved.length === 0,
    'nothing waits while nobody does anything about it': ({ context, ...now }) =>
      Object.keys(context.changes).length === 0 ||
      !(now.matches({ somebody: 'atRest' }) || now.matches({ nobody: 'plain' })),
    'the server is told exactly while it is': (now) =>
      (now.context.telling !== null) === now.matches({ somebody: 'telling' }),
    'a wish shows': ({ context }) =>
      Object.entries(context.changes).every(([listing, shouldSave]) => isShownSaved(context, listing) === shouldSave),
    'what waits in the outbox shows unless it is wished otherwise by now': ({ context }) =>
      Object.entries(context.pending).every(
        ([listing, shouldSave]) => listing in context.changes || isShownSaved(context, listing) === shouldSave,
      ),
    'nothing of anybody waits where nobody is logged in': (now) =>
      now.matches('somebody') || Object.keys(now.context.pending).length === 0,
    'each ad is saved once': ({ context: { saved } }) => new Set(saved).size === saved.length,
  },
  bound: 20_000,
});
