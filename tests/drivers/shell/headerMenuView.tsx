import { viewStage } from '../web/viewStage.tsx';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import * as content from '#web/app/menu/MenuContent.tsx';
import { HeaderMenu } from '#web/shell/header/HeaderMenu.tsx';
import { type ShellParts, ShellPartsProvider, useShellParts } from '#web/shell/parts.ts';
import { useWindowWidth, Viewport } from '#web/shell/viewport.ts';
import { holdCalls } from '../web/answers.ts';

/** The pending loads of the menu's content, which arrives when the test releases it. */
const loads: PromiseWithResolvers<void>[] = [];

const menu: ShellParts['menu'] = {
  load() {
    const load = Promise.withResolvers<void>();
    loads.push(load);
    return load.promise;
  },
  module: content,
  subscribe: () => () => {},
};

function Header() {
  useWindowWidth();
  const parts = useShellParts();
  return (
    <ShellPartsProvider value={{ ...parts, menu }}>
      <HeaderMenu />
    </ShellPartsProvider>
  );
}

/** Opens the header on a phone, with its menu. */
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
          await ('output' in answer ? calls.last.answer(totalsAnswer(answer.output)) : calls.last.fail());
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

/** The server's response with the number of ads in each category. */
export function totalsAnswer(totals: unknown) {
  const categories = Object.entries(totals as Readonly<Record<string, number>>);
  return { data: { categories: categories.map(([id, total]) => ({ id: Number(id), total })) } };
}
