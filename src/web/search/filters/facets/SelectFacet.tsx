import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import type { Facet } from '#machines/listing/facet.ts';
import type { ParameterKey } from '#machines/market/parameters/parameterDefinitions.ts';
import { formatNumber } from '#market/numbers.ts';
import { optionList } from '#market/addresses/optionList.ts';
import { fold } from '#market/text/fold.ts';

import { cachedView } from '../../../fragments/cachedView.tsx';
import { box } from '../../../ui/fields/field.css.ts';
import { CheckRow } from './CheckRow.tsx';
import { FilterGroup } from '../FilterGroup.tsx';
import { FiltersFlow, useDraft } from '../filtersFlow.ts';
import * as styles from './SelectFacet.css.ts';

type Select = Extract<Facet, { kind: 'select' }>;
type Option = Select['options'][number];

/** The number of options that are visible at once; the others are collapsed. */
const shownAtOnce = 8;

/** If fewer options than this would be collapsed, they are shown instead. */
const fewest = 3;

/** From this number of options on, a field filters them by name. */
const longList = 20;

/** The options of a parameter as checkboxes, each with its number of results. Several combine with OR. */
export function SelectFacet({ facet }: { readonly facet: Select }) {
  const key = facet.key as ParameterKey;
  const chosen = useDraft().selects?.[key] ?? [];
  const options = useSteadyOptions(facet.options);
  const shown = options.length < shownAtOnce + fewest ? options.length : shownAtOnce;
  const folded = options.slice(shown);
  const count = formatNumber(options.length);
  // The initial state: the list does not collapse under the pointer when its last tick is removed.
  const [isOpen] = useState(folded.some(({ value }) => chosen.includes(value)));
  if (options.length === 0) return null;
  return (
    <FilterGroup title={facet.label}>
      <Options facet={facet} options={options.slice(0, shown)} chosen={chosen} />
      {folded.length > 0 && (
        <details open={isOpen} className={styles.more}>
          <summary className={styles.all}>
            <Trans id="search.options.all">Show all ({count})</Trans>
          </summary>
          <Folded facet={facet} options={folded} chosen={chosen} isLong={options.length >= longList} />
        </details>
      )}
    </FilterGroup>
  );
}

/**
 * The options in the order in which they first appeared, with current counts, so that no answer moves an option before
 * a click. Options without results stay with a count of zero.
 */
function useSteadyOptions(options: readonly Option[]): readonly Option[] {
  const [first] = useState(options);
  const now = new Map(options.map((option) => [option.value, option]));
  const saved = first.map((option) => now.get(option.value) ?? { ...option, count: 0 });
  const known = new Set(first.map(({ value }) => value));
  return [...saved, ...options.filter(({ value }) => !known.has(value))];
}

interface OptionsProps {
  readonly facet: Select;
  readonly options: readonly Option[];
  readonly chosen: readonly string[];
}

function Folded({ facet, options, chosen, isLong }: OptionsProps & { readonly isLong: boolean }) {
  const { t } = useLingui();
  const name = facet.label;
  const key = facet.key as ParameterKey;
  const flow = FiltersFlow.useActorRef();
  const sought = FiltersFlow.useSelector(({ context }) => context.sought[key] ?? '');
  const found = options.filter(({ label }) => fold(label).includes(fold(sought.trim())));
  return (
    <>
      {isLong && (
        <input
          type="search"
          value={sought}
          aria-label={t({ id: 'search.options.findIn', message: `Search in ${name}` })}
          placeholder={t({ id: 'search.options.find', message: 'Search' })}
          autoComplete="off"
          className={`${box} ${styles.find}`}
          onChange={({ target }) => flow.send({ type: 'options.sought', parameter: key, text: target.value })}
          // The search among the options is no field of the form, so Enter must not submit the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <Options facet={facet} options={found} chosen={chosen} />
      {found.length === 0 && (
        <p role="status" className={styles.none}>
          <Trans id="search.noMatches">No matches</Trans>
        </p>
      )}
    </>
  );
}

function Options({ facet, options, chosen }: OptionsProps) {
  const flow = FiltersFlow.useActorRef();
  return (
    <Rows
      name={facet.address}
      rows={options.map(({ value, label, count }) => {
        const isChosen = chosen.includes(value);
        return { value, label, isChosen, isNone: count === 0 && !isChosen };
      })}
      texts={options.map(({ count }) => formatNumber(count))}
      onTick={(value, isTicked) => {
        const others = chosen.filter((each) => each !== value);
        flow.send({
          type: 'filter.chosen',
          changes: { selects: { [facet.key]: isTicked ? [...others, value] : others } },
        });
      }}
    />
  );
}

interface RowsProps {
  readonly name: string;
  readonly rows: readonly {
    readonly value: string;
    readonly label: string;
    readonly isChosen: boolean;
    readonly isNone: boolean;
  }[];
  /** The formatted count of each row. */
  readonly texts: readonly string[];
  readonly onTick: (value: string, isTicked: boolean) => void;
}

const Rows = cachedView(function Rows({ name, rows, texts, onTick }: RowsProps) {
  return (
    <ul>
      {rows.map(({ value, label, isChosen, isNone }, place) => (
        <li key={value}>
          <CheckRow
            name={name}
            value={optionList([value])}
            label={label}
            count={texts[place]}
            checked={isChosen}
            disabled={isNone}
            onChange={(isTicked) => onTick(value, isTicked)}
          />
        </li>
      ))}
    </ul>
  );
});
