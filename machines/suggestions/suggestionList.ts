import { isOfDevice, type OwnSearch, searchOf, withoutOwnSearch } from './ownSearches.ts';
import { neighbourOf, type Suggestion, type SuggestionGroup, suggestionsIn, withoutIds } from './suggestion.ts';
import type { SuggestionsEvent } from './suggestionsEvents.ts';

/** The list below a search field, and what it is made of. */
export interface SuggestionList {
  /** What was found last for the text, or what the device remembers; `groupsInSight` is what of it is shown. */
  readonly found: readonly SuggestionGroup[];
  /** The suggestion that Enter would pick, by its id. */
  readonly active: string | null;
  /** What was looked for on this device, the latest first. */
  readonly own: readonly OwnSearch[];
  /** What is out of sight already and has to be deleted by the server, the first to begin with. */
  readonly deletions: readonly Deletion[];
}

/** One entry of one's history, or all of it. */
export interface Deletion {
  readonly kind: 'entry' | 'all';
  readonly suggestions: readonly Suggestion[];
}

/** What is in sight: without what is being deleted, so that it is gone at once and back where that fails (SUGGESTIONS-13). */
export function groupsInSight({ found, deletions }: Pick<SuggestionList, 'found' | 'deletions'>) {
  return withoutIds(found, idsOf(deletions));
}

/** Whoever has stepped to a suggestion before the answer came stays at it, as long as the answer has it too. */
export function stillActive({ active, deletions }: SuggestionList, found: readonly SuggestionGroup[]): string | null {
  const isThere = suggestionsIn(groupsInSight({ found, deletions })).some((one) => one.searchSuggestionID === active);
  return isThere ? active : null;
}

/** Once the first deletion is done it is gone for good. */
export function withDeletionDone({ found, deletions }: SuggestionList): Partial<SuggestionList> {
  return { found: withoutIds(found, idsOf(deletions.slice(0, 1))), deletions: deletions.slice(1) };
}

/** Takes an entry out of sight that the server has to delete. */
export function withDeletion(list: SuggestionList, suggestion: Suggestion): Partial<SuggestionList> {
  return {
    ...withoutOwn(list, suggestion),
    deletions: [...list.deletions, { kind: 'entry', suggestions: [suggestion] }],
  };
}

/** Takes an entry away that nobody but this device knows of. */
export function withoutEntry(list: SuggestionList, suggestion: Suggestion): Partial<SuggestionList> {
  return { ...withoutOwn(list, suggestion), found: withoutIds(list.found, [suggestion.searchSuggestionID]) };
}

/** Takes all of one's history out of sight: the device forgets its own, the server has to delete what it has. */
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

/** The suggestion that an event is about: the one it names, or else the active one. */
export function meantBy(list: SuggestionList, event: SuggestionsEvent): Suggestion | undefined {
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
