import { Trans, useLingui } from '@lingui/react/macro';

import { cantonCodes } from '#market/cantonCodes.ts';
import { formatNumber } from '#market/numbers.ts';

import { useNames } from '../catalogue.ts';
import { Select } from '../ui/Select.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import { SearchFlow, useFilter } from './searchFlow.ts';

/** The canton, with how many ads there would be in each; one without any stays, and cannot be chosen. */
export function RegionFilter() {
  const { t } = useLingui();
  const names = useNames();
  const { region } = useFilter();
  const flow = SearchFlow.useActorRef();
  const counts = SearchFlow.useSelector(({ context }) => context.result?.counts.region);
  const options = cantonCodes.map((code) => {
    const count = counts?.[code] ?? 0;
    return {
      value: String(code),
      label: counts ? `${names.canton(code)} (${formatNumber(count)})` : names.canton(code),
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
