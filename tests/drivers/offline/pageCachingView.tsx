import { viewStage } from '../web/viewStage.tsx';
import { act } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { lookedAtLongEnough } from '#machines/offline/limits.ts';
import { session } from '#web/account/session.ts';
import { reportNavigation, watchOffline } from '#web/offline/watchOffline.ts';
import { notifyStreamListeners } from '#web/api/streamListeners.ts';
import type { Stage } from '../walking/flowDriver.ts';
import { holdWorkers } from './workerContainer.ts';

/**
 * A document in a browser with workers, which is about to register the market's. Each step of the clock sends the
 * visited page to the worker.
 */
export async function openPageCaching(): Promise<Stage> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // Only production builds register a service worker.
  vi.stubEnv('PROD', true);
  const { href, origin } = window.location;
  const workers = holdWorkers();
  const made = [`${origin}/assets/main.js`, 'https://elsewhere.example/script.js', `${origin}/assets/main.js`];
  // jsdom loads no resources of a page and records none, so the test supplies the entries.
  performance.getEntriesByType = () => made.map((name) => ({ name }) as PerformanceEntry);
  let begun = 0;
  let running: AbortSignal | undefined;
  const stage = await viewStage(null, {});
  session.start();
  session.send({ type: 'cookie.read', publicAccountId: null });
  // The first navigation is reported here: its page is already visible when a path begins.
  reportNavigation();
  let own = Promise.withResolvers<void>();
  const end = watchOffline((signal) => {
    own = Promise.withResolvers<void>();
    running = signal;
    begun += 1;
    return own.promise;
  });
  let pages = 0;
  let accounts = 0;
  let reported = 0;
  let isPageCached = false;
  const reportedPages = () => workers.reported.filter((word) => (word as { type: string }).type === 'page.looked');
  return {
    ...stage,
    happens: async ({ type }) => {
      if (type === 'own.changed') {
        const line = { event: 'conversation', data: { what: 'everything' } };
        return act(async () => notifyStreamListeners({ type: 'received', line }));
      }
      if (type === 'account.changed') {
        accounts += 1;
        await act(async () => session.send({ type: 'cookie.read', publicAccountId: `person-${accounts}` }));
        // Storing of data for the previous account must be aborted.
        return expect(running?.aborted ?? true).toBe(true);
      }
      if (type === 'worker.replaced') {
        await act(async () => void navigator.serviceWorker.dispatchEvent(new Event('controllerchange')));
        reported += isPageCached ? 1 : 0;
        expect(reportedPages()).toHaveLength(reported);
        // The worker must know the account, because it stores an account's data for that account alone.
        const last = workers.reported.slice(isPageCached ? -2 : -1).map((word) => (word as { type: string }).type);
        return expect(last).toEqual(isPageCached ? ['account.reported', 'page.looked'] : ['account.reported']);
      }
      if (type === 'page.resumed') return act(async () => void document.dispatchEvent(new Event('visibilitychange')));
      isPageCached = false;
      window.history.replaceState(null, '', `/en/q/velo?page=${++pages}`);
      await act(async () => reportNavigation());
    },
    answers: (actor, answer) =>
      act(async () => {
        const awaited = actor === 'registering' ? workers.taking : own;
        running = undefined;
        return 'output' in answer ? awaited.resolve() : awaited.reject(answer.error);
      }),
    async passes(milliseconds) {
      await act(async () => void vi.advanceTimersByTime(milliseconds - 1));
      expect(reportedPages()).toHaveLength(reported);
      const before = begun;
      // Advances the last millisecond; waiting for the message otherwise would let more time pass.
      await act(async () => void (await vi.advanceTimersByTimeAsync(1)));
      if (milliseconds !== lookedAtLongEnough) return expect(begun).toBe(before + 1);
      reported += 1;
      isPageCached = true;
      expect(reportedPages()).toHaveLength(reported);
      expect(reportedPages().at(-1)).toEqual({
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
