import type { SnapshotFrom } from 'xstate';
import { flowCases } from '../paths/flowCases.ts';
import { helpQueryOf } from './helpQuery.ts';
import { helpSearchEvents } from './helpSearchEvents.ts';
import { helpSearchMachine } from './helpSearchMachine.ts';

type Now = SnapshotFrom<typeof helpSearchMachine>;

const photos = { query: 'photos', ids: ['photos', 'post-an-ad'] };
const nothing = { query: 'spaceship', ids: [] };

const typed =
  (text: string) =>
  ({ context }: Now) =>
    context.text === text ? undefined : { text };

const isSearched = ({ context }: Now, { query }: { readonly query: string }) => helpQueryOf(context.text) === query;

/** Path-test cases for the search on the help page. */
export const helpSearchCases = flowCases({
  machine: helpSearchMachine,
  schema: helpSearchEvents,
  inputs: {
    'without a query': { found: undefined },
    'with a query that matches': { found: photos },
    'with a query that matches nothing': { found: nothing },
  },
  events: {
    'search.typed': {
      'a text that matches': typed(photos.query),
      'a text that matches nothing': typed(nothing.query),
      'a single letter': typed('p'),
    },
    'search.submitted': { 'by Enter': {} },
    'search.cleared': { 'after a search': (now) => (now.context.found === null ? undefined : {}) },
    'address.changed': {
      'to a query': ({ context }) => (context.addressed === photos.query ? undefined : { query: photos.query }),
      'to none': ({ context }) => (context.addressed === '' ? undefined : { query: '' }),
      'that the flow has written': ({ context }) => ({ query: context.addressed }),
    },
  },
  actors: {
    searching: {
      resolves: {
        'what matches': (now) => (isSearched(now, photos) ? photos : undefined),
        nothing: (now) => (isSearched(now, nothing) ? nothing : undefined),
      },
      rejects: { 'no line': new Error('No line') },
    },
  },
  keys: {
    'the text, the answer and the address': ({ context: { text, found, addressed } }) => [
      text,
      found?.query ?? null,
      addressed,
    ],
  },
  invariants: {
    'nothing is found while nothing is searched': (now) => !now.matches('all') || now.context.found === null,
    'a visible answer is that of the address': (now) =>
      !(now.matches('found') || now.matches('nothing')) || now.context.found?.query === now.context.addressed,
  },
});
