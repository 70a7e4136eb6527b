import { formatNumber } from '#market/numbers.ts';

import { HomeFlow } from './homeFlow.ts';

/** Returns the formatted number of listings in a category; undefined while it is loading. */
export function useCategoryCount(): (id: number) => string | undefined {
  const counts = HomeFlow.useSelector(({ context }) => context.data?.counts.category);
  return (id) => counts && formatNumber(counts[id] ?? 0);
}
