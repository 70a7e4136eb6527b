import { assign, fromPromise, setup } from 'xstate';
import { groupsOf, isOfDevice, type OwnSearch, searchOf, withOwnSearch } from './ownSearches.ts';
import {
  endOf,
  stepFrom,
  type Suggestion,
  suggestionDebounce,
  type SuggestionGroup,
  suggestionsIn,
} from './suggestion.ts';
import * as list from './suggestionList.ts';
import type { SuggestionsEvent } from './suggestionsEvents.ts';

interface SuggestionsContext extends list.SuggestionList {
  /** What stands in the field. */
  readonly text: string;
  /** Whether an input method is putting characters together: every key is its own then. */
  readonly isComposing: boolean;
  /** The search of the suggestion that was picked last (SUGGESTIONS-9). */
  readonly token: string | null;
}

/** Suggestions for a text, which may be empty; or the word that the device has no line to ask on. */
export type SuggestionsAnswer =
  | { readonly kind: 'found'; readonly groups: readonly SuggestionGroup[] }
  | { readonly kind: 'offline' };

interface Moment {
  readonly context: SuggestionsContext;
  readonly event: SuggestionsEvent;
}

/** The suggestion that an event is about; its guard has seen that there is one. */
const meant = ({ context, event }: Moment): Suggestion => list.meantBy(context, event)!;

const flow = setup({
  types: {
    context: {} as SuggestionsContext,
    events: {} as SuggestionsEvent,
    /** `open`: what there is to show is in sight; `busy`: it will be replaced. */
    tags: {} as 'open' | 'busy',
    /** What is to be seen in a state, by the names under which drivers find it. */
    meta: {} as { readonly shows: readonly ('offline' | 'failure' | 'deletionFailure')[] },
  },
  actors: {
    /** What this device remembers of earlier searches. */
    recalling: fromPromise<readonly OwnSearch[]>(() => Promise.reject(new Error('recalling is for the edge to give'))),
    asking: fromPromise<SuggestionsAnswer, { readonly text: string }>(() =>
      Promise.reject(new Error('asking is for the edge to give')),
    ),
    deleting: fromPromise<void, list.Deletion>(() => Promise.reject(new Error('deleting is for the edge to give'))),
  },
  delays: { suggestionDebounce },
  actions: {
    takeText: assign(({ event }) => ('text' in event ? { text: event.text, active: null } : {})),
    takeOwn: assign((_, { own }: { own: readonly OwnSearch[] }) => ({ own })),
    showOwn: assign(({ context: { own, text } }) => ({ found: groupsOf(own, text), active: null })),
    showOwnWithoutText: assign(({ context: { own, text } }) =>
      text.trim() === '' ? { found: groupsOf(own, text) } : {},
    ),
    takeFound: assign((_, { groups }: { groups: readonly SuggestionGroup[] }) => ({ found: groups, active: null })),
    forgetFound: assign({ found: [], active: null }),
    moveActive: assign(({ context, event }) => {
      const groups = list.groupsInSight(context);
      if (event.type === 'arrow.pressed') return { active: stepFrom(groups, context.active, event.way) };
      return event.type === 'end.pressed' ? { active: endOf(groups, event.end) } : {};
    }),
    noteComposition: assign(({ event }) => ({ isComposing: event.type === 'composition.begun' })),
    noteToken: assign((_, { searchToken }: Suggestion) => ({ token: searchToken })),
    noteSearch: assign(({ context }, search: OwnSearch) => ({ own: withOwnSearch(context.own, search) })),
    hideEntry: assign(({ context }, suggestion: Suggestion) => list.withDeletion(context, suggestion)),
    dropEntry: assign(({ context }, suggestion: Suggestion) => list.withoutEntry(context, suggestion)),
    hideHistory: assign(({ context }) => list.withoutHistory(context)),
    settleDeletion: assign(({ context }) => list.withDeletionDone(context)),
    takeBackDeletion: assign(({ context: { deletions } }) => ({ deletions: deletions.slice(1) })),
    forgetText: assign({ text: '' }),
    /** The edge empties the field. */
    emptyField: () => {},
    /** The edge keeps them on this device. */
    storeOwn: (_, _params: { readonly own: readonly OwnSearch[] }) => {},
    /** The edge goes to the results of the suggestion, at their top (SUGGESTIONS-10, 12). */
    goToResults: (_, _params: Suggestion) => {},
    /** The edge tells the server that it was picked (SUGGESTIONS-4). */
    tellPick: (_, _params: Suggestion) => {},
    /** The edge tells the server what was looked for without a suggestion. */
    tellSearch: (_, _params: OwnSearch) => {},
    /** The edge tells whoever tracks (SUGGESTIONS-11, TRACKING-8). */
    trackPick: (_, _params: Suggestion) => {},
    trackDeletion: (_, _params: { readonly suggestions: readonly Suggestion[] }) => {},
  },
  guards: {
    isComposing: ({ context }) => context.isComposing,
    isBlank: ({ event }) => 'text' in event && event.text.trim() === '',
    hasText: ({ context }) => context.text.trim() !== '',
    hasOptions: ({ context }) => list.groupsInSight(context).length > 0,
    isActive: ({ context }) => context.active !== null,
    isInSight: ({ context, event }) => list.meantBy(context, event) !== undefined,
    isOwnEntry: ({ context, event }) => list.meantBy(context, event)?.deletable === true,
    hasOwnEntries: ({ context }) => suggestionsIn(list.groupsInSight(context)).some(({ deletable }) => deletable),
    isEntryOfDevice: ({ context, event }) => {
      const suggestion = list.meantBy(context, event);
      return suggestion !== undefined && isOfDevice(suggestion);
    },
    isOffline: (_, { kind }: SuggestionsAnswer) => kind === 'offline',
    hasDeletions: ({ context }) => context.deletions.length > 0,
  },
});

