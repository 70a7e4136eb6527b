import { viewStage } from './viewStage.tsx';
import { act } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { tellPageTurned, watchOffline } from '#web/offline/watchOffline.ts';
import { tellHeard } from '#web/streaming/heard.ts';
import type { Stage } from './flowDriver.ts';
import { holdWorkers } from './workerContainer.ts';

/** A document in a browser that has workers, and is asked to take the market's. At each passing the worker is told of what was looked at. */
export async function openPageKeeping(): Promise<Stage> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // In development no worker is wanted.
  vi.stubEnv('PROD', true);
  const { href, origin } = window.location;
  const workers = holdWorkers();
  const made = [`${origin}/assets/main.js`, 'https://elsewhere.example/script.js', `${origin}/assets/main.js`];
  // jsdom asks for nothing of what a page is made of, and so notes nothing.
  performance.getEntriesByType = () => made.map((name) => ({ name }) as PerformanceEntry);
  const stage = await viewStage(null, {});
  // The first page has come before.
  tellPageTurned();
  const end = watchOffline();
  let pages = 0;
  let told = 0;
  return {
    ...stage,
    happens: async ({ type }) => {
      if (type === 'own.changed') {
        const line = { event: 'conversation', data: { what: 'everything' } };
        return act(async () => tellHeard({ type: 'told', line }));
      }
      window.history.replaceState(null, '', `/en/q/velo?page=${++pages}`);
      await act(async () => tellPageTurned());
    },
    answers: (_, answer) =>
      act(async () => ('output' in answer ? workers.taking.resolve() : workers.taking.reject(answer.error))),
    async passes(milliseconds) {
      await act(async () => void vi.advanceTimersByTime(milliseconds - 1));
      expect(workers.told).toHaveLength(told);
      told += 1;
      await act(async () => void vi.advanceTimersByTime(1));
      await vi.waitFor(() => expect(workers.told).toHaveLength(told));
      expect(workers.told.at(-1)).toEqual({
        type: 'page.looked',
        address: window.location.pathname + window.location.search,
        app: '',
        files: [`${origin}/assets/main.js`],
      });
    },
    async ends() {
      end();
      await stage.ends();
      window.history.replaceState(null, '', href);
      workers.letGo();
      Reflect.deleteProperty(performance, 'getEntriesByType');
      vi.unstubAllEnvs();
      vi.useRealTimers();
    },
  };
}
