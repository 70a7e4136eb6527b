import { withOutput } from '../statecharts/parameters.ts';
import { adding, freeText, type OwnChange, searchOf } from './ownSearches.ts';
import { meant, type Moment, suggestionsSetup } from './suggestionsSetup.ts';

type Actions = Parameters<typeof suggestionsSetup.createStateConfig>[0]['entry'];

/** The actions of picking a suggestion, by pointer or keyboard. */
const picks = [
  { type: 'noteToken', params: meant },
  { type: 'noteSearch', params: (moment: Moment) => searchOf(meant(moment)) },
  { type: 'changeOwn', params: (moment: Moment) => adding(searchOf(meant(moment))) },
  { type: 'trackPick', params: meant },
  { type: 'reportPick', params: meant },
  { type: 'goToResults', params: meant },
  { type: 'forgetTextOfCategory', params: meant },
] as const satisfies Actions;

/** Escape while a message is visible, with or without a list below it. */
const putsAway = {
  'escape.pressed': [{ guard: 'isComposing' }, { target: '#suggestions.list.closed' }],
} as const satisfies Parameters<typeof suggestionsSetup.createStateConfig>[0]['on'];

const forgetsOwn = {
  type: 'changeOwn',
  params: (moment: Moment): OwnChange => ({ kind: 'removed', search: searchOf(meant(moment)) }),
} as const;

/** Drops an entry that only this device has: the server need not delete it. */
const dropsEntry = [
  { type: 'trackDeletion', params: (moment: Moment) => ({ suggestions: [meant(moment)] }) },
  forgetsOwn,
  { type: 'dropEntry', params: meant },
] as const satisfies Actions;

const hidesEntry = [forgetsOwn, { type: 'hideEntry', params: meant }] as const satisfies Actions;

/**
 * The suggestions of a search field. During a composition no key is handled, since the input method uses arrows and
 * Enter for its own candidates. The text is still looked up, since the keyboards of phones compose every word.
 */
