import { viewStage } from '../web/viewStage.tsx';
import type { ListingList } from '#machines/listing/listingItem.ts';
import { Component as ListPage } from '#web/search/ListPage.tsx';
import { listParts } from '#web/search/lazyParts.tsx';
import { holdCalls } from '../web/answers.ts';
import type { Stage } from '../walking/flowDriver.ts';

/** Opens the list: with the server's response, or by a navigation that has to request it. */
export async function openList(address: string, result: ListingList | undefined): Promise<Stage> {
  await listParts.load();
  const calls = holdCalls();
  return viewStage(<ListPage />, result ? { address, data: result } : { address: '/en', at: address }, {
    answers: (_, answer) => {
      const call = calls.last;
      if (!('output' in answer)) return call.fail();
      // The second API (v11) returns more than the list, so the list is wrapped.
      return call.answer(call.url.startsWith('/api/v11/') ? { result: answer.output } : answer.output);
    },
    ends: () => calls.letGo(),
  });
}
