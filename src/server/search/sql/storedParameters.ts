import { subcategoryIdsOf, topLevelIds } from '#machines/market/categories/categoryTree.ts';
import { parameterByKey, type ParameterKey } from '#machines/market/parameters/parameterDefinitions.ts';
import { parametersFor } from '#machines/market/parameters/parameters.ts';
import { optionOf, spellingOf } from '../query/options.ts';
import type { SearchDocument } from '../searchPort.ts';

/** The parameters of a listing as stored in its row: `search_ads.parameters` and `spellings`. */
export interface StoredParameters {
  /** The parameters by key: a number, or the option of a choice or a text. */
  readonly parameters: Readonly<Record<string, string | number>>;
  /** The spellings of texts by key, if they differ from the option; null if none does. */
  readonly spellings: Readonly<Record<string, string>> | null;
}

/** All categories of both levels. */
export const categoryIds = topLevelIds.flatMap((id) => [id, ...subcategoryIdsOf(id)]);

/** The categories of both levels whose listings are searched by a parameter. */
export function categoriesWith(key: ParameterKey): readonly number[] {
  return categoryIds.filter((id) => parametersFor(id).some((parameter) => parameter.key === key));
}

/**
 * The stored parameters of a listing. An invalid number is left out, because it is within no bounds. A lone surrogate,
 * which PostgreSQL refuses in JSON, becomes U+FFFD, as in the read model.
 */
export function storedParameters({ parameters: ofListing }: SearchDocument): StoredParameters {
  const parameters: Record<string, string | number> = {};
  const spellings: Record<string, string> = {};
  for (const parameter of Object.values(parameterByKey)) {
    const { key } = parameter;
    const value = ofListing[key];
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
