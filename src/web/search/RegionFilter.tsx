import { Trans, useLingui } from '@lingui/react/macro';

import { cantons } from '#market/cantons.ts';
import { formatNumber } from '#market/numbers.ts';

import { useLanguage } from '../firstPage.tsx';
import { Select } from '../ui/Select.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import { SearchFlow, useFilter } from './searchFlow.ts';

/** The canton, with how many ads there would be in each; one without any stays, and cannot be chosen. */
export function RegionFilter() {
  const { t } = useLingui();
  const language = useLanguage();
  const { region } = useFilter();
  const flow = SearchFlow.useActorRef();
  const counts = SearchFlow.useSelector(({ context }) => context.result?.counts.region);
  const options = cantons.map(({ code, name }) => {
    const count = counts?.[code] ?? 0;
    return {
      value: String(code),
      label: counts ? `${name[language]} (${formatNumber(count)})` : name[language],
      disabled: counts !== undefined && count === 0 && code !== region,
    };
  });
  return (
    <FilterGroup title={<Trans>Place</Trans>}>
      <Select
        label={t`Canton`}
        name="region"
        kind="boxed"
        value={region === undefined ? '' : String(region)}
        options={[{ value: '', label: t`All of Switzerland` }, ...options]}
        onChange={(chosen) =>
          flow.send({ type: 'filters.changed', changes: { region: chosen === '' ? undefined : Number(chosen) } })
        }
      />
    </FilterGroup>
  );
}
