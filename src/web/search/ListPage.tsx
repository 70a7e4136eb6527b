import { type ReactNode, useLayoutEffect, useMemo } from 'react';

import type { ListingList } from '#machines/listing/listingItem.ts';
import { isSameSearch } from '#machines/search/filterChanges.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { searchKeysOf } from '#market/addresses/listAddress.ts';

import { useAddress } from '../addresses/address.ts';
import { get } from '../api/apiClient.ts';
import { useAvailableData, useRemembered } from '../page/pageMemory.ts';
import { useTrackedSearch } from '../tracking/useTrackedSearch.ts';
import { filterAt } from '../addresses/filterAt.ts';
import { ListView } from './ListView.tsx';
import { SearchFlow, useSearchLogic } from './searchFlow.ts';

export const firstData = (address: string) =>
  get<ListingList>('list', { query: searchKeysOf(filterAt(address).filter), quiet: true });

/** The list of search results. It stays mounted when its address changes from one grammar to another. */
export function Component() {
  return (
    <Search>
      <ListView />
    </Search>
  );
}

/** Provides the flow of the search to a list, synchronized with the URL. */
function Search({ children }: { readonly children: ReactNode }) {
  const address = useAddress();
  const { filter, token } = useMemo(() => filterAt(address), [address]);
  const result = useAvailableData<ListingList>();
  const { logic, isWriting } = useSearchLogic();
  return (
    <SearchFlow.Provider logic={logic} options={{ input: { filter, result } }}>
      <Address filter={filter} token={token} result={result} isWriting={isWriting} />
      {children}
    </SearchFlow.Provider>
  );
}

interface AddressProps {
  readonly filter: SearchFilter;
  readonly token: string | undefined;
  readonly result: ListingList | undefined;
  readonly isWriting: boolean;
}

/**
 * Sends the address to the flow, and stores the flow's answer in the history. Addresses that the flow itself writes are
 * sent back once the router is there. Otherwise the flow would miss a Back during that navigation.
 */
function Address({ filter, token, result, isWriting }: AddressProps) {
  const flow = SearchFlow.useActorRef();
  // Before the browser paints: a stored result appears at once, and no event can come in between.
  useLayoutEffect(() => {
    if (!isWriting) flow.send({ type: 'address.changed', filter, token, result });
  }, [flow, filter, token, result, isWriting]);
  const answer = SearchFlow.useSelector(({ context, value }) =>
    value === 'updated' && isSameSearch(context.filter, filter) ? context.result : null,
  );
  useRemembered(answer);
  useTrackedSearch(filter, answer);
  return null;
}
