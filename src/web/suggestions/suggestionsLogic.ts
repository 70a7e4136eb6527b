import { type RefObject, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';

import { everything } from '#machines/search/filterChanges.ts';
import { adding, freeText, isOfDevice, type OwnSearch } from '#machines/suggestions/ownSearches.ts';
import { toSearchText } from '#machines/search/searchText.ts';
import { isCategoryAlone, titleOf } from '#machines/suggestions/suggestion.ts';
import type { Deletion } from '#machines/suggestions/suggestionList.ts';
import { suggestionsMachine } from '#machines/suggestions/suggestionsMachine.ts';
import type { SuggestionsAnswer } from '#machines/suggestions/suggestionsSetup.ts';
import { withCampaignOf } from '#market/addresses/campaignKeys.ts';
import { filterFromToken, tokenOf } from '#market/addresses/searchToken.ts';
import { pathTo } from '#routes';

import { chunk } from '../chunks/chunk.ts';
import { useLanguage } from '../page/firstPage.tsx';
import { addressOf, listPath } from '../addresses/listPath.ts';
import { track } from '../tracking/track.ts';
import { changeOwn, recallOwn } from './ownStorage.ts';

const calls = chunk(() => import('./suggestionCalls.ts'));

/**
 * Resolves to the API calls once their chunk has loaded.
 * @throws ChunkLoadError
 */
async function called() {
  await calls.load();
  return calls.module!;
}

/** Sends a report to the server; a failure is ignored. */
function tell(what: (found: Awaited<ReturnType<typeof called>>) => Promise<void>): void {
  called()
    .then(what)
    .catch(() => undefined);
}

/** Records a text that was submitted before the flow of its search field was loaded. */
export function noteSearch(text: string): void {
  changeOwn(adding(freeText(text)));
  reportSubmission(tokenOfText(text));
}

/** The suggestions machine, provided with its browser effects. */
export function useSuggestionsLogic(field: RefObject<HTMLInputElement | null>) {
  const language = useLanguage();
  const navigate = useNavigate();
  return useMemo(
    () =>
      suggestionsMachine.provide({
        actors: {
          recalling: fromPromise<readonly OwnSearch[]>(async () => recallOwn()),
          asking: fromPromise<SuggestionsAnswer, { readonly text: string }>(async ({ input, signal }) => {
            try {
              const { suggestionsFor } = await called();
              return { kind: 'found', groups: await suggestionsFor(toSearchText(input.text), signal) };
            } catch (error) {
              if (!navigator.onLine) return { kind: 'offline' };
              throw error;
            }
          }),
          deleting: fromPromise<void, Deletion>(async ({ input: { kind, suggestions } }) => {
            const { clearHistory, deleteEntry } = await called();
            if (kind === 'all') await clearHistory();
            else for (const { searchSuggestionID } of suggestions) await deleteEntry(searchSuggestionID);
          }),
        },
        actions: {
          emptyField: () => empty(field.current!),
          changeOwn: (_, change) => changeOwn(change),
          goToResults(_, suggestion) {
            const { searchToken } = suggestion;
            if (isCategoryAlone(suggestion)) empty(field.current!);
            const filter = searchToken === null ? undefined : filterFromToken(searchToken);
            if (searchToken === null) void navigate(listPath(language, { query: toSearchText(titleOf(suggestion)) }));
            else if (filter) void navigate(addressOf({ name: 'results', language }, filter));
            // A token that this build cannot read comes from a newer build. The server understands it, so the page is
            // loaded from there.
            else
              window.location.assign(
                withCampaignOf(window.location.search, pathTo('results', language, { searchToken })),
              );
          },
          reportPick(_, suggestion) {
            const { searchSuggestionID, searchToken } = suggestion;
            if (!isOfDevice(suggestion)) tell(({ reportPicked }) => reportPicked(searchSuggestionID));
            else reportSubmission(searchToken ?? tokenOfText(titleOf(suggestion)));
          },
          reportSearch: (_, { text }) => reportSubmission(tokenOfText(text)),
          trackPick: (_, suggestion) => track.send({ type: 'suggestion.picked', query: titleOf(suggestion) }),
          trackDeletion(_, { suggestions }) {
            for (const suggestion of suggestions) {
              track.send({ type: 'suggestion.deleted', query: titleOf(suggestion) });
            }
          },
        },
      }),
    [field, language, navigate],
  );
}

function empty(input: HTMLInputElement): void {
  input.value = '';
}

/** Reports a submitted search to the server, unless it is too long for a token. */
function reportSubmission(token: string | null): void {
  if (token !== null) tell(({ reportSubmitted }) => reportSubmitted(token));
}

/** The token of a search that consists of a text alone. */
function tokenOfText(text: string): string | null {
  return tokenOf({ ...everything, query: toSearchText(text) });
}
