import { viewStage } from '../web/viewStage.tsx';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { holdCalls } from '../web/answers.ts';

/** The content of the menu comes when it is let through. */
const loads: PromiseWithResolvers<void>[] = [];
const content = await import('#web/shell/menu/MenuContent.tsx');

vi.doMock(import('#web/chunks/chunk.ts'), async (original) => ({
  ...(await original()),
  chunk: () => ({
    load() {
      const load = Promise.withResolvers<void>();
      loads.push(load);
      return load.promise;
    },
    module: content as never,
    subscribe: () => () => {},
  }),
}));
const { HeaderMenu } = await import('#web/shell/HeaderMenu.tsx');
// Other views of the same test bring their own chunks.
vi.doUnmock(import('#web/chunks/chunk.ts'));
const { useWindowWidth, Viewport } = await import('#web/shell/viewport.ts');

function Header() {
  useWindowWidth();
  return <HeaderMenu />;
}

/** The menu of the header on a phone. */
export async function openHeader() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  window.innerWidth = 390;
  loads.length = 0;
  const calls = holdCalls();
  const stage = await viewStage(
    <Viewport.Provider>
      <Header />
    </Viewport.Provider>,
    { at: '/en' },
    {
      async answers(actor, answer) {
        if (actor === 'counting')
          await ('output' in answer ? calls.last.answer(told(answer.output)) : calls.last.fail());
        else if ('output' in answer) await act(async () => loads.at(-1)!.resolve());
        else await act(async () => loads.at(-1)!.reject(answer.error));
      },
      passes: (milliseconds) => act(async () => void vi.advanceTimersByTime(milliseconds)),
      ends() {
        calls.letGo();
        vi.useRealTimers();
      },
    },
  );
  return { ...stage, loads, calls };
}

/** What the server tells of the categories. */
export function told(totals: unknown) {
  const categories = Object.entries(totals as Readonly<Record<string, number>>);
  return { data: { categories: categories.map(([id, total]) => ({ id: Number(id), total })) } };
}
