import { formatNumber } from '#market/numbers.ts';

import { HomeFlow } from './homeFlow.ts';

/** Says how many ads lie in a category, as written; nothing as long as that is on its way. */
export function useCategoryCount(): (id: number) => string | undefined {
  const counts = HomeFlow.useSelector(({ context }) => context.data?.counts.category);
  return (id) => counts && formatNumber(counts[id] ?? 0);
}
