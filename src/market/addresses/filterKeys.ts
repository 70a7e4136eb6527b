import { type Parameter, parameterByKey } from '#machines/market/parameters/parameterDefinitions.ts';

/** The query keys of a parameter: one for options, two for bounds. */
export function keysOfParameter(parameter: Parameter): readonly string[] {
  return parameter.kind === 'number' ? parameter.addressKeys : [parameter.addressKey];
}

/** The query keys of all parameters of searches. */
export const keysOfParameters: readonly string[] = Object.values(parameterByKey).flatMap(keysOfParameter);

/** Every query key of a list (specification B, section 3), in writing order. */
export const filterKeys: readonly string[] = [
  'q',
  'query_lang',
  'category',
  'subcategory',
  'region',
  'with_neighbouring_regions',
  'with_all_regions',
  'sa',
  // `m` is an old query key: it is read, but never written.
  'm',
  'zipcode',
  'radius',
  'st',
  'ps',
  'pe',
  'company_ad',
  'gratis',
  'organic',
  ...keysOfParameters,
  'sp',
  'o',
  't',
  'n',
  'view',
];

/** Query keys with their values. Keys without a value are left out. */
export type KeyEntries = readonly (readonly [key: string, value: string | number | undefined])[];
