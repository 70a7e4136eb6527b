import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';

import { searchSorts } from '#machines/search/searchSort.ts';
import { sortWords } from '#words/search.ts';

import { useWasDrawn } from '../laterView.tsx';
import { Select } from '../ui/Select.tsx';
import { repeatEarlyChoice } from './earlyChoices.ts';
import { filterFormId } from './filterIds.ts';
import { SearchFlow, useFilter } from './searchFlow.ts';

/** The order of what is found; by distance where one looks in or around places. */
export function SortChoice() {
  const { i18n, t } = useLingui();
  const { sort, localities } = useFilter();
  const sorts = searchSorts.filter((each) => each !== 'nearest' || localities !== undefined);
  const flow = SearchFlow.useActorRef();
  const list = useRef<HTMLSelectElement>(null);
  const wasDrawn = useWasDrawn();
  useEffect(() => {
    if (wasDrawn) repeatEarlyChoice(list.current!);
  }, [wasDrawn]);
  return (
    <Select
      ref={list}
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
