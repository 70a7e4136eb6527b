import { useMemo, useTransition } from 'react';
import { useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';

import type { ListingList } from '#machines/listing/listingItem.ts';
import { isSameFilter, isSameSearch } from '#machines/search/filterChanges.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { searchMachine } from '#machines/search/searchMachine.ts';
import type { SearchAnswer, SearchQuestion } from '#machines/search/searchSetup.ts';
import { searchKeysOf } from '#market/addresses/listAddress.ts';
import { filterFromToken, tokenOf } from '#market/addresses/searchToken.ts';
import { placeAt } from '#routes';

import { useAddress } from '../addresses/address.ts';
import { get, getSearch } from '../api/apiClient.ts';
import { browserLogic } from '../flows/browserLogic.ts';
import { useLanguage } from '../page/firstPage.tsx';
import { createFlowContext } from '../flows/flowContext.tsx';
import { pendingPrefetch } from '../page/prefetched.ts';
import { keepsPlace } from '../page/useReadersPlace.ts';
import { addressOf } from '../addresses/listPath.ts';
import { isAtSheet } from './filters/sheetEntry.ts';

export const SearchFlow = createFlowContext(searchMachine);

/** The current filter. An equal filter keeps its identity, so that the rows are not rendered again. */
export function useFilter() {
  return SearchFlow.useSelector(({ context }) => context.filter, isSameFilter);
}

/**
 * The search machine with its browser effects: calls and navigation. The router navigates in a transition; `isWriting`
 * is true until that ends.
 */
export function useSearchLogic() {
  const language = useLanguage();
  const { name } = placeAt(useAddress()) ?? { name: 'list' as const };
  const navigate = useNavigate();
  const [isWriting, startWriting] = useTransition();
  const logic = useMemo(
    () =>
      browserLogic(searchMachine, () => ({
        actors: {
          searching: fromPromise<SearchAnswer, SearchQuestion>(async ({ input: { filter, token }, signal }) => {
            if (token !== null) return searchByToken(token, signal);
            // A search that was opened by a token continues by tokens. A search that is too long for a token uses its
            // keys.
            const itsOwn = name === 'results' ? tokenOf(filter) : null;
            const ask = () =>
              itsOwn === null
                ? get<ListingList>('list', { query: typedKeysOf(filter), signal, showsFailure: true })
                : searchByToken(itsOwn, signal);
            const ahead = pendingPrefetch(addressOf({ name, language }, filter)) as Promise<ListingList> | undefined;
            return withInterpreted(await (ahead?.catch(ask) ?? ask()));
          }),
        },
        actions: {
          replaceAddress: ({ context: { filter } }) => {
            startWriting(
              () => void navigate(addressOf({ name, language }, filter), { replace: true, state: keepsPlace }),
            );
          },
          writeAddress: ({ context: { filter, addressed, token } }) => {
            // Another page number scrolls to the top, and so does a wider or corrected search by a token. Another view,
            // order or filter of the same page leaves the scroll position unchanged.
            const stays = isSameSearch(filter, addressed) || (token === null && filter.page === addressed.page);
            // A filter that is applied in the sheet replaces the sheet's history entry: Back returns to the previous
            // list.
            const replace = isAtSheet();
            startWriting(
              () =>
                void navigate(addressOf({ name, language }, filter), {
                  replace,
                  ...(stays && { state: keepsPlace }),
                }),
            );
          },
        },
      })),
    [name, language, navigate, startWriting],
  );
  return { logic, isWriting };
}

/** The query keys of a search whose typed text the server interprets. */
function typedKeysOf(filter: SearchFilter): URLSearchParams {
  const keys = searchKeysOf(filter);
  if (filter.query !== '' && filter.page === 1) keys.set('typed', '1');
  return keys;
}

function withInterpreted(result: ListingList): SearchAnswer {
  const { interpretation } = result;
  const interpreted = interpretation === undefined ? undefined : filterFromToken(interpretation);
  return interpreted ? { ...result, interpreted } : result;
}

/** Searches by a token alone, through the API's second interface, which answers searches by their tokens (API-5). */
async function searchByToken(token: string, signal: AbortSignal): Promise<ListingList> {
  const { result } = await getSearch<{ readonly result: ListingList }>('search', {
    query: { token },
    signal,
    showsFailure: true,
  });
  return result;
}
