import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import { cantonCodes } from '#market/cantons/cantonCodes.ts';
import { formatNumber } from '#market/numbers.ts';

import { useNames } from '../../../languages/catalogue.ts';
import { cachedView } from '../../../fragments/cachedView.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { CheckRow } from '../facets/CheckRow.tsx';
import { FiltersFlow, useDraft, useOffered } from '../filtersFlow.ts';

const widths = [undefined, 'neighbours', 'country'] as const;

/** The canton, with the number of results in each; one without results is disabled. */
export function RegionFilter() {
  const { t } = useLingui();
  const names = useNames();
  const { region, widened } = useDraft();
  const flow = FiltersFlow.useActorRef();
  const counts = useOffered((offered) => offered.counts.region);
  const widthNames = {
    canton: t({ id: 'search.region.only', message: 'Only in this canton' }),
    neighbours: t({ id: 'search.wider.neighbours', message: 'With neighbouring cantons' }),
    country: t({ id: 'search.wider.country', message: 'In all of Switzerland' }),
  };
  return (
    <>
      <Cantons
        id={useId()}
        region={region}
        without={cantonCodes.filter((code) => counts && !counts[code] && code !== region)}
        texts={cantonCodes.map((code) =>
          counts ? `${names.canton(code)} (${formatNumber(counts[code] ?? 0)})` : names.canton(code),
        )}
        onChoose={(chosen) => flow.send({ type: 'filter.chosen', changes: { region: chosen } })}
      />
      {region !== undefined && (
        <div role="radiogroup" aria-label={t({ id: 'search.region.width', message: 'Search area' })}>
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

interface CantonsProps {
  readonly id: string;
  readonly region: number | undefined;
  /** The codes of the disabled cantons. */
  readonly without: readonly number[];
  /** The labels of the cantons: their names, with the numbers of results. */
  readonly texts: readonly string[];
  readonly onChoose: (region: number | undefined) => void;
}

const Cantons = cachedView(function Cantons({ region, without, texts, onChoose }: CantonsProps) {
  const { t } = useLingui();
  const cantons = cantonCodes.map((code, place) => ({
    value: String(code),
    label: texts[place]!,
    disabled: without.includes(code),
  }));
  return (
    <Select
      label={t({ id: 'ui.canton', message: 'Canton' })}
      name="region"
      kind="boxed"
      value={region === undefined ? '' : String(region)}
      options={[{ value: '', label: t({ id: 'search.region.any', message: 'All of Switzerland' }) }, ...cantons]}
      onChange={(chosen) => onChoose(chosen === '' ? undefined : Number(chosen))}
    />
  );
});
