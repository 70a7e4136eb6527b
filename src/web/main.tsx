import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

import { App } from './App.tsx';
import { speak } from './catalogue.ts';
import type { FirstPage } from './firstPage.tsx';
import { loadPageAt, routesIn } from './router.tsx';

const root = document.getElementById('root');
const json = document.getElementById('first-data')?.textContent;
if (!root || !json) throw new Error('The document has no first page');

const first = JSON.parse(json) as FirstPage;
const routes = routesIn(first.language);
const [i18n] = await Promise.all([speak(first.language), loadPageAt(window.location.pathname, routes)]);

hydrateRoot(
  root,
  <App first={first} i18n={i18n}>
    <RouterProvider router={createBrowserRouter(routes)} />
  </App>,
);
