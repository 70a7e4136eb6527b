import { flowCases } from '../../paths/flowCases.ts';
import { senderEvents } from './senderEvents.ts';
import { senderMachine } from './senderMachine.ts';

const set = { name: 'a velo', event: 'query.changed', data: { query: 'velo' } };

/** Path-test cases for the form of an event. */
export const senderCases = flowCases({
  machine: senderMachine.provide({ actions: { sendEvent: () => {}, rememberSets: () => {} } }),
  schema: senderEvents,
  events: {
    'machine.chosen': {
      'without saved sets': ({ context }) => (context.sets.length > 0 ? { sets: [] } : undefined),
      'with a saved set': ({ context }) => (context.sets.length === 0 ? { sets: [set] } : undefined),
    },
    'event.chosen': {
      'without data': { event: 'query.changed', data: {} },
      'by a declared case': { event: 'query.changed', data: { query: 'velo' } },
    },
    'field.changed': { 'the query': { field: 'query', value: 'sofa' } },
    'form.submitted': {
      valid: ({ context }) => ('query' in context.data ? { problems: [] } : undefined),
      'without a required field': ({ context }) =>
        'query' in context.data ? undefined : { problems: [{ field: 'query', rule: 'is missing' }] },
    },
    'set.saved': {
      'under a name': ({ context: { sets, data } }) => (sets.length === 0 ? { name: 'a velo', data } : undefined),
      'without a name': ({ context: { data } }) => ({ name: ' ', data }),
    },
    'set.removed': { 'the saved one': ({ context }) => (context.sets.length > 0 ? { name: set.name } : undefined) },
  },
  keys: { 'the form': ({ context }) => [context.event, context.data, context.problems.length, context.sets] },
  invariants: {
    'problems are visible only after a refusal': (now) => now.context.problems.length === 0 || now.matches('refused'),
    'a form has an event': (now) => now.matches('closed') || now.context.event !== null,
  },
});
