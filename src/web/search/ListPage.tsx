import { type ReactNode, useLayoutEffect, useMemo } from 'react';

import type { AdList } from '#machines/listing/adItem.ts';
import { isSameSearch } from '#machines/search/filterChanges.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { filterFrom } from '#market/listAddress.ts';

import { queryOf, useAddress } from '../address.ts';
import { useDataAtHand, useRemembered } from '../pageMemory.ts';
import { ListView } from './ListView.tsx';
import { SearchFlow, useSearchLogic } from './searchFlow.ts';

/** The classic result list. */
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
  const filter = useMemo(() => filterFrom(queryOf(address)), [address]);
  const result = useDataAtHand<AdList>();
  const { logic, isWriting } = useSearchLogic();
  return (
    <SearchFlow.Provider logic={logic} options={{ input: { filter, result } }}>
      <Address filter={filter} result={result} isWriting={isWriting} />
      {children}
    </SearchFlow.Provider>
  );
}

interface AddressProps {
  readonly filter: SearchFilter;
  readonly result: AdList | undefined;
  readonly isWriting: boolean;
}

/**
 * Tells the flow what the address asks for, and the history what the flow has found there. What the flow writes is told
 * back to it too, once the router is there: who goes back before that has never left, and the flow has to hear it.
 */
function Address({ filter, result, isWriting }: AddressProps) {
  const flow = SearchFlow.useActorRef();
  // Before the browser paints: what is remembered is there at once, and nothing can happen in between.
  useLayoutEffect(() => {
    if (!isWriting) flow.send({ type: 'address.changed', filter, result });
  }, [flow, filter, result, isWriting]);
  useRemembered(
    SearchFlow.useSelector(({ context, value }) =>
      value === 'updated' && isSameSearch(context.filter, filter) ? context.result : null,
    ),
  );
  return null;
}
