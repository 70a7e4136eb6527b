import { withEvent, withOutput } from '../statecharts/parameters.ts';
import type { OwnListing } from './ownListing.ts';
import { ownListingsSetup } from './ownListingsSetup.ts';

/** A command is confirmed first if it needs an answer or cannot be undone. */
const chosen = [
  { guard: withEvent('isNotAllowed') },
  {
    guard: withEvent('isPrice'),
    target: 'repricing',
    actions: withEvent('choose'),
  },
  {
    guard: withEvent('isSale'),
    target: 'selling',
    actions: withEvent('choose'),
  },
  {
    guard: withEvent('isRemoval'),
    target: 'removing',
    actions: withEvent('choose'),
  },
  { target: 'commanding', actions: withEvent('choose') },
] satisfies NonNullable<Parameters<typeof ownListingsSetup.createStateConfig>[0]['on']>['command.chosen'];

/** The listings are visible, each with its allowed commands. */
const shown = ownListingsSetup.createStateConfig({
  description: 'The listings are visible, each with its allowed commands.',
  meta: { shows: ['listings'] },
  initial: 'ready',
  states: {
    ready: {
      description: 'The user looks at them.',
      on: {
        'command.chosen': chosen,
        'more.requested': { guard: 'hasMore', target: 'loadingMore' },
      },
    },
    repricing: {
      description: 'The user types another price, in a separate form.',
      meta: { shows: ['listings', 'price'] },
      on: {
        // Another command closes the price form.
        'command.chosen': chosen,
        'price.changed': { target: 'ready', actions: withEvent('takeListing') },
        'question.closed': { target: 'ready', actions: 'letGo' },
      },
    },
    selling: {
      description: 'The user says where it was sold.',
      meta: { shows: ['listings', 'sale'] },
      on: {
        'sale.reported': { target: 'commanding', actions: withEvent('takeWhere') },
        'question.closed': { target: 'ready', actions: 'letGo' },
      },
    },
    removing: {
      description: 'A removal is permanent, so it has to be confirmed.',
      meta: { shows: ['listings', 'removal'] },
      on: {
        'removal.confirmed': 'commanding',
        'question.closed': { target: 'ready', actions: 'letGo' },
      },
    },
    commanding: {
      description: 'The command is being sent.',
      tags: ['busy'],
      invoke: {
        id: 'commanding',
        src: 'commanding',
        input: ({ context }) => context.submitted!,
        onDone: [
          {
            guard: withOutput('isDone'),
            target: 'ready',
            actions: { type: 'takeListing', params: ({ event }) => event.output as { listing: OwnListing } },
          },
          {
            target: 'catchingUp',
            actions: {
              type: 'noteProblem',
              params: ({ event }) => ({ text: 'refusal' in event.output ? event.output.refusal : null }),
            },
          },
        ],
        onError: { target: 'ready', actions: { type: 'noteProblem', params: { text: null } } },
      },
    },
    catchingUp: {
      description: 'It was refused: the listing may have changed since the page was loaded, so it is requested again.',
      tags: ['busy'],
      invoke: {
        id: 'fetchingListing',
        src: 'fetchingListing',
        input: ({ context }) => ({ id: context.problem!.id }),
        onDone: {
          target: 'ready',
          actions: { type: 'takeState', params: ({ event }) => ({ current: event.output }) },
        },
        onError: 'ready',
      },
    },
    loadingMore: {
      description: 'The next page is being requested.',
      tags: ['busy'],
      entry: 'forgetMoreFailed',
      invoke: {
        id: 'fetchingMore',
        src: 'fetchingListings',
        input: ({ context: { group, endCursor } }) => ({ group, after: endCursor }),
        onDone: { target: 'ready', actions: withOutput('takeMore') },
        onError: { target: 'ready', actions: 'noteMoreFailed' },
      },
    },
  },
});

/** The page of the user's listings, and the commands on them. */
export const ownListingsMachine = ownListingsSetup.createMachine({
  id: 'ownListings',
  description: 'The page of the user’s listings: shown, and commanded.',
  context: ({ input: { group } }) => ({
    group,
    listings: [],
    endCursor: null,
    counts: { active: 0, inactive: 0 },
    submitted: null,
    done: null,
    problem: null,
    hasMoreFailed: false,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The first page is being requested.',
      invoke: {
        id: 'fetchingListings',
        src: 'fetchingListings',
        input: ({ context: { group } }) => ({ group, after: null }),
        onDone: { target: 'shown', actions: withOutput('takePage') },
        onError: 'failed',
      },
    },
    failed: {
      description: 'The request failed.',
      meta: { shows: ['loadAgain'] },
      on: { 'loading.retried': 'loading' },
    },
    shown,
  },
});
