import { type ComponentType, lazy, Suspense } from 'react';

import { loadChunk } from '../../chunks/chunk.ts';
import * as styles from './RecentListings.css.ts';
import { Visits } from '../../visits/visits.tsx';

const RecentlyViewed = lazy(async (): Promise<{ readonly default: ComponentType }> => {
  try {
    return { default: (await loadChunk(() => import('./RecentlyViewed.tsx'))).RecentlyViewed };
  } catch {
    // If the row cannot be loaded, the page works without it.
    return { default: () => null };
  }
});

interface RecentListingsProps {
  /**
   * Whether to reserve room before it is known if there are recently viewed listings. This is for pages with visible
   * content below the row.
   */
  readonly keepsRoom?: boolean;
}

/** The place of the recently viewed listings. Only the browser knows whether there are any. */
export function RecentListings({ keepsRoom = false }: RecentListingsProps) {
  const hasViewed = Visits.useSelector(({ context }) => context.memory.viewed.length > 0);
  return (
    <div className={keepsRoom ? styles.room : undefined}>
      {hasViewed && (
        <Suspense>
          <RecentlyViewed />
        </Suspense>
      )}
    </div>
  );
}
