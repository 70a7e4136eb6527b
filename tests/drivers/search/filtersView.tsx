import { viewStage } from '../web/viewStage.tsx';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { ListingList } from '#machines/listing/listingItem.ts';
import { listParts } from '#web/search/lazyParts.tsx';
import { Component as ListPage } from '#web/search/ListPage.tsx';
import { holdCalls, type WaitingCall } from '../web/answers.ts';
import type { Stage } from '../walking/flowDriver.ts';

/**
 * Opens the list with the server's response, to choose among its filters. The clock is stopped until the test advances
 * it.
 */
export async function openFilters(address: string, result: ListingList): Promise<Stage> {
  await listParts.load();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const calls = holdCalls();
  let requested: WaitingCall | undefined;
  let answered = 0;
  return viewStage(
    <ListPage />,
    { address, data: result },
    {
      // The call that a step of the clock makes is the count, which waited for it.
      async passes(milliseconds) {
        await act(async () => void vi.advanceTimersByTime(milliseconds));
        requested = calls.all.at(-1);
      },
      async happens() {
        for (const call of calls.all.slice(answered)) if (call !== requested) await call.answer(result);
        answered = calls.all.length;
      },
      answers(actor, answer) {
        const call = actor === 'finding' ? calls.to('localities.json') : requested!;
        return 'output' in answer ? call.answer(answer.output) : call.fail();
      },
      ends() {
        calls.letGo();
        vi.useRealTimers();
      },
    },
  );
}
