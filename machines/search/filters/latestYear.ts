import type { NumberKind } from '../../market/parameters/parameterKinds.ts';

/** A number rule that caps years at `latestYear`: stored listings stay valid with later ones. */
export function upTo<Rule extends Pick<NumberKind, 'unit' | 'max'>>(latestYear: number, rule: Rule): Rule {
  return rule.unit === 'year' ? { ...rule, max: Math.min(rule.max, latestYear) } : rule;
}
