import { subcategoryIdsOf, topLevelIds } from '#machines/market/categories/categoryTree.ts';
import { parameterByKey, type ParameterKey } from '#machines/market/parameters/parameterDefinitions.ts';
import { parametersFor } from '#machines/market/parameters/parameters.ts';
import { optionOf, spellingOf } from '../query/options.ts';
import type { SearchDocument } from '../searchPort.ts';

/** The parameters of an ad as its row keeps them: `search_ads.parameters` and `spellings`. */
export interface StoredParameters {
  /** By key: a number, or the option that a choice or a text is. */
  readonly parameters: Readonly<Record<string, string | number>>;
  /** By key: texts as they are spelled, where that is not the option itself. */
  readonly spellings: Readonly<Record<string, string>> | null;
}

/** All categories of both levels. */
export const categoryIds = topLevelIds.flatMap((id) => [id, ...subcategoryIdsOf(id)]);

/** The categories, top-level or not, whose ads are searched by a parameter. */
export function categoriesWith(key: ParameterKey): readonly number[] {
  return categoryIds.filter((id) => parametersFor(id).some((parameter) => parameter.key === key));
}

/**
 * What the row of an ad keeps of its parameters. A number that is none is not there, for no bounds hold it; half of a
 * character, which PostgreSQL refuses in JSON, is U+FFFD, as it is in the read model.
 */
export function storedParameters({ parameters: told }: SearchDocument): StoredParameters {
  const parameters: Record<string, string | number> = {};
  const spellings: Record<string, string> = {};
  for (const parameter of Object.values(parameterByKey)) {
    const { key } = parameter;
    const value = told[key];
    if (value === undefined) continue;
    if (parameter.kind === 'number') {
      if (typeof value === 'number') parameters[key] = value;
      continue;
    }
    const option = optionOf(parameter, value).toWellFormed();
    const spelling = spellingOf(value).toWellFormed();
    parameters[key] = option;
    if (parameter.kind === 'text' && spelling !== option) spellings[key] = spelling;
  }
  return { parameters, spellings: Object.keys(spellings).length > 0 ? spellings : null };
}
