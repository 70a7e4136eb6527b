import { type ComponentType, lazy, Suspense } from 'react';

import { loadChunk } from '../../chunks/chunk.ts';
import * as styles from './RecentAds.css.ts';
import { Visits } from '../../visits/visits.tsx';

const RecentlyViewed = lazy(async (): Promise<{ readonly default: ComponentType }> => {
  try {
    return { default: (await loadChunk(() => import('./RecentlyViewed.tsx'))).RecentlyViewed };
  } catch {
    // The page is of use without it.
    return { default: () => null };
  }
});

interface RecentAdsProps {
  /** Whether their room is there before it is known that there are any: where others stand below, in sight. */
  readonly keepsRoom?: boolean;
}

/** Where the ads seen on this device are shown. Whether there are any, the browser alone knows. */
export function RecentAds({ keepsRoom = false }: RecentAdsProps) {
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
