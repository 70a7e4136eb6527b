import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';

import type { AdList } from '#machines/listing/adItem.ts';
import { isSameSearch } from '#machines/search/filterChanges.ts';
import { filterFrom } from '#market/listAddress.ts';

import { useDataAtHand, useRemembered } from '../pageMemory.ts';
import { ListView } from './ListView.tsx';
import { SearchFlow, useSearchLogic } from './searchFlow.ts';

/** The classic result list. */
export function Component() {
  const { search } = useLocation();
  const result = useDataAtHand<AdList>();
  const logic = useSearchLogic();
  return (
    <SearchFlow.Provider logic={logic} options={{ input: { filter: filterFrom(new URLSearchParams(search)), result } }}>
      <Address />
      <ListView />
    </SearchFlow.Provider>
  );
}

/** Tells the flow what the address asks for, and the history what the flow has found there. */
function Address() {
  const { search } = useLocation();
  const flow = SearchFlow.useActorRef();
  const asked = useMemo(() => filterFrom(new URLSearchParams(search)), [search]);
  useEffect(() => flow.send({ type: 'address.changed', filter: asked }), [flow, asked]);
  useRemembered(
    SearchFlow.useSelector(({ context, value }) =>
      value === 'updated' && isSameSearch(context.filter, asked) ? context.result : null,
    ),
  );
  return null;
}
