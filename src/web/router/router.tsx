import { type ComponentType, createElement, lazy } from 'react';

import { type Place, placeAt, type RouteName } from '#routes';

import { loadAlone } from '../chunks/chunk.ts';
import { type FirstPage, useStatus } from '../page/firstPage.tsx';
import type { PageDescriptor, PageModule } from '../page/pageDescriptor.ts';
import { usePlace } from '../page/usePlace.ts';
import { descriptors, pageFor } from './descriptors.ts';

// The address decides the page by the route table alone, here and on the server. The router library keeps the history.

/** A page that is shown: the first of its routes. */
export type PageName = RouteName;

/** The modules of pages, as the build's manifest names them: the document requests what it needs. */
export const modules: ReadonlyMap<PageName, string> = new Map(
  descriptors.map(({ routes: [name], file }) => [name, file]),
);

/** Pages whose modules came before the first render. */
const atHand = new Map<PageName, PageModule>();

const views = new Map(descriptors.map((page) => [page.routes[0], later(page)]));

/** Says that what a visitor looks for is not here. */
export const NotFoundPage = views.get('unknown')!;

/** The page that is shown at a place, whatever it is the place of: where the server has found nothing, that. */
export function pageOf(place: Place | undefined, status: FirstPage['status']): PageName {
  return pageFor(place === undefined || status === 404 ? 'unknown' : place.name).routes[0];
}

/**
 * Brings the module of a page, so that its first render waits for nothing: the server's, and the one that hydrates it.
 * Throws ChunkLoadError.
 */
export async function bringPage(name: PageName): Promise<void> {
  if (atHand.has(name)) return;
  atHand.set(name, await loadAlone(pageFor(name).load));
}

/** Brings what comes after a page, for whoever cannot wait: the server. Throws ChunkLoadError. */
export async function bringParts(name: PageName): Promise<void> {
  await bringPage(name);
  await (pageFor(name).parts ?? atHand.get(name)?.parts)?.load();
}

/**
 * Brings the module of the page at a canonical address, and its first data; undefined where it asks for none. Rejects as
 * calls do, and throws ChunkLoadError.
 */
export async function firstDataOf(address: string): Promise<unknown> {
  const { firstData } = await loadAlone(pageFor(pageOf(placeAt(address), 200)).load);
  return firstData?.(address);
}

/**
 * The page at the present address. While its module is on its way the page before it stays: the router goes in a
 * transition, and there is no `Suspense` around it, which on the server would swallow what a page throws.
 */
export function Page() {
  const name = pageOf(usePlace(), useStatus());
  return createElement(atHand.get(name)?.Component ?? views.get(name)!);
}

function later({ load, parts }: PageDescriptor): ComponentType {
  return lazy(async () => {
    const early = parts?.load().catch(() => {});
    const page = await loadAlone(load);
    await (early ?? page.parts?.load().catch(() => {}));
    return { default: page.Component };
  });
}
