import { flowCases } from '../paths/flowCases.ts';
import type { DraftFact } from './lifecycle/draftFacts.ts';
import { draftFactName } from './draftJournals.ts';
import { draftSavingEvents } from './draftSavingEvents.ts';
import { draftSavingMachine } from './draftSavingMachine.ts';

const at = 1_000;
const [ana, ben] = ['anaanaanaana', 'benbenbenben'];
const other = 'otherotherot';

/** Each write has its own name; a walk makes a few. */
function named<Data extends object>(
  { context: { facts } }: { readonly context: { readonly facts: readonly DraftFact[] } },
  data: Data,
) {
  return facts.length < 5 ? { ...data, write: `write${facts.length}`, at } : undefined;
}

const begun: DraftFact = { type: 'draft.begun', at: 1 };
const titled: DraftFact = { type: 'draft.changed', at: 2, write: other, fields: { title: 'Bett' }, cause: 'typed' };
const published: DraftFact = { type: 'draft.published', at: 4 };
const discarded: DraftFact = { type: 'draft.discarded', at: 4 };
const claimed: DraftFact = { type: 'draft.claimed', at: 3, account: ana };

const found = { id: 'foundfoundfo', isContinued: false };

/** Path-test cases for saving a draft on the device. */
export const draftSavingCases = flowCases({
  machine: draftSavingMachine,
  schema: draftSavingEvents,
  inputs: { 'for a new ad': { from: null }, 'to change an ad': { from: { ad: other, how: 'edit' } } },
  events: {
    'session.reported': {
      nobody: { account: null, at },
      Ana: { account: ana, at },
      Ben: { account: ben, at },
    },
    'fields.settled': {
      'a title': (now) => named(now, { fields: { title: 'Velo' }, draft: 'freshfreshfr' }),
      'no title': (now) =>
        now.matches('opening') ? undefined : named(now, { fields: { title: null }, draft: 'freshfreshfr' }),
    },
    'step.undone': { 'the last': (now) => named(now, {}) },
    'step.redone': { 'the last': (now) => named(now, {}) },
    'draft.resumed': { now: { at } },
    'draft.dropped': { now: { at } },
    'listing.published': { now: { at } },
    'journal.received': {
      'a title of this draft': ({ context: { id } }) => ({ draft: id ?? 'nonenonenone', facts: [titled] }),
      'that it was published': ({ context: { id } }) => ({
        draft: id ?? 'nonenonenone',
        facts: [published],
      }),
      'that it was discarded': ({ context: { id } }) => ({ draft: id ?? 'nonenonenone', facts: [discarded] }),
      'something of another': { draft: 'elseelseelse', facts: [titled] },
    },
  },
  actors: {
    opening: {
      resolves: {
        nothing: null,
        'a draft of nobody': { ...found, facts: [begun, titled] },
        'a draft of Ana': ({ context: { account } }) =>
          account === ana ? { ...found, facts: [begun, titled, claimed] } : undefined,
        'the draft that was open': { ...found, facts: [begun, titled], isContinued: true },
      },
      rejects: { 'no storage': new Error('This browser keeps nothing') },
    },
  },
  keys: {
    'who is logged in': ({ context: { account } }) => account,
    'what is asked for': ({ context: { from } }) => from?.how,
    'what waits for the draft': ({ context: { held } }) => held?.fields,
    'whose draft it is, and what it says': ({ context: { id, draft } }) => [
      id,
      draft?.account,
      draft?.written['title']?.value ?? null,
      draft?.written['title']?.at,
      draft?.past,
      draft?.future,
      draft?.status,
    ],
    'what was heard': ({ context: { facts } }) => facts.map(draftFactName).toSorted((one, two) => (one < two ? -1 : 1)),
  },
  invariants: {
    'nobody sees the draft of another': (now) => {
      const { draft, account } = now.context;
      return now.matches('sealed') || (draft?.account ?? account) === account;
    },
    'there is a draft exactly where it has an id': ({ context: { id, draft } }) => (id === null) === (draft === null),
    'what was settled waits no longer than the device is asked': (now) =>
      now.context.held === null || now.matches('opening') || now.matches('unread'),
    'one writes in no draft that is over': (now) =>
      !now.matches('editing') || (now.context.draft?.status ?? 'open') === 'open',
  },
  bound: 20_000,
});
