import { flowCases } from '../paths/flowCases.ts';
import type { DraftFact } from './lifecycle/draftFacts.ts';
import { draftFactName } from './draftJournals.ts';
import { draftSyncEvents } from './draftSyncEvents.ts';
import { draftSyncMachine, mostDoublings } from './draftSyncMachine.ts';

const [draft, other] = ['draftdraftdr', 'otherotherot'];
const begun: DraftFact = { type: 'draft.begun', at: 1 };
const written = (write: string): DraftFact => ({
  type: 'draft.changed',
  at: 2,
  write,
  fields: { title: 'Velo' },
  cause: 'typed',
});
const here = written('hereherehere');
const there = written('theretherere');

/** The account's answer: the facts of its journal that were missing before, and its version. */
function answered(journal: readonly DraftFact[], had: readonly string[]) {
  return { journal: journal.filter((fact) => !had.includes(draftFactName(fact))), version: journal.length };
}

/** Path-test cases for storing a draft in an account. */
export const draftSyncCases = flowCases({
  machine: draftSyncMachine,
  schema: draftSyncEvents,
  events: {
    'journal.reported': {
      'as it began': ({ context: { facts } }) => (facts.length < 2 ? { draft, facts: [begun] } : undefined),
      'a title more': ({ context: { facts } }) => (facts.length < 3 ? { draft, facts: [begun, here] } : undefined),
      'another draft': { draft: other, facts: [begun] },
    },
  },
  actors: {
    sending: {
      resolves: {
        'what was sent': ({ context: { facts, had } }) => answered(facts, had),
        'what was sent before more was written': ({ context: { facts, had } }) => answered(facts.slice(0, 1), had),
        'a title from elsewhere': ({ context: { facts, had } }) =>
          answered(facts.includes(there) ? facts : [...facts, there], had),
        'that it is another’s': null,
      },
      rejects: { 'no line': new Error('No line') },
    },
  },
  keys: {
    'which draft, and what of it is where': ({ context: { draft: open, facts, had, version } }) => [
      open,
      facts.map(draftFactName),
      had,
      version,
    ],
    'whether it failed': ({ context: { failures } }) => Math.min(failures, mostDoublings),
  },
  invariants: {
    'kept is what the account has': (now) =>
      !now.hasTag('saved') || now.context.facts.every((fact) => now.context.had.includes(draftFactName(fact))),
    'there is no draft apart': (now) => now.matches('apart') === (now.context.draft === null),
  },
});
