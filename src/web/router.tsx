import { type ComponentType, createElement, lazy } from 'react';

import { type Place, placeAt, type RouteName } from '#routes';

import { useAddress } from './address.ts';
import { loadChunk } from './chunk.ts';
import { useLanguage } from './firstPage.tsx';
import { NotFound } from './shell/NotFound.tsx';

// The address decides the page by the route table alone, here and on the server. The router library keeps the history.

interface PageModule {
  readonly Component: ComponentType;
}

/** Pages of a module of their own, loaded when one goes there; the others are part of the shell. */
const loaders = {
  home: () => import('./home/HomePage.tsx'),
  list: () => import('./search/ListPage.tsx'),
  listing: () => import('./listing/ListingPage.tsx'),
} satisfies Partial<Record<RouteName, () => Promise<PageModule>>>;

type LazyName = keyof typeof loaders;

/** Their modules, as the build's manifest names them: the document asks for what it needs. */
export const modules: Readonly<Partial<Record<RouteName, string>>> = {
  home: 'src/web/home/HomePage.tsx',
  list: 'src/web/search/ListPage.tsx',
  listing: 'src/web/listing/ListingPage.tsx',
} satisfies Record<LazyName, string>;

/** Pages whose modules came before the first render. */
const atHand = new Map<RouteName, ComponentType>();

const pages: Readonly<Record<RouteName, ComponentType>> = {
  home: later(loaders.home),
  list: later(loaders.list),
  listing: later(loaders.listing),
  error: NotFound,
  unknown: NotFound,
};

/**
 * Brings the module of a page, so that its first render waits for nothing: the server's, and the one that hydrates it.
 * Throws ChunkLoadError.
 */
export async function bringPage(name: RouteName): Promise<void> {
  if (name in loaders) atHand.set(name, (await loadChunk(loaders[name as LazyName])).Component);
}

/** Where one is: the route and its parameters. */
export function usePlace(): Place {
  const language = useLanguage();
  return placeAt(useAddress()) ?? { name: 'unknown', language, params: {} };
}

/**
 * The page at the present address. While its module is on its way the page before it stays: the router goes in a
 * transition, and there is no `Suspense` around it, which on the server would swallow what a page throws.
 */
export function Page() {
  const { name } = usePlace();
  return createElement(atHand.get(name) ?? pages[name]);
}

function later(load: () => Promise<PageModule>): ComponentType {
  return lazy(async () => ({ default: (await loadChunk(load)).Component }));
}
