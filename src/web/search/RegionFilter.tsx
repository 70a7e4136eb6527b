import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import { cantonCodes } from '#market/cantonCodes.ts';
import { formatNumber } from '#market/numbers.ts';

import { useNames } from '../catalogue.ts';
import { Select } from '../ui/Select.tsx';
import { CheckRow } from './CheckRow.tsx';
import { FiltersFlow, useDraft, useOffered } from './filtersFlow.ts';

const widths = [undefined, 'neighbours', 'country'] as const;

/** The canton, with how many ads there would be in each; one without any stays, and cannot be chosen. */
export function RegionFilter() {
  const { t } = useLingui();
  const names = useNames();
  const { region, widened } = useDraft();
  const flow = FiltersFlow.useActorRef();
  const counts = useOffered((told) => told.counts.region);
  const labels = cantonCodes.map((code) =>
    counts ? `${names.canton(code)} (${formatNumber(counts[code] ?? 0)})` : names.canton(code),
  );
  const options = cantonCodes.map((code) => {
    const count = counts?.[code] ?? 0;
    return {
      value: String(code),
      disabled: counts !== undefined && count === 0 && code !== region,
    };
  });
  const widthNames = {
    canton: t`In this canton only`,
    neighbours: t`With neighbouring cantons`,
    country: t`In all of Switzerland`,
  };
  return (
    <>
      <Select
        id={useId()}
        label={t`Canton`}
        name="region"
        kind="boxed"
        value={region === undefined ? '' : String(region)}
        options={[{ value: '' }, ...options]}
        texts={[t`All of Switzerland`, ...labels]}
        onChange={(chosen) =>
          flow.send({ type: 'filter.chosen', changes: { region: chosen === '' ? undefined : Number(chosen) } })
        }
      />
      {region !== undefined && (
        <div role="radiogroup" aria-label={t`How far beyond the canton`}>
          {widths.map((width) => (
            <CheckRow
              key={width ?? 'canton'}
              kind="radio"
              name="widened"
              value={width ?? ''}
              label={widthNames[width ?? 'canton']}
              checked={widened === width}
              onChange={() => flow.send({ type: 'filter.chosen', changes: { widened: width } })}
            />
          ))}
        </div>
      )}
    </>
  );
}