type Actions = Parameters<typeof flow.createStateConfig>[0]['entry'];

/** By whichever hand. */
const picks = [
  { type: 'noteToken', params: meant },
  { type: 'noteSearch', params: (moment: Moment) => searchOf(meant(moment)) },
  { type: 'storeOwn', params: ({ context }: Moment) => context },
  { type: 'trackPick', params: meant },
  { type: 'tellPick', params: meant },
  { type: 'goToResults', params: meant },
] as const satisfies Actions;

/** A word is in sight, whatever there is below it. */
const putsAway = {
  'escape.pressed': [{ guard: 'isComposing' }, { target: '#suggestions.list.closed' }],
} as const satisfies Parameters<typeof flow.createStateConfig>[0]['on'];

/** What only this device knows of is nobody else's to delete. */
const dropsEntry = [
  { type: 'trackDeletion', params: (moment: Moment) => ({ suggestions: [meant(moment)] }) },
  { type: 'dropEntry', params: meant },
  { type: 'storeOwn', params: ({ context }: Moment) => context },
] as const satisfies Actions;

const hidesEntry = [
  { type: 'hideEntry', params: meant },
  { type: 'storeOwn', params: ({ context }: Moment) => context },
] as const satisfies Actions;

/**
 * What a search field suggests. While an input method puts characters together, no key is ours: it steps through its own
 * candidates with the arrows and takes one with Enter. The text is asked for all the same, since the keyboards of phones
 * put every word together so.
 */
export const suggestionsMachine = flow.createMachine({
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
              { type: 'storeOwn', params: ({ context }) => context },
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
              actions: ['hideHistory', { type: 'storeOwn', params: ({ context }) => context }],
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
                  { guard: { type: 'isOffline', params: ({ event }) => event.output }, target: 'offline' },
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

function freeText(text: string): OwnSearch {
  return { text: text.trim(), searchToken: null, description: null };
}
