import '../web/viewWatch.ts';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { helpExample } from '#machines/content/contentExamples.ts';
import type { ContentFound, ContentPage } from '#machines/content/contentPage.ts';
import type { FetchOutcome } from '#machines/market/api/fetchMachine.ts';
import { clients } from '#web/api/apiClient.ts';
import { Component } from '#web/content/ContentPage.tsx';
import { helpParts } from '#web/content/help/lazyHelp.tsx';
import type { Stage } from '../walking/flowDriver.ts';
import { holdCalls } from '../web/answers.ts';
import { viewStage } from '../web/viewStage.tsx';

/** A content page with the server's data, or after a navigation within the market. */
export async function openContentPage(address: string, data?: ContentPage) {
  await Promise.all([clients.load(), helpParts.load()]);
  const calls = holdCalls();
  const stage = await viewStage(<Component />, data ? { address, data } : { address: '/en', at: address }, {
    answers(_, answer) {
      const { output } = answer as { readonly output: FetchOutcome<ContentPage> };
      return 'data' in output ? calls.last.answer(output.data) : calls.last.fail();
    },
    ends: () => calls.letGo(),
  });
  return { ...stage, calls };
}

/** The help page; with `found` after a search by its address. The test controls the clock. */
export async function openHelp(found?: ContentFound): Promise<Stage> {
  await Promise.all([clients.load(), helpParts.load()]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const calls = holdCalls();
  const address = found ? `/en/help?q=${found.query}` : '/en/help';
  return viewStage(
    <Component />,
    { address, data: { ...helpExample, ...(found && { found }) } },
    {
      answers: (_, answer) =>
        'output' in answer ? calls.to('help/search.json').answer(answer.output) : calls.to('help/search.json').fail(),
      passes: (milliseconds) => act(async () => void vi.advanceTimersByTime(milliseconds)),
      ends() {
        calls.letGo();
        vi.useRealTimers();
      },
    },
  );
}
