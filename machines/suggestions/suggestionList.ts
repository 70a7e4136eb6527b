import { isOfDevice, type OwnSearch, searchOf, withoutOwnSearch } from './ownSearches.ts';
import { neighbourOf, type Suggestion, type SuggestionGroup, suggestionsIn, withoutIds } from './suggestion.ts';
import type { SuggestionsEvent } from './suggestionsEvents.ts';

/** The list below a search field, and its sources. */
export interface SuggestionList {
  /** The last results for the text, or the device's history; `groupsInSight` returns the visible ones. */
  readonly found: readonly SuggestionGroup[];
  /** The suggestion that Enter would pick, by its id. */
  readonly active: string | null;
  /** The searches made on this device, the latest first. */
  readonly own: readonly OwnSearch[];
  /** Pending deletions on the server, oldest first; they are already hidden. */
  readonly deletions: readonly Deletion[];
}

/** The deletion of one entry of the user's history, or of all. */
export interface Deletion {
  readonly kind: 'entry' | 'all';
  readonly suggestions: readonly Suggestion[];
}

/** The visible suggestions. Pending deletions are hidden optimistically, and reappear on failure (SUGGESTIONS-13). */
export function groupsInSight({ found, deletions }: Pick<SuggestionList, 'found' | 'deletions'>) {
  return withoutIds(found, idsOf(deletions));
}

/** The active suggestion, if the new answer still contains it; otherwise null. */
export function stillActive({ active, deletions }: SuggestionList, found: readonly SuggestionGroup[]): string | null {
  const isThere = suggestionsIn(groupsInSight({ found, deletions })).some((one) => one.searchSuggestionID === active);
  return isThere ? active : null;
}

/** Completes the first deletion: its suggestions are removed for good. */
export function withDeletionDone({ found, deletions }: SuggestionList): Partial<SuggestionList> {
  return { found: withoutIds(found, idsOf(deletions.slice(0, 1))), deletions: deletions.slice(1) };
}

/** Hides an entry of the history that the server has to delete. */
export function withDeletion(list: SuggestionList, suggestion: Suggestion): Partial<SuggestionList> {
  return {
    ...withoutOwn(list, suggestion),
    deletions: [...list.deletions, { kind: 'entry', suggestions: [suggestion] }],
  };
}

/** Removes an entry of the history that only this device has. */
export function withoutEntry(list: SuggestionList, suggestion: Suggestion): Partial<SuggestionList> {
  return { ...withoutOwn(list, suggestion), found: withoutIds(list.found, [suggestion.searchSuggestionID]) };
}

/** Hides the whole history: the device clears its own, the server has to delete the rest. */
export function withoutHistory(list: SuggestionList): Partial<SuggestionList> {
  const entries = suggestionsIn(groupsInSight(list)).filter(({ deletable }) => deletable);
  const ofDevice = entries.filter(isOfDevice).map(({ searchSuggestionID }) => searchSuggestionID);
  const suggestions = entries.filter((entry) => !isOfDevice(entry));
  return {
    active: null,
    own: [],
    found: withoutIds(list.found, ofDevice),
    deletions: [...list.deletions, { kind: 'all', suggestions }],
  };
}

/** The suggestion of an event: the one that it names, or else the active one. */
export function chosenSuggestion(list: SuggestionList, event: SuggestionsEvent): Suggestion | undefined {
  const id = 'id' in event ? event.id : list.active;
  return suggestionsIn(groupsInSight(list)).find(({ searchSuggestionID }) => searchSuggestionID === id);
}

function withoutOwn(list: SuggestionList, suggestion: Suggestion): Pick<SuggestionList, 'own' | 'active'> {
  const { searchSuggestionID: id } = suggestion;
  const active = list.active === id ? neighbourOf(groupsInSight(list), id) : list.active;
  return { own: withoutOwnSearch(list.own, searchOf(suggestion)), active };
}

function idsOf(deletions: readonly Deletion[]): readonly string[] {
  return deletions.flatMap(({ suggestions }) => suggestions.map(({ searchSuggestionID }) => searchSuggestionID));
}
