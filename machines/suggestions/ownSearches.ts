import { type Suggestion, type SuggestionGroup, titleOf } from './suggestion.ts';

/** A search that somebody made on this device. */
export interface OwnSearch {
  /** What was typed, or what the suggestion was called. */
  readonly text: string;
  /** Null for free text: then the text is all there is to the search. */
  readonly searchToken: string | null;
  /** The category that was looked in. */
  readonly description: string | null;
}

/** How many searches a device keeps. */
export const mostOwnSearches = 20;

/** How many of them are shown at once. */
const mostShown = 10;

/** The searches of a device with another one: the latest is the first, none is in it twice, and the oldest go. */
export function withOwnSearch(own: readonly OwnSearch[], search: OwnSearch): readonly OwnSearch[] {
  const others = own.filter((other) => idOf(other) !== idOf(search));
  return [search, ...others].slice(0, mostOwnSearches);
}

/** Without a search, whoever has suggested it: the device or the server. */
export function withoutOwnSearch(own: readonly OwnSearch[], gone: OwnSearch): readonly OwnSearch[] {
  return own.filter((search) => idOf(search) !== idOf(gone));
}

/** What a visitor does to what their device remembers. */
export type OwnChange =
  | { readonly kind: 'added' | 'removed'; readonly search: OwnSearch }
  | { readonly kind: 'cleared' };

export function adding(search: OwnSearch): OwnChange {
  return { kind: 'added', search };
}

/** What a device remembers after a change, whichever tab made the ones before. */
export function changedOwn(own: readonly OwnSearch[], change: OwnChange): readonly OwnSearch[] {
  if (change.kind === 'cleared') return [];
  return change.kind === 'added' ? withOwnSearch(own, change.search) : withoutOwnSearch(own, change.search);
}

/** What is kept of a text that was sent without a suggestion. */
export function freeText(text: string): OwnSearch {
  return { text: text.trim(), searchToken: null, description: null };
}

/** What is kept of a suggestion that was picked. */
export function searchOf(suggestion: Suggestion): OwnSearch {
  const { searchToken, labelDescription } = suggestion;
  return { text: titleOf(suggestion), searchToken, description: labelDescription ?? null };
}

/** Whether a suggestion is out of the device's own memory, of which the server knows nothing. */
export function isOfDevice({ searchSuggestionID }: Suggestion): boolean {
  return searchSuggestionID.startsWith(ofDevice);
}

/** The device's searches as suggestions: those that have in them what is typed, the latest first. */
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

/** A text in pieces, plain and bold by turns: bold is what was typed. */
function highlighted(text: string, typed: string): readonly string[] {
  const at = typed === '' ? -1 : text.toLowerCase().indexOf(typed);
  if (at < 0) return [text];
  return [text.slice(0, at), text.slice(at, at + typed.length), text.slice(at + typed.length)];
}

/** Two searches that say the same are one, whoever has suggested them. */
function idOf({ text, description }: OwnSearch): string {
  return `${text.toLowerCase()}\n${description ?? ''}`.trim();
}
