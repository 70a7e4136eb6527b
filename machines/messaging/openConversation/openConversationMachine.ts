import { withEvent, withOutput } from '../../statecharts/parameters.ts';
import { ofOffers, openConversationSetup } from './openConversationSetup.ts';

/** What is chosen is asked about first, where the other is not to know and much changes. */
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
] satisfies NonNullable<Parameters<typeof openConversationSetup.createStateConfig>[0]['on']>['deed.chosen'];

/** The conversation is there. */
const shown = openConversationSetup.createStateConfig({
  description: 'It is there.',
  meta: { shows: ['log'] },
  type: 'parallel',
  on: {
    'change.heard': { actions: 'noteStale' },
    'mark.heard': { actions: withEvent('takeMark') },
    'entry.taken': {
      actions: [withEvent('takeEntry'), 'askAnew'],
    },
  },
  states: {
    log: {
      description: 'Its entries, and how it stands.',
      initial: 'resting',
      states: {
        resting: {
          description: 'One reads. Where no stream tells of changes it is asked for anew after a while.',
          always: { guard: 'isStale', target: 'catchingUp' },
          after: { refreshEvery: 'catchingUp' },
          on: {
            'older.asked': { guard: 'hasOlder', target: 'loadingOlder' },
            'page.shown': 'catchingUp',
          },
        },
        catchingUp: {
          description: 'All that came after what was fetched is asked for, and how it stands by now.',
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
            // One goes on with what is there: it is asked again after a while.
            onError: { target: 'resting', actions: 'noteFresh' },
          },
        },
        loadingOlder: {
          description: 'Older entries are asked for.',
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
    deed: {
      description: 'What one does with it, beside writing.',
      initial: 'ready',
      states: {
        ready: {
          description: 'One reads and writes.',
          on: {
            'menu.opened': 'choosing',
            'deed.chosen': chosen,
            'offer.wished': { guard: 'mayOffer', target: 'offering' },
            'report.wished': 'reporting',
          },
        },
        choosing: {
          description: 'What can be done with the whole of it is in sight.',
          meta: { shows: ['menu'] },
          on: {
            'question.closed': 'ready',
            'deed.chosen': chosen,
            'report.wished': 'reporting',
          },
        },
        offering: {
          description: 'One types an amount, in a form of its own.',
          meta: { shows: ['offer'] },
          on: { 'offer.made': 'ready', 'question.closed': 'ready' },
        },
        blocking: {
          description: 'What a block does is said, before it is done.',
          meta: { shows: ['block'] },
          on: {
            'block.confirmed': 'commanding',
            'question.closed': { target: 'ready', actions: 'letGo' },
          },
        },
        reporting: {
          description: 'One says why, in a form of its own, and which entries show it.',
          meta: { shows: ['report'] },
          on: {
            'report.taken': { target: 'ready', actions: 'noteReported' },
            'question.closed': 'ready',
          },
        },
        commanding: {
          description: 'The server is told.',
          tags: ['busy'],
          invoke: {
            id: 'commanding',
            src: 'commanding',
            input: ({ context: { id, given, conversation } }) => ({
              id,
              deed: given!,
              offer: ofOffers.has(given!) ? (conversation?.offer?.number ?? null) : null,
            }),
            onDone: [
              {
                guard: withOutput('isDone'),
                target: 'ready',
                actions: ['noteDone', 'askAnew'],
              },
              {
                // It may stand elsewhere than the page says.
                target: 'ready',
                actions: [
                  {
                    type: 'noteProblem',
                    params: ({ event }) => ({
                      text: event.output.kind === 'refused' ? event.output.refusal : null,
                    }),
                  },
                  'askAnew',
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

/** A conversation that is open: its log, and what one does with it. What one writes there is `outgoingMachine.ts`’s, what one has seen `readingMachine.ts`’s. */
export const openConversationMachine = openConversationSetup.createMachine({
  id: 'openConversation',
  description: 'A conversation that is open: seen, kept up to date, and commanded.',
  context: ({ input: { id } }) => ({
    id,
    conversation: null,
    entries: [],
    fetchedUpTo: 0,
    hasOlder: false,
    hasOlderFailed: false,
    heard: { sent: 0, delivered: 0, read: 0 },
    isStale: false,
    given: null,
    done: null,
    problem: null,
  }),
  invoke: { id: 'listening', src: 'listening', input: ({ context: { id } }) => ({ id }) },
  initial: 'loading',
  states: {
    loading: {
      description: 'It is asked for, with its last entries.',
      entry: 'noteFresh',
      // What is on its way may have been told before.
      on: {
        'change.heard': { actions: 'noteStale' },
        'mark.heard': { actions: withEvent('takeMark') },
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
      description: 'It could not be had.',
      meta: { shows: ['loadAgain'] },
      on: { 'loading.retried': 'loading' },
    },
    gone: {
      description: 'There is no such conversation of theirs: another account’s, or an address that was cut off.',
      meta: { shows: ['gone'] },
    },
    shown,
  },
});
