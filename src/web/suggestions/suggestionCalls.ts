import type { SuggestionGroup } from '#machines/suggestions/suggestion.ts';
import { suggestionsAsked } from '#machines/suggestions/suggestionsAsked.ts';

import { client, type CallContext } from './apolloClient.ts';
import {
  SearchHistoryClear,
  SearchSubmitted,
  SearchSuggestionClick,
  SearchSuggestionDelete,
  SearchSuggestions,
} from './generated/suggestionOperations.ts';
import { userIdentifier } from './userIdentifier.ts';

// The calls of the search field. They come with Apollo Client, which nothing else of a page needs.

/**
 * What is suggested for a text. For one that has been asked for in this document what was answered then, unless something
 * has become of one's history since; for none the server is asked each time. Throws what the call throws.
 */
export async function suggestionsFor(text: string, signal: AbortSignal): Promise<readonly SuggestionGroup[]> {
  const { data } = await client.query({
    query: SearchSuggestions,
    variables: { query: text, first: suggestionsAsked, userIdentifier: userIdentifier() },
    fetchPolicy: text === '' ? 'network-only' : 'cache-first',
    // A call that was given up is nobody else's answer.
    context: { queryDeduplication: false, signal } satisfies CallContext & { readonly queryDeduplication: boolean },
  });
  return data?.searchSuggestions.suggestionGroups ?? [];
}

/** Tells that a suggestion was picked (SUGGESTIONS-4). */
export function tellPicked(searchSuggestionID: string): Promise<void> {
  const variables = { searchSuggestionID, userIdentifier: userIdentifier() };
  return changed(client.mutate({ mutation: SearchSuggestionClick, variables }));
}

/** Tells what was looked for without a suggestion. */
export function tellSubmitted(searchToken: string): Promise<void> {
  const variables = { searchToken, userIdentifier: userIdentifier() };
  return changed(client.mutate({ mutation: SearchSubmitted, variables }));
}

/** Deletes an entry of one's history (SUGGESTIONS-5). */
export function deleteEntry(searchSuggestionID: string): Promise<void> {
  return changed(client.mutate({ mutation: SearchSuggestionDelete, variables: { searchSuggestionID } }));
}

/** Deletes all of one's history. */
export function clearHistory(): Promise<void> {
  return changed(client.mutate({ mutation: SearchHistoryClear, variables: { userIdentifier: userIdentifier() } }));
}

type Outcome = Readonly<Record<string, { readonly success: boolean } | string | undefined>>;

/** Waits for a change of one's history, of which earlier answers know nothing. Throws where it is not as was asked for. */
async function changed(call: Promise<{ readonly data?: Outcome | undefined }>): Promise<void> {
  const { data } = await call;
  const outcomes = Object.values(data ?? {});
  if (!outcomes.some((outcome) => typeof outcome === 'object' && outcome.success)) {
    throw new Error('The history is not as it was asked to be');
  }
  client.cache.evict({ fieldName: 'searchSuggestions' });
  client.cache.gc();
}
