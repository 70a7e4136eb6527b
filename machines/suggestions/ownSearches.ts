import { type Suggestion, type SuggestionGroup, titleOf } from './suggestion.ts';

/** A search that was made on this device. */
export interface OwnSearch {
  /** The typed text, or the title of the suggestion. */
  readonly text: string;
  /** The token of the search; null for free text, which is the whole search. */
  readonly searchToken: string | null;
  /** The category of the search. */
  readonly description: string | null;
}

/** The number of searches that a device stores. */
export const mostOwnSearches = 20;

/** The most searches of the device's history that are shown at once. */
const mostShown = 10;

/** Adds a search to those of a device: the latest first, without duplicates, up to the limit. */
export function withOwnSearch(own: readonly OwnSearch[], search: OwnSearch): readonly OwnSearch[] {
  const others = own.filter((other) => idOf(other) !== idOf(search));
  return [search, ...others].slice(0, mostOwnSearches);
}

/** Removes a search from the device's history, whether the device or the server has suggested it. */
export function withoutOwnSearch(own: readonly OwnSearch[], gone: OwnSearch): readonly OwnSearch[] {
  return own.filter((search) => idOf(search) !== idOf(gone));
}

/** A visitor's change of the device's history. */
export type OwnChange =
  | { readonly kind: 'added' | 'removed'; readonly search: OwnSearch }
  | { readonly kind: 'cleared' };

export function adding(search: OwnSearch): OwnChange {
  return { kind: 'added', search };
}

/** The device's history after a change, on top of changes by other tabs. */
export function changedOwn(own: readonly OwnSearch[], change: OwnChange): readonly OwnSearch[] {
  if (change.kind === 'cleared') return [];
  return change.kind === 'added' ? withOwnSearch(own, change.search) : withoutOwnSearch(own, change.search);
}

/** The stored form of a text that was sent without a suggestion. */
export function freeText(text: string): OwnSearch {
  return { text: text.trim(), searchToken: null, description: null };
}

/** The stored form of a picked suggestion. */
export function searchOf(suggestion: Suggestion): OwnSearch {
  const { searchToken, labelDescription } = suggestion;
  return { text: titleOf(suggestion), searchToken, description: labelDescription ?? null };
}

/** Whether a suggestion comes from the device's own history, which the server does not have. */
export function isOfDevice({ searchSuggestionID }: Suggestion): boolean {
  return searchSuggestionID.startsWith(ofDevice);
}

/** The device's searches as suggestions: those that contain the typed text, the latest first. */
export function groupsOf(own: readonly OwnSearch[], typed: string): readonly SuggestionGroup[] {
  const text = typed.trim().toLowerCase();
  const suggestions = own
    .filter((search) => search.text.toLowerCase().includes(text))
    .slice(0, mostShown)
    .map((search) => suggestionOf(search, text));
  return suggestions.length === 0 ? [] : [{ type: 'historykeyword', suggestions }];
}

const ofDevice = 'device:';

function suggestionOf(search: OwnSearch, typed: string): Suggestion {
  return {
    searchSuggestionID: ofDevice + idOf(search),
    type: 'historykeyword',
    searchToken: search.searchToken,
    labelTitleHighlighted: highlighted(search.text, typed),
    labelDescription: search.description,
    deletable: true,
  };
}

/** A text in alternating parts, plain and bold: the typed text is bold. */
function highlighted(text: string, typed: string): readonly string[] {
  const at = typed === '' ? -1 : text.toLowerCase().indexOf(typed);
  if (at < 0) return [text];
  return [text.slice(0, at), text.slice(at, at + typed.length), text.slice(at + typed.length)];
}

/** The identity of a search, whether the device or the server has suggested it. */
function idOf({ text, description }: OwnSearch): string {
  return `${text.toLowerCase()}\n${description ?? ''}`.trim();
}
