import { viewStage } from '../web/viewStage.tsx';
import { act } from '@testing-library/react';
import { emptyMemory } from '#machines/visits/deviceMemory.ts';
import { RecentAds } from '#web/listing/related/RecentAds.tsx';
import { memoryKey, textOf } from '#web/visits/storedMemory.ts';
// It is loaded in advance.
import '#web/listing/related/RecentlyViewed.tsx';
import { holdCalls } from '../web/answers.ts';
import type { Stage } from '../walking/flowDriver.ts';
import { isFound, viewedAds } from './recentAdsDriver.ts';

/** A page on a device on which ads were seen. */
export async function openRecentAds(): Promise<Stage> {
  localStorage.setItem(memoryKey, textOf({ ...emptyMemory, viewed: viewedAds.map(({ id }) => id) }));
  const calls = holdCalls();
  const stage = await viewStage(
    <RecentAds />,
    {},
    {
      answers: (_, answer) => (isFound(answer) ? calls.last.answer({ items: viewedAds }) : calls.last.fail()),
      ends() {
        calls.letGo();
        localStorage.clear();
      },
    },
  );
  await act(async () => {});
  return stage;
}
