import type { ParameterKey } from '#machines/market/parameters/parameterDefinitions.ts';
import { carModelLine } from '#market/carModelLine.ts';

type Parameters = Readonly<Partial<Record<ParameterKey, string | number>>>;

/**
 * The parameters of a listing for search. A car has the line of its model, without the engine and trim that its seller
 * wrote.
 */
export function searchedParameters(parameters: Parameters): Parameters {
  const { brand, model } = parameters;
  if (typeof brand !== 'string' || typeof model !== 'string') return parameters;
  return { ...parameters, model: carModelLine(brand, model) };
}
