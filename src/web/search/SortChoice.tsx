import { useLingui } from '@lingui/react/macro';

import { sortPresets } from '#machines/market/sortPresets.ts';
import { sortWords } from '#words/search.ts';

import { Select } from '../ui/Select.tsx';
import { filterFormId } from './filterIds.ts';
import { SearchFlow, useFilter } from './searchFlow.ts';

/** The order of what is found. */
export function SortChoice() {
  const { i18n, t } = useLingui();
  const { sort } = useFilter();
  const flow = SearchFlow.useActorRef();
  return (
    <Select
      label={t`Order`}
      name="sp"
      form={filterFormId}
      kind="quiet"
      value={sort}
      options={sortPresets.map((preset) => ({ value: preset, label: i18n._(sortWords[preset]) }))}
      onChange={(chosen) => flow.send({ type: 'sort.changed', sort: chosen })}
    />
  );
}
