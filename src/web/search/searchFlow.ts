import { createActorContext } from '@xstate/react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';

import type { AdList } from '#machines/listing/adItem.ts';
import { isSameFilter } from '#machines/search/filterChanges.ts';
import { searchMachine, type SearchQuestion } from '#machines/search/searchMachine.ts';
import { searchKeysOf } from '#market/listAddress.ts';

import { get } from '../apiClient.ts';
import { useLanguage } from '../firstPage.tsx';
import { keepsPlace } from '../shell/useReadersPlace.ts';
import { listPath } from './listPath.ts';

export const SearchFlow = createActorContext(searchMachine);

/**
 * What is looked for now. One that says the same is the same: the address that a page begins with is told to the flow
 * once more, and a page of rows shall not be made anew for it.
 */
export function useFilter() {
  return SearchFlow.useSelector(({ context }) => context.filter, isSameFilter);
}

/** The flow with what only a browser can do: call the server, and go to an address. */
export function useSearchLogic() {
  const language = useLanguage();
  const navigate = useNavigate();
  return useMemo(
    () =>
      searchMachine.provide({
        actors: {
          searching: fromPromise<AdList, SearchQuestion>(({ input, signal }) =>
            get('list', { query: searchKeysOf(input.filter), signal }),
          ),
        },
        actions: {
          writeAddress: ({ context: { filter, addressed } }) => {
            // Another page begins at its top; another order or filter of the same page keeps its place.
            const stays = filter.page === addressed.page;
            void navigate(listPath(language, filter), stays ? { state: keepsPlace } : {});
          },
        },
      }),
    [language, navigate],
  );
}
