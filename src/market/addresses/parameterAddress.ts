import type { NumberParameter, Parameter, ParameterKey } from '#machines/market/parameters/parameterDefinitions.ts';
import { relevantParameters } from '#machines/search/normalFilter.ts';
import type { Interval, SearchFilter } from '#machines/search/searchFilter.ts';
import { typedNumber, valueOf } from '#machines/search/filters/typedNumber.ts';
import type { KeyEntries } from './filterKeys.ts';
import { optionList, optionsOf } from './optionList.ts';

type Category = Pick<SearchFilter, 'category' | 'subcategory'>;

/** The parameter filters of a category in the query keys. `normalFilter` drops invalid values. */
export function parametersFrom(keys: URLSearchParams, category: Category): Pick<SearchFilter, 'intervals' | 'selects'> {
  const intervals: Partial<Record<ParameterKey, Interval>> = {};
  const selects: Partial<Record<ParameterKey, readonly string[]>> = {};
  for (const parameter of relevantParameters(category)) {
    if (parameter.kind === 'number') intervals[parameter.key] = intervalFrom(keys, parameter);
    // All values of a key are read, as a form without scripts sends the key once for each option.
    else selects[parameter.key] = keys.getAll(parameter.addressKey).flatMap(optionsOf);
  }
  return { intervals, selects };
}

/** The query keys of a category's parameter filters, in the category's order. */
export function parameterKeysOf(filter: SearchFilter): KeyEntries {
  return relevantParameters(filter).flatMap((parameter) => entriesOf(parameter, filter));
}

function entriesOf(parameter: Parameter, { intervals, selects }: SearchFilter): KeyEntries {
  if (parameter.kind === 'number') {
    const [from, to] = parameter.addressKeys;
    return [
      [from, intervals?.[parameter.key]?.min],
      [to, intervals?.[parameter.key]?.max],
    ];
  }
  const options = selects?.[parameter.key];
  return [[parameter.addressKey, options && optionList(options)]];
}

/** The bounds of an interval as a form without scripts sends them: `10’000`, `3,5`. */
function intervalFrom(keys: URLSearchParams, parameter: NumberParameter): Interval {
  const [min, max] = parameter.addressKeys.map((key) => valueOf(typedNumber(keys.get(key) ?? '', parameter)));
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}
