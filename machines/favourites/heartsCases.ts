import { flowCases } from '../paths/flowCases.ts';
import { heartsEvents } from './heartsEvents.ts';
import { heartsMachine, isShownSaved } from './heartsMachine.ts';

/** The ads of the cases. */
export const [bike, lamp] = ['bikebikebike', 'lamplamplamp'] as const;

const [vreni, beat] = ['vreni', 'beat'];

/** What the hearts of a document are walked with. */
export const heartsCases = flowCases({
  machine: heartsMachine,
  schema: heartsEvents,
  events: {
    'account.told': {
      Vreni: { publicAccountId: vreni, hasEnded: false },
      Beat: { publicAccountId: beat, hasEnded: false },
      nobody: { publicAccountId: null, hasEnded: false },
      'nobody any more': { publicAccountId: null, hasEnded: true },
    },
    'heart.pressed': { 'of the bike': { listing: bike }, 'of the lamp': { listing: lamp } },
    'hearts.emptied': { both: { listings: [bike, lamp] } },
  },
  actors: {
    fetchingIds: {
      resolves: { nothing: [], 'the bike': [bike] },
      rejects: { 'no line': new Error('No line') },
    },
    telling: {
      resolves: {
        heard: { kind: 'heard' },
        full: ({ context: { telling } }) => (telling?.isWanted ? { kind: 'full' } : undefined),
        'not heard': { kind: 'failed' },
      },
    },
    offeringLogin: { resolves: { closed: undefined as void } },
    surroundings: {},
  },
  keys: {
    'who it is': ({ context: { account } }) => account,
    'what is saved': ({ context: { saved, isKnown, isStale } }) => [saved.toSorted(), isKnown, isStale],
    'what is wished': ({ context: { wishes, telling } }) => [wishes, telling],
  },
  invariants: {
    'nothing is saved where nobody is logged in': (now) => now.matches('somebody') || now.context.saved.length === 0,
    'nothing waits while nobody does anything about it': ({ context, ...now }) =>
      Object.keys(context.wishes).length === 0 ||
      !(now.matches({ somebody: 'atRest' }) || now.matches({ nobody: 'plain' })),
    'the server is told exactly while it is': (now) =>
      (now.context.telling !== null) === now.matches({ somebody: 'telling' }),
    'a wish shows': ({ context }) =>
      Object.entries(context.wishes).every(([listing, isWanted]) => isShownSaved(context, listing) === isWanted),
    'each ad is saved once': ({ context: { saved } }) => new Set(saved).size === saved.length,
  },
  bound: 20_000,
});
