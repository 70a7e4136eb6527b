import type { Page, Response } from 'playwright-core';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { ShownCopyEvent } from '#machines/offline/shownCopyEvents.ts';
import type { shownCopyMachine } from '#machines/offline/shownCopyMachine.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { listPath } from '#web/addresses/listPath.ts';
import { accountsOf, quickPasswords } from '../account/accounts.ts';
import { browserSurface } from '../browser/browserSurface.ts';
import { logsIn, writesAbout } from '../browser/elsewhere.ts';
import { declareDriver } from '../walking/flowDriver.ts';
import { watchPage } from '../browser/pageWatch.ts';
import { shownCopyDriver } from './shownCopyDriver.ts';
import { nameOf, type Sight } from '../walking/surface.ts';
import type { MarketOfBuilds } from '../builds/twoBuilds.ts';

// The driver for the notice of a copy in a browser, with its real worker and connection. A path takes the market down
// and up again.

type Now = SnapshotFrom<typeof shownCopyMachine>;

const { cases: known, sights, does } = shownCopyDriver;

const cases: FlowCases<typeof shownCopyMachine> = {
  ...known,
  events: {
    ...known.events,
    'copy.shown': { 'of a moment ago': { at: 1_795_521_900_000 } },
    // A browser reports a lost connection once. An online page sends nothing while its market is down; a page that is
    // online again sends a request immediately.
    'market.answered': {
      'from one that asks by itself': (now: Now) =>
        now.matches({ copied: 'cutOff' }) ? { isRefetched: true } : undefined,
    },
    'connection.lost': { 'where there was one': (now: Now) => (now.matches({ copied: 'reachable' }) ? {} : undefined) },
  },
};

/** Lists that a document requests once, and then caches: consecutive copies are shown of them. */
const lists = ['Velo', 'Citybike', 'Tandem', 'Rennvelo'].map((query) => listPath('en', { query }));

const log: Sight = { role: 'log' };
const row: Sight = { role: 'link', name: /Citybike/ };
const questions = ['OpenConversation', 'MyConversations'] as const;
const asks = (answer: Response, question: string) => answer.request().headers()['x-operation'] === question;

/** The driver for a market with an ad about which there is a conversation. */
export function shownCopyInBrowser(market: () => MarketOfBuilds) {
  return declareDriver(cases, {
    sights,
    does,
    ownData: ['copy.shown'],
    async opensPage(visitor) {
      const { page } = visitor;
      const line = await lineOf(page);
      const surface = browserSurface(page);
      const watch = await watchPage(page);
      const email = 'ana@example.ch';
      await accountsOf(market().market, { passwords: quickPasswords() }).joins(email);
      await visitor.opens('/en');
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await logsIn(visitor, email);
      const conversation = `/en/messages/buying/${await writesAbout(visitor, 'bikebikebike', 'Is it still there?')}`;
      // Opens these pages once the worker controls the page, so that it stores them.
      await visitor.opens('/en');
      const home = surface.address();
      for (const [number, address] of [conversation, ...lists].entries()) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await surface.goTo(address);
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await expect.poll(() => page.evaluate(countCachedAnswers), { message: address }).toBeGreaterThan(number);
      }
      await visitor.opens('/en');
      const unseen = [...lists];

      /** Simulates a visitor who opens a page from the device's storage, while the market is down. */
      function comesToCopy(address: string): Promise<void> {
        market().isAway();
        return surface.goTo(address);
      }

      async function reachesMarket(): Promise<void> {
        await line.is(false);
        market().isBack();
        await line.is(true);
      }

      /** Opens a copy of messages, and goes online: the page then requests the content again, and receives it. */
      async function isRefetched(): Promise<void> {
        await comesToCopy(conversation);
        for (const sight of [log, row]) expect(await surface.shows(sight, true), nameOf(sight)).toBe(true);
        const answers = Promise.all(
          questions.map((question) => page.waitForResponse((answer) => asks(answer, question))),
        );
        await reachesMarket();
        await answers;
      }

      return {
        surface,
        watch,
        async happens(reported) {
          const event = reported as ShownCopyEvent;
          switch (event.type) {
            case 'copy.shown':
              return comesToCopy(unseen.shift()!);
            case 'page.turned':
              return surface.goTo(home);
            case 'connection.lost':
              market().isAway();
              return line.is(false);
            case 'connection.restored':
              return reachesMarket();
            case 'market.answered':
              return isRefetched();
          }
        },
        async ends() {
          market().isBack();
          await line.is(true);
        },
      };
    },
  });
}

/**
 * The browser's connection state for the page. The worker reaches the market independently: the two would not change at
 * the same time.
 */
async function lineOf(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const unlimited = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  return {
    is: async (isThere: boolean) =>
      void (await devtools.send('Network.emulateNetworkConditions', { offline: !isThere, ...unlimited })),
  };
}

/** Runs in the page: the number of stored responses to requests of the walk's pages. */
const countCachedAnswers = () =>
  caches
    .keys()
    .then((names) => Promise.all(names.map((name) => caches.open(name).then((cache) => cache.keys()))))
    .then((cached) => cached.flat().filter(({ url }) => /\/(search|list)\.json|OpenConversation/.test(url)).length);
