import type { SuggestionGroup } from '#machines/suggestions/suggestion.ts';
import { requestedSuggestions } from '#machines/suggestions/requestedSuggestions.ts';

import { client, type CallContext } from './apolloClient.ts';
import {
  SearchHistoryClear,
  SearchSubmitted,
  SearchSuggestionClick,
  SearchSuggestionDelete,
  SearchSuggestions,
} from './generated/suggestionOperations.ts';
import { userIdentifier } from './userIdentifier.ts';

// The calls of the search field. They load with Apollo Client, which nothing else of a page needs.

/**
 * The suggestions for a text, cached per document until the user's history changes; for an empty text the server is
 * always queried. Throws what the call throws.
 */
export async function suggestionsFor(text: string, signal: AbortSignal): Promise<readonly SuggestionGroup[]> {
  const { data } = await client.query({
    query: SearchSuggestions,
    variables: { query: text, first: requestedSuggestions, userIdentifier: userIdentifier() },
    fetchPolicy: text === '' ? 'network-only' : 'cache-first',
    // Deduplication is off, so that a later call never shares the promise of an aborted one.
    context: { queryDeduplication: false, signal } satisfies CallContext & { readonly queryDeduplication: boolean },
  });
  return data?.searchSuggestions.suggestionGroups ?? [];
}

/** Reports that a suggestion was picked (SUGGESTIONS-4). */
export function reportPicked(searchSuggestionID: string): Promise<void> {
  const variables = { searchSuggestionID, userIdentifier: userIdentifier() };
  return changed(client.mutate({ mutation: SearchSuggestionClick, variables }));
}

/** Reports a submitted search that was not picked from the suggestions. */
export function reportSubmitted(searchToken: string): Promise<void> {
  const variables = { searchToken, userIdentifier: userIdentifier() };
  return changed(client.mutate({ mutation: SearchSubmitted, variables }));
}

/** Deletes an entry of the user's history (SUGGESTIONS-5). */
export function deleteEntry(searchSuggestionID: string): Promise<void> {
  return changed(client.mutate({ mutation: SearchSuggestionDelete, variables: { searchSuggestionID } }));
}

/** Deletes the user's whole history. */
export function clearHistory(): Promise<void> {
  return changed(client.mutate({ mutation: SearchHistoryClear, variables: { userIdentifier: userIdentifier() } }));
}

type Outcome = Readonly<Record<string, { readonly success: boolean } | string | undefined>>;

/** Waits for a change of the history, which invalidates earlier answers. Throws if the server did not apply it. */
async function changed(call: Promise<{ readonly data?: Outcome | undefined }>): Promise<void> {
  const { data } = await call;
  const outcomes = Object.values(data ?? {});
  if (!outcomes.some((outcome) => typeof outcome === 'object' && outcome.success)) {
    throw new Error('The server did not change the history');
  }
  client.cache.evict({ fieldName: 'searchSuggestions' });
  client.cache.gc();
}
