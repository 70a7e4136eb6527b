import { useLingui } from '@lingui/react/macro';
import { type Ref, useEffect, useId, useRef } from 'react';

import { type SearchSort, searchSorts } from '#machines/search/searchSort.ts';
import { sortWords } from '#words/search.ts';

import { cachedView } from '../../fragments/cachedView.tsx';
import { useWasDrawn } from '../../chunks/lazyView.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { repeatEarlyChoice } from '../filters/earlyChoices.ts';
import { filterFormId } from '../filters/filterIds.ts';
import { SearchFlow, useFilter } from '../searchFlow.ts';

/** The order of the results. Distance is offered if places are chosen. */
export function SortChoice() {
  const { sort, localities } = useFilter();
  const flow = SearchFlow.useActorRef();
  const list = useRef<HTMLSelectElement>(null);
  const wasDrawn = useWasDrawn();
  useEffect(() => {
    if (wasDrawn) repeatEarlyChoice(list.current!);
  }, [wasDrawn]);
  return (
    <Sorts
      id={useId()}
      sort={sort}
      sorts={searchSorts.filter((each) => each !== 'nearest' || localities !== undefined)}
      list={list}
      onChoose={(chosen) => flow.send({ type: 'sort.changed', sort: chosen })}
    />
  );
}

interface SortsProps {
  readonly id: string;
  readonly sort: SearchSort;
  readonly sorts: readonly SearchSort[];
  readonly list: Ref<HTMLSelectElement>;
  readonly onChoose: (sort: SearchSort) => void;
}

const Sorts = cachedView(function Sorts({ sort, sorts, list, onChoose }: SortsProps) {
  const { i18n, t } = useLingui();
  return (
    <Select
      ref={list}
      label={t({ id: 'search.sort', message: 'Sort by' })}
      name="sp"
      form={filterFormId}
      kind="quiet"
      value={sort}
      options={sorts.map((each) => ({ value: each, label: i18n._(sortWords[each]) }))}
      onChange={onChoose}
    />
  );
});
