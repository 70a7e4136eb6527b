import type { NumberKind } from '../../market/parameters/parameterKinds.ts';

/** A number that may be no larger than `latestYear` where it is a year: what ads can tell reaches further, for longer. */
export function upTo<Rule extends Pick<NumberKind, 'unit' | 'max'>>(latestYear: number, rule: Rule): Rule {
  return rule.unit === 'year' ? { ...rule, max: Math.min(rule.max, latestYear) } : rule;
}
