import type { ParameterKey } from '#machines/market/parameters/parameterDefinitions.ts';
import { carModelLine } from '#market/carModelLine.ts';

type Parameters = Readonly<Partial<Record<ParameterKey, string | number>>>;

/**
 * The parameters of a listing for search. A car has the line of its model, without the engine and trim that its seller
 * wrote.
 */
export function searchedParameters(told: Parameters): Parameters {
  const { brand, model } = told;
  if (typeof brand !== 'string' || typeof model !== 'string') return told;
  return { ...told, model: carModelLine(brand, model) };
}