export const suggestionsMachine = suggestionsSetup.createMachine({
  id: 'suggestions',
  description: 'The suggestions for the text in a search field, and their use.',
  context: { text: '', found: [], active: null, isComposing: false, own: [], deletions: [], token: null },
  type: 'parallel',
  on: { 'composition.begun': { actions: 'noteComposition' }, 'composition.ended': { actions: 'noteComposition' } },
  states: {
    list: {
      description: 'The list below the field.',
      initial: 'closed',
      on: {
        'text.submitted': [
          { guard: 'isBlank', target: '.closed', actions: 'takeText' },
          {
            target: '.closed',
            actions: [
              'takeText',
              { type: 'noteSearch', params: ({ event }) => freeText(event.text) },
              { type: 'changeOwn', params: ({ event }) => adding(freeText(event.text)) },
              { type: 'reportSearch', params: ({ event }) => freeText(event.text) },
            ],
          },
        ],
      },
      states: {
        closed: {
          description: 'The field has no focus, or the list was closed.',
          entry: 'forgetFound',
          on: {
            'field.focused': { target: 'open', actions: 'takeText' },
            'text.typed': { target: 'open.waiting', actions: ['takeText', 'showOwnWithoutText'] },
            'arrow.pressed': [{ guard: 'isComposing' }, { target: 'open' }],
            'list.opened': [{ guard: 'isComposing' }, { target: 'open' }],
            'escape.pressed': [{ guard: 'isComposing' }, { guard: 'hasText', actions: ['forgetText', 'emptyField'] }],
          },
        },
        open: {
          description: 'The suggestions are below the field; the last results stay until the next answer.',
          tags: ['open'],
          initial: 'recalling',
          on: {
            'text.typed': { target: '.waiting', actions: ['takeText', 'showOwnWithoutText'] },
            'field.left': 'closed',
            // The next focus is the button that clears the history, if there is one; leaving that button closes the
            // list.
            'tab.pressed': [{ guard: 'isComposing' }, { guard: 'hasOwnEntries' }, { target: 'closed' }],
            // An empty list is invisible, so Escape clears the text without closing a list first.
            'escape.pressed': [
              { guard: 'isComposing' },
              { guard: 'hasOptions', target: 'closed' },
              { guard: 'hasText', target: 'closed', actions: ['forgetText', 'emptyField'] },
              { target: 'closed' },
            ],
            'arrow.pressed': [{ guard: 'isComposing' }, { guard: 'hasOptions', actions: 'moveActive' }],
            'list.closed': [{ guard: 'isComposing' }, { target: 'closed' }],
            // The caret moves in the text again, so no option is active and Enter sends the text.
            'caret.moved': [{ guard: 'isComposing' }, { guard: 'isActive', actions: 'forgetActive' }],
            // Without an active option, Home and End move the caret in the text.
            'end.pressed': [{ guard: 'isComposing' }, { guard: 'isActive', actions: 'moveActive' }],
            'enter.pressed': [{ guard: 'isComposing' }, { guard: 'isInSight', target: 'closed', actions: picks }],
            'delete.pressed': [
              { guard: 'isComposing' },
              { guard: 'isEntryOfDevice', actions: dropsEntry },
              { guard: 'isOwnEntry', actions: hidesEntry },
            ],
            'option.picked': { guard: 'isInSight', target: 'closed', actions: picks },
            'entry.deleted': [
              { guard: 'isEntryOfDevice', actions: dropsEntry },
              { guard: 'isOwnEntry', actions: hidesEntry },
            ],
            'history.cleared': {
              guard: 'hasOwnEntries',
              actions: ['hideHistory', { type: 'changeOwn', params: { kind: 'cleared' } }],
            },
          },
          states: {
            recalling: {
              description: "The device's history is being read: it is available at once, and offline.",
              tags: ['busy'],
              invoke: {
                id: 'recalling',
                src: 'recalling',
                onDone: {
                  target: 'asking',
                  actions: [{ type: 'takeOwn', params: ({ event }) => ({ own: event.output }) }, 'showOwnWithoutText'],
                },
                onError: 'asking',
              },
            },
            waiting: {
              description: 'The user is typing: a debounce delays the request (SUGGESTIONS-8).',
              tags: ['busy'],
              after: { suggestionDebounce: 'asking' },
            },
            asking: {
              description:
                'The suggestions for this text are being requested; the answer to an earlier text is dropped.',
              tags: ['busy'],
              invoke: {
                id: 'asking',
                src: 'asking',
                input: ({ context: { text } }) => ({ text }),
                onDone: [
                  { guard: withOutput('isOffline'), target: 'offline' },
                  {
                    target: 'shown',
                    actions: {
                      type: 'takeFound',
                      params: ({ event }) => ({ groups: event.output.kind === 'found' ? event.output.groups : [] }),
                    },
                  },
                ],
                onError: 'failed',
              },
            },
            shown: { description: 'The server’s suggestions for this text are visible; there may be none.' },
            offline: {
              description: 'The device is offline. Its own history is visible, with the reason.',
              meta: { shows: ['offline'] },
              entry: 'showOwn',
              on: { ...putsAway, 'connection.restored': 'asking' },
            },
            failed: {
              description: 'The call failed. The device’s history is visible; further typing tries again.',
              meta: { shows: ['failure'] },
              entry: 'showOwn',
              on: { ...putsAway, 'connection.restored': 'asking' },
            },
          },
        },
      },
    },
    deletion: {
      description: 'Pending deletions on the server. Their suggestions are already hidden (SUGGESTIONS-13).',
      initial: 'idle',
      states: {
        idle: {
          description: 'Nothing is to be deleted.',
          always: { guard: 'hasDeletions', target: 'deleting' },
        },
        deleting: {
          description: 'Deletions are being sent, one after the other.',
          invoke: {
            id: 'deleting',
            src: 'deleting',
            input: ({ context }) => context.deletions[0]!,
            onDone: {
              target: 'idle',
              actions: [{ type: 'trackDeletion', params: ({ context }) => context.deletions[0]! }, 'settleDeletion'],
            },
            onError: { target: 'failed', actions: 'takeBackDeletion' },
          },
        },
        failed: {
          description: 'The last deletion failed: its suggestions are visible again, with a message.',
          meta: { shows: ['deletionFailure'] },
          always: { guard: 'hasDeletions', target: 'deleting' },
          on: { 'text.typed': 'idle', 'field.focused': 'idle', 'field.left': 'idle' },
        },
      },
    },
  },
});
