import { type ComponentType, createElement, lazy } from 'react';

import { type Place, placeAt, type RouteName } from '#routes';

import { loadAlone } from '../chunks/chunk.ts';
import { type FirstPage, useStatus } from '../page/firstPage.tsx';
import type { PageDescriptor, PageModule } from '../page/pageDescriptor.ts';
import { usePlace } from '../page/usePlace.ts';
import { descriptors, pageFor } from './descriptors.ts';

// The address decides the page by the route table alone, here and on the server. The router library only manages the
// history.

/** The name of a page: the first of its routes. */
export type PageName = RouteName;

/** The modules of pages, as named in the build's manifest: the document preloads them. */
export const modules: ReadonlyMap<PageName, string> = new Map(
  descriptors.map(({ routes: [name], file }) => [name, file]),
);

/** By page: its module, if it was loaded before the first render. */
const atHand = new Map<PageName, PageModule>();

const views = new Map(descriptors.map((page) => [page.routes[0], lazyPage(page)]));

/** The not-found view. */
export const NotFoundPage = views.get('unknown')!;

/** The page to show at a place; the not-found page if the server has found nothing. */
export function pageOf(place: Place | undefined, status: FirstPage['status']): PageName {
  return pageFor(place === undefined || status === 404 ? 'unknown' : place.name).routes[0];
}

/**
 * Loads the module of a page, so that its first render does not suspend: on the server and for hydration. Throws
 * ChunkLoadError.
 */
export async function loadPage(name: PageName): Promise<void> {
  if (atHand.has(name)) return;
  atHand.set(name, await loadAlone(pageFor(name).load));
}

/** Loads the later parts of a page for a render that cannot wait: the server's. Throws ChunkLoadError. */
export async function loadPageParts(name: PageName): Promise<void> {
  await loadPage(name);
  await (pageFor(name).parts ?? atHand.get(name)?.parts)?.load();
}

/**
 * Loads the module of the page at a canonical address, and requests its first data; undefined if it has none. Rejects
 * as calls do, and throws ChunkLoadError.
 */
export async function firstDataOf(address: string): Promise<unknown> {
  const { firstData } = await loadAlone(pageFor(pageOf(placeAt(address), 200)).load);
  return firstData?.(address);
}

/**
 * The page at the current address. While its module loads, the previous page stays: the router navigates in a
 * transition. There is no `Suspense` around it, which on the server would swallow errors of the page.
 */
export function Page() {
  const name = pageOf(usePlace(), useStatus());
  return createElement(atHand.get(name)?.Component ?? views.get(name)!);
}

function lazyPage({ load, parts }: PageDescriptor): ComponentType {
  return lazy(async () => {
    const early = parts?.load().catch(() => {});
    const page = await loadAlone(load);
    await (early ?? page.parts?.load().catch(() => {}));
    return { default: page.Component };
  });
}
