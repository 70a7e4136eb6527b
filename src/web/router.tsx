import { matchRoutes, type RouteObject } from 'react-router-dom';

import type { Language } from '#machines/market/language.ts';
import { type RouteName, routes } from '#routes';

import { NotFound } from './shell/NotFound.tsx';
import { SevereError } from './shell/SevereError.tsx';
import { Shell } from './shell/Shell.tsx';

/** A page of the route table: either at hand, or a module that exports its `Component`, loaded when one goes there. */
type Page = Pick<RouteObject, 'Component' | 'lazy'>;

const pages: Readonly<Record<RouteName, Page>> = {
  home: { lazy: () => import('./home/HomePage.tsx') },
  list: { lazy: () => import('./search/ListPage.tsx') },
  listing: { lazy: () => import('./listing/ListingPage.tsx') },
  error: { Component: NotFound },
  unknown: { Component: NotFound },
};

/** The modules of the lazy pages, as the build's manifest names them: the document links what they need. */
export const modules: Readonly<Partial<Record<RouteName, string>>> = {
  home: 'src/web/home/HomePage.tsx',
  list: 'src/web/search/ListPage.tsx',
  listing: 'src/web/listing/ListingPage.tsx',
};

/** The pages of one language in the shell; another language is another document. */
export function routesIn(language: Language): RouteObject[] {
  const children = Object.entries(pages).map(([name, page]) => {
    const { path } = routes[name as RouteName];
    return { id: name, path: path === '*' ? '*' : `${language}/${path}`, caseSensitive: true, ...page };
  });
  return [{ Component: Shell, ErrorBoundary: SevereError, children }];
}

/**
 * Brings the modules of the page at an address, and leaves none to wait for: the first render, here and there, is whole.
 */
export async function loadPageAt(pathname: string, known: RouteObject[]): Promise<void> {
  const matches = matchRoutes(known, pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
