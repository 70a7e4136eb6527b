import type { ParameterKey } from '#machines/market/parameterDefinitions.ts';
import { carModelLine } from '#market/carModelLine.ts';

type Parameters = Readonly<Partial<Record<ParameterKey, string | number>>>;

/** What an ad tells, as one searches it: a car by the line of its model, whatever engine and trim its seller wrote beside it. */
export function searchedParameters(told: Parameters): Parameters {
  const { brand, model } = told;
  if (typeof brand !== 'string' || typeof model !== 'string') return told;
  return { ...told, model: carModelLine(brand, model) };
}
