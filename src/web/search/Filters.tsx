import type { ReactNode } from 'react';

import { FiltersFlow, useFiltersLogic, useSearchToldToFilters } from './filtersFlow.ts';
import { SearchFlow } from './searchFlow.ts';

/** The flow of what is chosen among the filters, around all that shows or changes it. */
export function Filters({ children }: { readonly children: ReactNode }) {
  const logic = useFiltersLogic();
  const { filter } = SearchFlow.useActorRef().getSnapshot().context;
  return (
    <FiltersFlow.Provider logic={logic} options={{ input: { filter } }}>
      <Told />
      {children}
    </FiltersFlow.Provider>
  );
}

function Told() {
  useSearchToldToFilters();
  return null;
}
