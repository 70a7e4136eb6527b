import { parentIdOf } from '../market/categories/categoryTree.ts';
import { type ParameterKey, parametersFor } from '../market/parameters/parameters.ts';
import { parameterKeys } from '../market/parameters/parameterDefinitions.ts';
import type { InsertionValues } from './insertionField.ts';
import { priceKindsOf } from './priceKinds.ts';

/**
 * All changes that follow from another category or subcategory; `''` empties a field. Another category has other
 * subcategories (INSERTION-40). Parameters that the new category does not have are emptied (INSERTION-41). Shared
 * parameters stay, since a parameter means the same in all categories.
 */
export function changesByCategory(
  values: InsertionValues,
  change: { readonly category: string } | { readonly subcategory: string },
): InsertionValues {
  const moved =
    'category' in change && change.category !== values['category']
      ? { ...change, subcategory: '' }
      : 'subcategory' in change && change.subcategory !== ''
        ? { ...change, category: String(parentIdOf(Number(change.subcategory)) ?? values['category'] ?? '') }
        : change;
  const subcategory = ('subcategory' in moved ? moved.subcategory : values['subcategory']) ?? '';
  // Without a subcategory the parameters are not known yet.
  if (subcategory === '') return moved;
  const category = Number(subcategory);
  const parametersOfCategory = new Set<string>(parametersFor(category).map(({ key }) => key));
  const gone = parameterKeys.filter(
    (key: ParameterKey) => !parametersOfCategory.has(key) && (values[key] ?? '') !== '',
  );
  const kinds: readonly string[] = priceKindsOf(category);
  const { price_kind: kind = '', price = '' } = values;
  return {
    ...moved,
    ...Object.fromEntries(gone.map((key) => [key, ''])),
    ...(kind !== '' && !kinds.includes(kind) && { price_kind: '' }),
    ...(price !== '' && kinds.length === 0 && { price: '' }),
  };
}
