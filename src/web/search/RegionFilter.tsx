import { useLingui } from '@lingui/react/macro';

import { cantonCodes } from '#market/cantonCodes.ts';
import { formatNumber } from '#market/numbers.ts';

import { useNames } from '../catalogue.ts';
import { Select } from '../ui/Select.tsx';
import { CheckRow } from './CheckRow.tsx';
import { FiltersFlow, useDraft, useOffered } from './filtersFlow.ts';

/** The canton, with how many ads there would be in each; one without any stays, and cannot be chosen. */
export function RegionFilter() {
  const { t } = useLingui();
  const names = useNames();
  const { region, widened } = useDraft();
  const flow = FiltersFlow.useActorRef();
  const counts = useOffered((told) => told.counts.region);
  const options = cantonCodes.map((code) => {
    const count = counts?.[code] ?? 0;
    return {
      value: String(code),
      label: counts ? `${names.canton(code)} (${formatNumber(count)})` : names.canton(code),
      disabled: counts !== undefined && count === 0 && code !== region,
    };
  });
  return (
    <>
      <Select
        label={t`Canton`}
        name="region"
        kind="boxed"
        value={region === undefined ? '' : String(region)}
        options={[{ value: '', label: t`All of Switzerland` }, ...options]}
        onChange={(chosen) =>
          flow.send({ type: 'filter.chosen', changes: { region: chosen === '' ? undefined : Number(chosen) } })
        }
      />
      {region !== undefined && (
        <div>
          {(['neighbours', 'country'] as const).map((wider) => (
            <CheckRow
              key={wider}
              name={wider === 'neighbours' ? 'with_neighbouring_regions' : 'with_all_regions'}
              value="1"
              label={wider === 'neighbours' ? t`With neighbouring cantons` : t`In all of Switzerland`}
              checked={widened === wider}
              onChange={(isChosen) =>
                flow.send({ type: 'filter.chosen', changes: { widened: isChosen ? wider : undefined } })
              }
            />
          ))}
        </div>
      )}
    </>
  );
}
