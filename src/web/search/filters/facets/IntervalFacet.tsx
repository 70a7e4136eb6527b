import { useLingui } from '@lingui/react/macro';

import type { Facet } from '#machines/listing/facet.ts';
import { type ParameterKey, parameterByKey } from '#machines/market/parameters/parameterDefinitions.ts';
import { typedNumberPattern } from '#machines/search/filters/typedNumber.ts';
import { formatQuantity } from '#market/numbers.ts';
import { numberProblemWords } from '#words/search.ts';

import { FilterGroup } from '../FilterGroup.tsx';
import { IntervalFields } from './IntervalFields.tsx';
import { StepperFacet } from './StepperFacet.tsx';

type Interval = Extract<Facet, { kind: 'interval' }>;

/** Parameters with small numbers, which the visitor sets by steps. */
const counted: readonly string[] = ['rooms', 'doors'] satisfies ParameterKey[];

/** The bounds of a numeric parameter: typed, or set by steps if it is small. */
export function IntervalFacet({ facet }: { readonly facet: Interval }) {
  return (
    <FilterGroup title={facet.label}>
      {counted.includes(facet.key) ? <StepperFacet facet={facet} /> : <TypedFacet facet={facet} />}
    </FilterGroup>
  );
}

function TypedFacet({ facet: { key, label, address, unit, min, max, step } }: { readonly facet: Interval }) {
  const { i18n, t } = useLingui();
  const field = key as ParameterKey;
  const parameter = parameterByKey[field];
  const write = (value: number) => formatQuantity(value, 'unit' in parameter ? parameter.unit : undefined);
  const [least, most] = [write(min), write(max)];
  const values = { min: least, max: most, step: write(step) };
  return (
    <IntervalFields
      field={field}
      label={label}
      names={address}
      unit={unit ?? undefined}
      pattern={typedNumberPattern}
      hint={t({ id: 'search.number.hint', message: `A number from ${least} to ${most}` })}
      saysProblem={(problem) => i18n._({ ...numberProblemWords[problem], values })}
    />
  );
}
