import { Fragment, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { placeAt } from '#routes';

import { clients } from './api/apiClient.ts';
import { App } from './App.tsx';
import { whenIdle } from './browser/whenIdle.ts';
import { lazyMessages, addMessages, loadFirstMessages } from './languages/catalogue.ts';
import { loadWithFirstChunk, loadChunk } from './chunks/chunk.ts';
import { storeLanguage } from './browser/cookies.ts';
import type { FirstPage } from './page/firstPage.tsx';
import { loadPage, pageOf } from './router/router.tsx';
import { tolerateForeignNodes } from './browser/foreignNodes.ts';
import { appStatus } from './api/appStatus.ts';
import { NeedsStorage } from './shell/NeedsStorage.tsx';
import { Shell } from './shell/Shell.tsx';
import { track } from './tracking/track.ts';

const root = document.getElementById('root');
const json = document.getElementById('first-data')?.textContent;
if (!root || !json) throw new Error('The document has no first page');

const first = JSON.parse(json) as FirstPage;
const page = pageOf(placeAt(window.location.pathname), first.status);
// Only the URLs of visitors from an advertisement have campaign keys to pass on. If this script fails to load, the page
// still works.
const bringCampaign = /gclid|utm_/i.test(window.location.search)
  ? loadChunk(() => import('./tracking/campaign.tsx')).catch(() => undefined)
  : undefined;
const [i18n, campaign] = await Promise.all([loadFirstMessages(first.language), bringCampaign, loadPage(page)]);
const Passing = campaign?.PassCampaignOn ?? Fragment;
loadWithFirstChunk(
  () => lazyMessages(first.language),
  (words) => addMessages(i18n, words),
);

storeLanguage(first.language);
appStatus.start();
campaign?.passCampaignOn(document);
track.start();

tolerateForeignNodes(document.body);

// Hydrates in slices, between which the page stays responsive; parts that the visitor touches come first.
startTransition(() => {
  hydrateRoot(
    root,
    <App first={first} i18n={i18n}>
      <NeedsStorage>
        <BrowserRouter>
          <Passing>
            <Shell />
          </Passing>
        </BrowserRouter>
      </NeedsStorage>
    </App>,
  );
});

// Loads a replacement for popovers, which Safari before 17 and Firefox before 125 lack.
if (!('popover' in HTMLElement.prototype)) import('@oddbird/popover-polyfill').catch(() => {});

// Loads what the first page does not need. Without it the page still works, and calls try to load it again.
void whenIdle().then(() => {
  clients.load().catch(() => {});
  loadChunk(() => import('./router/prefetchOnIntent.ts')).then(
    ({ prefetchOnIntent }) => prefetchOnIntent(document),
    () => {},
  );
});
