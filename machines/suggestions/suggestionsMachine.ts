import { withOutput } from '../statecharts/parameters.ts';
import { adding, freeText, type OwnChange, searchOf } from './ownSearches.ts';
import { meant, type Moment, suggestionsSetup } from './suggestionsSetup.ts';

type Actions = Parameters<typeof suggestionsSetup.createStateConfig>[0]['entry'];

/** By whichever hand. */
const picks = [
  { type: 'noteToken', params: meant },
  { type: 'noteSearch', params: (moment: Moment) => searchOf(meant(moment)) },
  { type: 'changeOwn', params: (moment: Moment) => adding(searchOf(meant(moment))) },
  { type: 'trackPick', params: meant },
  { type: 'tellPick', params: meant },
  { type: 'goToResults', params: meant },
  { type: 'forgetTextOfCategory', params: meant },
] as const satisfies Actions;

/** A word is in sight, whatever there is below it. */
const putsAway = {
  'escape.pressed': [{ guard: 'isComposing' }, { target: '#suggestions.list.closed' }],
} as const satisfies Parameters<typeof suggestionsSetup.createStateConfig>[0]['on'];

const forgetsOwn = {
  type: 'changeOwn',
  params: (moment: Moment): OwnChange => ({ kind: 'removed', search: searchOf(meant(moment)) }),
} as const;

/** What only this device knows of is nobody else's to delete. */
const dropsEntry = [
  { type: 'trackDeletion', params: (moment: Moment) => ({ suggestions: [meant(moment)] }) },
  forgetsOwn,
  { type: 'dropEntry', params: meant },
] as const satisfies Actions;

const hidesEntry = [forgetsOwn, { type: 'hideEntry', params: meant }] as const satisfies Actions;

/**
 * What a search field suggests. While an input method puts characters together, no key is ours: it steps through its own
 * candidates with the arrows and takes one with Enter. The text is asked for all the same, since the keyboards of phones
 * put every word together so.
 */
export const suggestionsMachine = suggestionsSetup.createMachine({
  id: 'suggestions',
  description: 'What is suggested while somebody types into a search field, and what becomes of it.',
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
              { type: 'tellSearch', params: ({ event }) => freeText(event.text) },
            ],
          },
        ],
      },
      states: {
        closed: {
          description: 'Nobody is at the field, or they have put the list away.',
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
          description:
            'What there is to suggest lies below the field; what was found last stays until the next answer.',
          tags: ['open'],
          initial: 'recalling',
          on: {
            'text.typed': { target: '.waiting', actions: ['takeText', 'showOwnWithoutText'] },
            'field.left': 'closed',
            // The button that clears the history comes next, if there is one; who goes on from that has left.
            'tab.pressed': [{ guard: 'isComposing' }, { guard: 'hasOwnEntries' }, { target: 'closed' }],
            // An empty list is not in sight: there is nothing to put away first.
            'escape.pressed': [
              { guard: 'isComposing' },
              { guard: 'hasOptions', target: 'closed' },
              { guard: 'hasText', target: 'closed', actions: ['forgetText', 'emptyField'] },
              { target: 'closed' },
            ],
            'arrow.pressed': [{ guard: 'isComposing' }, { guard: 'hasOptions', actions: 'moveActive' }],
            'list.closed': [{ guard: 'isComposing' }, { target: 'closed' }],
            // One is in the text again: Enter sends it.
            'caret.moved': [{ guard: 'isComposing' }, { guard: 'isActive', actions: 'forgetActive' }],
            // Before one is active they move the caret in the text.
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
              description: 'The device is asked what it remembers: that is there at once, and without a line.',
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
              description: 'Somebody is typing: nothing is asked before they pause (SUGGESTIONS-8).',
              tags: ['busy'],
              after: { suggestionDebounce: 'asking' },
            },
            asking: {
              description: 'The server is asked for this text; an answer to an earlier one is not waited for any more.',
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
            shown: { description: 'What the server suggests for this text is in sight; it may be nothing.' },
            offline: {
              description: 'The device has no line. What it remembers is in sight, and the word why it is no more.',
              meta: { shows: ['offline'] },
              entry: 'showOwn',
              on: { ...putsAway, 'connection.restored': 'asking' },
            },
            failed: {
              description: 'No answer came. What the device remembers is in sight; typing on asks again.',
              meta: { shows: ['failure'] },
              entry: 'showOwn',
              on: { ...putsAway, 'connection.restored': 'asking' },
            },
          },
        },
      },
    },
    deletion: {
      description: 'What the server still has to delete. It is out of sight already (SUGGESTIONS-13).',
      initial: 'idle',
      states: {
        idle: {
          description: 'Nothing is to be deleted.',
          always: { guard: 'hasDeletions', target: 'deleting' },
        },
        deleting: {
          description: 'The server is told, one deletion after the other.',
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
          description: 'The last one did not succeed: what it was about is in sight again, and a word says so.',
          meta: { shows: ['deletionFailure'] },
          always: { guard: 'hasDeletions', target: 'deleting' },
          on: { 'text.typed': 'idle', 'field.focused': 'idle', 'field.left': 'idle' },
        },
      },
    },
  },
});
