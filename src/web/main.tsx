import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { placeAt } from '#routes';

import { clients } from './apiClient.ts';
import { App } from './App.tsx';
import { atRest } from './atRest.ts';
import { laterWords, learn, speak } from './catalogue.ts';
import { bringAlong, loadChunk } from './chunk.ts';
import { keepLanguage } from './cookies.ts';
import type { FirstPage } from './firstPage.tsx';
import { bringPage, pageOf } from './router.tsx';
import { appStatus } from './shell/appStatus.ts';
import { NeedsStorage } from './shell/NeedsStorage.tsx';
import { Shell } from './shell/Shell.tsx';
import { PassCampaignOn, passCampaignOn } from './tracking/campaign.tsx';
import { track } from './tracking/track.ts';

const root = document.getElementById('root');
const json = document.getElementById('first-data')?.textContent;
if (!root || !json) throw new Error('The document has no first page');

const first = JSON.parse(json) as FirstPage;
const page = pageOf(placeAt(window.location.pathname), first.status);
const [i18n] = await Promise.all([speak(first.language), bringPage(page)]);
bringAlong(
  () => laterWords(first.language),
  (words) => learn(i18n, words),
);

keepLanguage(first.language);
appStatus.start();
passCampaignOn(document);
track.start();

// In slices, between which the page scrolls and answers; what somebody touches comes first.
startTransition(() => {
  hydrateRoot(
    root,
    <App first={first} i18n={i18n}>
      <NeedsStorage>
        <BrowserRouter>
          <PassCampaignOn>
            <Shell />
          </PassCampaignOn>
        </BrowserRouter>
      </NeedsStorage>
    </App>,
  );
});

// What the first page has no need of. Without it the page is of use as it is, and calls ask for it again.
void atRest().then(() => {
  clients.load().catch(() => {});
  loadChunk(() => import('./prefetchOnIntent.ts')).then(
    ({ prefetchOnIntent }) => prefetchOnIntent(document),
    () => {},
  );
});
