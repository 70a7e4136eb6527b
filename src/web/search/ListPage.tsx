import { type ReactNode, useLayoutEffect, useMemo } from 'react';

import type { AdList } from '#machines/listing/adItem.ts';
import { isSameSearch } from '#machines/search/filterChanges.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { searchKeysOf } from '#market/addresses/listAddress.ts';

import { useAddress } from '../addresses/address.ts';
import { get } from '../api/apiClient.ts';
import { useDataAtHand, useRemembered } from '../page/pageMemory.ts';
import { useTrackedSearch } from '../tracking/useTrackedSearch.ts';
import { filterAt } from '../addresses/filterAt.ts';
import { ListView } from './ListView.tsx';
import { SearchFlow, useSearchLogic } from './searchFlow.ts';

export const firstData = (address: string) =>
  get<AdList>('list', { query: searchKeysOf(filterAt(address).filter), quiet: true });

/** The list of what was looked for, whichever grammar its address has: it stays where one gives way to another. */
export function Component() {
  return (
    <Search>
      <ListView />
    </Search>
  );
}

/** The flow around a list, and what ties it to the address. */
function Search({ children }: { readonly children: ReactNode }) {
  const address = useAddress();
  const { filter, token } = useMemo(() => filterAt(address), [address]);
  const result = useDataAtHand<AdList>();
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
  readonly result: AdList | undefined;
  readonly isWriting: boolean;
}

/**
 * Tells the flow what the address asks for, and the history what the flow has found there. What the flow writes is told
 * back to it too, once the router is there: who goes back before that has never left, and the flow has to hear it.
 */
function Address({ filter, token, result, isWriting }: AddressProps) {
  const flow = SearchFlow.useActorRef();
  // Before the browser paints: what is remembered is there at once, and nothing can happen in between.
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
