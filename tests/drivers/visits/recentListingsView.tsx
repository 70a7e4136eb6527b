import { viewStage } from '../web/viewStage.tsx';
import { act } from '@testing-library/react';
import { emptyMemory } from '#machines/visits/deviceMemory.ts';
import { RecentListings } from '#web/listing/related/RecentListings.tsx';
import { memoryKey, textOf } from '#web/visits/storedMemory.ts';
// The content of the row is imported in advance, so that it is there at once.
import '#web/listing/related/RecentlyViewed.tsx';
import { holdCalls } from '../web/answers.ts';
import type { Stage } from '../walking/flowDriver.ts';
import { isFound, viewedListings } from './recentListingsDriver.ts';

/** Opens a page on a device on which ads were viewed before. */
export async function openRecentListings(): Promise<Stage> {
  localStorage.setItem(memoryKey, textOf({ ...emptyMemory, viewed: viewedListings.map(({ id }) => id) }));
  const calls = holdCalls();
  const stage = await viewStage(
    <RecentListings />,
    {},
    {
      answers: (_, answer) => (isFound(answer) ? calls.last.answer({ items: viewedListings }) : calls.last.fail()),
      ends() {
        calls.letGo();
        localStorage.clear();
      },
    },
  );
  await act(async () => {});
  return stage;
}
