import { useLayoutEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';

import type { ListingList } from '#machines/listing/listingItem.ts';
import { isSameSearch, onPage } from '#machines/search/filterChanges.ts';
import type { Counted } from '#machines/search/filters/filtersContext.ts';
import { filtersMachine } from '#machines/search/filters/filtersMachine.ts';
import { type FieldsOfInterval, fieldsOf, type IntervalField } from '#machines/search/filters/intervalFields.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { searchKeysOf } from '#market/addresses/listAddress.ts';

import { get } from '../../api/apiClient.ts';
import { browserLogic } from '../../flows/browserLogic.ts';
import { createFlowContext } from '../../flows/flowContext.tsx';
import { filtersOfSearch } from './applied/chipRemoval.ts';
import { filterPanelId } from './filterIds.ts';
import { SearchFlow } from '../searchFlow.ts';
import { enterSheet, leaveSheet } from './sheetEntry.ts';

export const FiltersFlow = createFlowContext(filtersMachine);

/** The current draft of the filters, applied or not. An equal draft keeps its identity. */
export function useDraft(): SearchFilter {
  return FiltersFlow.useSelector(({ context }) => context.draft, isSameSearch);
}

/** The texts in the fields of an interval. */
export function useFields(field: IntervalField): FieldsOfInterval {
  return FiltersFlow.useSelector(
    ({ context }) => fieldsOf(context, field),
    (one, other) => JSON.stringify(one) === JSON.stringify(other),
  );
}

/** Reads from the offered choices and their counts: of the draft if it was counted, else of the current result. */
export function useOffered<Part>(part: (reported: Counted) => Part): Part | undefined {
  const counted = FiltersFlow.useSelector(({ context }) => context.counted);
  const result = SearchFlow.useSelector(({ context }) => context.result);
  const reported = counted ?? result;
  return reported ? part(reported) : undefined;
}

/**
 * The machine of the filters with its effects in the browser. It counts results, updates the search, closes the sheet
 * and navigates the sheet's history entry.
 */
export function useFiltersLogic() {
  const search = SearchFlow.useActorRef();
  return useMemo(
    () =>
      browserLogic(filtersMachine, () => ({
        actors: {
          counting: fromPromise<Counted, SearchFilter>(({ input, signal }) =>
            get<ListingList>('list', { query: searchKeysOf({ ...input, page: 1 }), signal, quiet: true }),
          ),
        },
        actions: {
          applyFilters: ({ context }) => search.send({ type: 'filter.replaced', filter: context.draft }),
          closeSheet: () => document.getElementById(filterPanelId)?.hidePopover?.(),
          enterSheet,
          leaveSheet,
        },
      })),
    [search],
  );
}

/**
 * Sends each change of the search to the filters, whether it comes from a chip, the address or the filters themselves.
 */
export function useSyncSearchToFilters(): void {
  const search = SearchFlow.useActorRef();
  const filters = FiltersFlow.useActorRef();
  useLayoutEffect(() => {
    filtersOfSearch.set(search, filters);
    let reported = filters.getSnapshot().context.applied;
    let isCleared = false;
    const cleared = search.on('cleared', () => (isCleared = true));
    const tell = () => {
      const { filter } = search.getSnapshot().context;
      const wasCleared = isCleared;
      isCleared = false;
      // A change of the page number alone is not reported, because it does not concern the filters.
      if (isSameSearch(onPage(filter, 1), onPage(reported, 1))) return;
      reported = filter;
      filters.send({ type: 'search.changed', filter, isCleared: wasCleared });
    };
    tell();
    const changed = search.subscribe(tell);
    return () => {
      filtersOfSearch.delete(search);
      cleared.unsubscribe();
      changed.unsubscribe();
    };
  }, [search, filters]);
}
