import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { lookedAtLongEnough } from '#machines/offline/limits.ts';
import { pageCachingEvents } from '#machines/offline/pageCachingEvents.ts';
import { pageCachingMachine } from '#machines/offline/pageCachingMachine.ts';
import { flowCases } from '#machines/paths/flowCases.ts';
import type { Visitor } from '../browser/browser.ts';
import { browserSurface } from '../browser/browserSurface.ts';
import { declareDriver, type Stage } from '../walking/flowDriver.ts';
import { pageCachingDriver } from './pageCachingDriver.ts';
import { watchPage } from '../browser/pageWatch.ts';

const { cases: _, ...driver } = pageCachingDriver;

declare global {
  interface Window {
    /** Makes the page register its service worker. */
    requestWorker?: (script?: string) => void;
  }
}

/** The path of a file that no browser accepts as a service worker. */
const noScript = '/robots.txt';

/** There is no session, so private data does not change, and is stored immediately. */
const cases = flowCases({
  machine: pageCachingMachine,
  schema: pageCachingEvents,
  events: {
    'page.turned': {
      'another page': (now) => (now.matches({ keeping: { own: 'coming' } }) ? undefined : {}),
    },
    'own.changed': { never: () => undefined },
    'account.changed': { never: () => undefined },
    // Another worker takes another build (tests/journeys/all/offline/offline.journey.test.ts).
    'worker.replaced': { never: () => undefined },
    'page.resumed': { never: () => undefined },
  },
  actors: {
    registering: { resolves: { accepted: undefined as void }, rejects: { 'no workers': new Error('No workers here') } },
    cachingOwnPages: { resolves: { cached: undefined as void } },
  },
  keys: {},
});

/** The offline storage of visited pages in a browser, which registers the worker on request. */
export const pageCachingInBrowser = declareDriver(cases, {
  ...driver,
  opensPage,
  byItself: ['xstate.done.actor.cachingOwnPages'],
});

async function opensPage({ page, opens }: Visitor): Promise<Stage> {
  const surface = browserSurface(page);
  const watch = await watchPage(page);
  await page.addInitScript(holdRegistering);
  await opens('/en');
  await page.waitForFunction(() => window.requestWorker !== undefined);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  let turned = 0;
  return {
    surface,
    watch,
    happens: () => surface.goTo((turned += 1) % 2 === 1 ? '/en/li' : '/en'),
    answers: (_, answer) =>
      page.evaluate((script) => window.requestWorker!(script), 'output' in answer ? undefined : noScript),
    async passes(milliseconds) {
      const address = surface.address();
      if (milliseconds !== lookedAtLongEnough) return page.clock.runFor(milliseconds);
      await page.clock.runFor(milliseconds - 1);
      expect(await isPageCached(page, address), address).toBe(false);
      await page.clock.runFor(1);
      await expect.poll(() => isPageCached(page, address), { message: address }).toBe(true);
    },
    ends: () => page.clock.resume(),
  };
}

/** Runs in the page, before its scripts: delays the registration of the worker. */
function holdRegistering(): void {
  const { register } = ServiceWorkerContainer.prototype;
  ServiceWorkerContainer.prototype.register = function (own, options) {
    return new Promise((resolve, reject) => {
      window.requestWorker = (script = String(own)) => void register.call(this, script, options).then(resolve, reject);
    });
  };
}

function isPageCached(page: Page, address: string): Promise<boolean> {
  return page.evaluate((path) => caches.match(path, { ignoreVary: true }).then((copy) => copy !== undefined), address);
}
