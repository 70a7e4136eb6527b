import { withEvent, withOutput } from '../../statecharts/parameters.ts';
import { ofOffers, openConversationSetup } from './openConversationSetup.ts';

/** Only a block needs a confirmation first: it changes much, and the correspondent must not notice it. */
const chosen = [
  {
    guard: withEvent('isOpenBlock'),
    target: 'blocking',
    actions: withEvent('choose'),
  },
  {
    guard: withEvent('isOpen'),
    target: 'commanding',
    actions: withEvent('choose'),
  },
  { target: 'ready' },
] satisfies NonNullable<Parameters<typeof openConversationSetup.createStateConfig>[0]['on']>['action.chosen'];

/** The conversation is visible. */
const shown = openConversationSetup.createStateConfig({
  description: 'The conversation is visible.',
  meta: { shows: ['log'] },
  type: 'parallel',
  on: {
    'change.received': { actions: 'noteStale' },
    'mark.received': { actions: withEvent('takeMark') },
    'entry.accepted': {
      actions: [withEvent('takeEntry'), 'requestRefetch'],
    },
  },
  states: {
    log: {
      description: 'The entries of the conversation, and its state.',
      initial: 'resting',
      states: {
        resting: {
          description: 'The user reads. Without a stream the conversation is requested again after a while.',
          always: { guard: 'isStale', target: 'catchingUp' },
          after: { refreshEvery: 'catchingUp' },
          on: {
            'older.requested': { guard: 'hasOlder', target: 'loadingOlder' },
            'page.shown': 'catchingUp',
          },
        },
        catchingUp: {
          description: 'The entries after the last fetched one are being requested, with the current state.',
          entry: 'noteFresh',
          invoke: {
            id: 'catchingUp',
            src: 'fetchingConversation',
            input: ({ context: { id, fetchedUpTo } }) => ({ id, after: fetchedUpTo }),
            onDone: [
              {
                guard: withOutput('isTheirs'),
                target: 'resting',
                actions: { type: 'take', params: ({ event }) => event.output! },
              },
              { target: '#openConversation.gone', actions: 'letGo' },
            ],
            // The page stays usable if its refresh fails: the conversation is requested again after a while.
            onError: { target: 'resting', actions: 'noteFresh' },
          },
        },
        loadingOlder: {
          description: 'Older entries are being requested.',
          entry: 'forgetOlderFailed',
          invoke: {
            id: 'fetchingOlder',
            src: 'fetchingOlder',
            input: ({ context: { id, entries } }) => ({ id, before: entries[0]?.number ?? 1 }),
            onDone: { target: 'resting', actions: withOutput('takeOlder') },
            onError: { target: 'resting', actions: 'noteOlderFailed' },
          },
        },
      },
    },
    action: {
      description: 'The commands on the conversation, apart from writing.',
      initial: 'ready',
      states: {
        ready: {
          description: 'The user reads and writes.',
          on: {
            'menu.opened': 'choosing',
            'action.chosen': chosen,
            'offer.requested': { guard: 'mayOffer', target: 'offering' },
            'report.requested': 'reporting',
          },
        },
        choosing: {
          description: 'The menu with the commands on the whole conversation is open.',
          meta: { shows: ['menu'] },
          on: {
            'question.closed': 'ready',
            'action.chosen': chosen,
            'report.requested': 'reporting',
          },
        },
        offering: {
          description: 'The user types an amount, in a separate form.',
          meta: { shows: ['offer'] },
          on: { 'offer.made': 'ready', 'question.closed': 'ready' },
        },
        blocking: {
          description: 'An explanation of the block is visible, before the block is set.',
          meta: { shows: ['block'] },
          on: {
            'block.confirmed': 'commanding',
            'question.closed': { target: 'ready', actions: 'letGo' },
          },
        },
        reporting: {
          description: 'The user states the reason of a report and selects entries as evidence, in a separate form.',
          meta: { shows: ['report'] },
          on: {
            'report.accepted': { target: 'ready', actions: 'noteReported' },
            'question.closed': 'ready',
          },
        },
        commanding: {
          description: 'The command is being sent.',
          tags: ['busy'],
          invoke: {
            id: 'commanding',
            src: 'commanding',
            input: ({ context: { id, submitted, conversation } }) => ({
              id,
              action: submitted!,
              offer: ofOffers.has(submitted!) ? (conversation?.offer?.number ?? null) : null,
            }),
            onDone: [
              {
                guard: withOutput('isDone'),
                target: 'ready',
                actions: ['noteDone', 'requestRefetch'],
              },
              {
                // After a refused command the conversation is requested again, as it may have changed since the page
                // was loaded.
                target: 'ready',
                actions: [
                  {
                    type: 'noteProblem',
                    params: ({ event }) => ({
                      text: event.output.kind === 'refused' ? event.output.refusal : null,
                    }),
                  },
                  'requestRefetch',
                ],
              },
            ],
            onError: { target: 'ready', actions: { type: 'noteProblem', params: { text: null } } },
          },
        },
      },
    },
  },
});

/**
 * An open conversation: its log and its commands. `outgoingMachine.ts` sends what the user writes, and
 * `readingMachine.ts` reports what the user has seen.
 */
export const openConversationMachine = openConversationSetup.createMachine({
  id: 'openConversation',
  description: 'An open conversation: shown, updated and commanded.',
  context: ({ input: { id } }) => ({
    id,
    conversation: null,
    entries: [],
    fetchedUpTo: 0,
    hasOlder: false,
    hasOlderFailed: false,
    receipts: { sent: 0, delivered: 0, read: 0 },
    isStale: false,
    submitted: null,
    done: null,
    problem: null,
  }),
  invoke: { id: 'listening', src: 'listening', input: ({ context: { id } }) => ({ id }) },
  initial: 'loading',
  states: {
    loading: {
      description: 'The conversation is being requested, with its last entries.',
      entry: 'noteFresh',
      // A change during the request makes its response stale, as the response may be older than the change.
      on: {
        'change.received': { actions: 'noteStale' },
        'mark.received': { actions: withEvent('takeMark') },
      },
      invoke: {
        id: 'fetchingConversation',
        src: 'fetchingConversation',
        input: ({ context: { id } }) => ({ id, after: null }),
        onDone: [
          {
            guard: withOutput('isTheirs'),
            target: 'shown',
            actions: { type: 'take', params: ({ event }) => event.output! },
          },
          { target: 'gone' },
        ],
        onError: 'failed',
      },
    },
    failed: {
      description: 'The request failed.',
      meta: { shows: ['loadAgain'] },
      on: { 'loading.retried': 'loading' },
    },
    gone: {
      description: 'The account has no such conversation: it is another account’s, or its address is incomplete.',
      meta: { shows: ['gone'] },
    },
    shown,
  },
});
