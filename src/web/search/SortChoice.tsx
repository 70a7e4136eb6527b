import { useLingui } from '@lingui/react/macro';

import { searchSorts } from '#machines/search/searchSort.ts';
import { sortWords } from '#words/search.ts';

import { Select } from '../ui/Select.tsx';
import { filterFormId } from './filterIds.ts';
import { SearchFlow, useFilter } from './searchFlow.ts';

/** The order of what is found; by distance where one looks in or around places. */
export function SortChoice() {
  const { i18n, t } = useLingui();
  const { sort, localities } = useFilter();
  const sorts = searchSorts.filter((each) => each !== 'nearest' || localities !== undefined);
  const flow = SearchFlow.useActorRef();
  return (
    <Select
      label={t`Order`}
      name="sp"
      form={filterFormId}
      kind="quiet"
      value={sort}
      options={sorts.map((each) => ({ value: each, label: i18n._(sortWords[each]) }))}
      onChange={(chosen) => flow.send({ type: 'sort.changed', sort: chosen })}
    />
  );
}
