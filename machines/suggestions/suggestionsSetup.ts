import { assign, setup } from 'xstate';
import { providedPromise } from '../statecharts/provided.ts';
import { groupsOf, isOfDevice, type OwnChange, type OwnSearch, withOwnSearch } from './ownSearches.ts';
import {
  endOf,
  isCategoryAlone,
  stepFrom,
  type Suggestion,
  suggestionDebounce,
  type SuggestionGroup,
  suggestionsIn,
} from './suggestion.ts';
import * as list from './suggestionList.ts';
import type { SuggestionsEvent } from './suggestionsEvents.ts';

export interface SuggestionsContext extends list.SuggestionList {
  /** The text in the field. */
  readonly text: string;
  /** Whether an input method is composing: it then handles every key. */
  readonly isComposing: boolean;
  /** The search token of the suggestion that was picked last (SUGGESTIONS-9). */
  readonly token: string | null;
}

/** Suggestions for a text, which may be empty; or the report that the device is offline. */
export type SuggestionsAnswer =
  | { readonly kind: 'found'; readonly groups: readonly SuggestionGroup[] }
  | { readonly kind: 'offline' };

export interface Moment {
  readonly context: SuggestionsContext;
  readonly event: SuggestionsEvent;
}

/** The suggestion of an event; its guard has checked that there is one. */
export const meant = ({ context, event }: Moment): Suggestion => list.chosenSuggestion(context, event)!;

/**
 * The parts of a search field's suggestions: context, events, actors, actions and guards; its chart is
 * `suggestionsMachine`.
 */
export const suggestionsSetup = setup({
  types: {
    context: {} as SuggestionsContext,
    events: {} as SuggestionsEvent,
    /** `open`: the list is visible; `busy`: the list will be replaced. */
    tags: {} as 'open' | 'busy',
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly ('offline' | 'failure' | 'deletionFailure')[] },
  },
  actors: {
    /** Reads the device's history of searches. */
    recalling: providedPromise<readonly OwnSearch[]>('recalling'),
    asking: providedPromise<SuggestionsAnswer, { readonly text: string }>('asking'),
    deleting: providedPromise<void, list.Deletion>('deleting'),
  },
  delays: { suggestionDebounce },
  actions: {
    takeText: assign(({ event }) => ('text' in event ? { text: event.text, active: null } : {})),
    takeOwn: assign((_, { own }: { own: readonly OwnSearch[] }) => ({ own })),
    showOwn: assign(({ context: { own, text } }) => ({ found: groupsOf(own, text), active: null })),
    showOwnWithoutText: assign(({ context: { own, text } }) =>
      text.trim() === '' ? { found: groupsOf(own, text) } : {},
    ),
    takeFound: assign(({ context }, { groups }: { groups: readonly SuggestionGroup[] }) => ({
      found: groups,
      active: list.stillActive(context, groups),
    })),
    forgetFound: assign({ found: [], active: null }),
    moveActive: assign(({ context, event }) => {
      const groups = list.groupsInSight(context);
      if (event.type === 'arrow.pressed') return { active: stepFrom(groups, context.active, event.way) };
      return event.type === 'end.pressed' ? { active: endOf(groups, event.end) } : {};
    }),
    forgetActive: assign({ active: null }),
    noteComposition: assign(({ event }) => ({ isComposing: event.type === 'composition.begun' })),
    noteToken: assign((_, { searchToken }: Suggestion) => ({ token: searchToken })),
    noteSearch: assign(({ context }, search: OwnSearch) => ({ own: withOwnSearch(context.own, search) })),
    hideEntry: assign(({ context }, suggestion: Suggestion) => list.withDeletion(context, suggestion)),
    dropEntry: assign(({ context }, suggestion: Suggestion) => list.withoutEntry(context, suggestion)),
    hideHistory: assign(({ context }) => list.withoutHistory(context)),
    settleDeletion: assign(({ context }) => list.withDeletionDone(context)),
    takeBackDeletion: assign(({ context: { deletions } }) => ({ deletions: deletions.slice(1) })),
    forgetText: assign({ text: '' }),
    /** Clears the text that was typed to find a category. The edge empties the field. */
    forgetTextOfCategory: assign((_, suggestion: Suggestion) => (isCategoryAlone(suggestion) ? { text: '' } : {})),
    /** Provided by the web app: empties the search field. */
    emptyField: () => {},
    /** Implemented at the edge: changes the device's stored history, which another tab may have changed too. */
    changeOwn: (_, _params: OwnChange) => {},
    /** Implemented at the edge: opens the results of the suggestion, at their top (SUGGESTIONS-10, 12). */
    goToResults: (_, _params: Suggestion) => {},
    /** Provided by the web app: reports the pick to the server (SUGGESTIONS-4). */
    reportPick: (_, _params: Suggestion) => {},
    /** Implemented at the edge: reports a search without a suggestion to the server. */
    reportSearch: (_, _params: OwnSearch) => {},
    /** Provided by the web app: tracks picked and deleted suggestions (SUGGESTIONS-11, TRACKING-8). */
    trackPick: (_, _params: Suggestion) => {},
    trackDeletion: (_, _params: { readonly suggestions: readonly Suggestion[] }) => {},
  },
  guards: {
    isComposing: ({ context }) => context.isComposing,
    isBlank: ({ event }) => 'text' in event && event.text.trim() === '',
    hasText: ({ context }) => context.text.trim() !== '',
    hasOptions: ({ context }) => list.groupsInSight(context).length > 0,
    isActive: ({ context }) => context.active !== null,
    isInSight: ({ context, event }) => list.chosenSuggestion(context, event) !== undefined,
    isOwnEntry: ({ context, event }) => list.chosenSuggestion(context, event)?.deletable === true,
    hasOwnEntries: ({ context }) => suggestionsIn(list.groupsInSight(context)).some(({ deletable }) => deletable),
    isEntryOfDevice: ({ context, event }) => {
      const suggestion = list.chosenSuggestion(context, event);
      return suggestion !== undefined && isOfDevice(suggestion);
    },
    isOffline: (_, { kind }: SuggestionsAnswer) => kind === 'offline',
    hasDeletions: ({ context }) => context.deletions.length > 0,
  },
});
