import type { ActorRefFrom } from 'xstate';

import { type AppliedFilter, appliedFilters, appliedKey } from '#machines/search/appliedFilters.ts';
import type { filtersMachine } from '#machines/search/filters/filtersMachine.ts';
import type { searchMachine } from '#machines/search/searchMachine.ts';

import { filterPanelId } from '../filterIds.ts';

type Search = ActorRefFrom<typeof searchMachine>;
type Filters = ActorRefFrom<typeof filtersMachine>;

/** By search: its filter panel's flow, which starts later than the chips. */
export const filtersOfSearch = new WeakMap<Search, Filters>();

/**
 * Removes the chip's filter. If another filter field is invalid, the removal is deferred and that field gets the focus.
 */
export function removeApplied(applied: AppliedFilter, search: Search): void {
  const filters = filtersOfSearch.get(search);
  if (!filters?.getSnapshot().matches({ beside: 'withheld' })) {
    search.send({ type: 'filters.changed', changes: applied.without });
    return;
  }
  const chosen = appliedFilters(filters.getSnapshot().context.draft);
  const same = chosen.find((each) => appliedKey(each) === appliedKey(applied));
  if (same) filters.send({ type: 'filter.removed', changes: same.without });
  if (filters.getSnapshot().hasTag('invalid')) findWrong()?.focus();
}

function findWrong(): HTMLElement | null {
  return document.querySelector(`#${filterPanelId} [aria-invalid=true]`);
}
