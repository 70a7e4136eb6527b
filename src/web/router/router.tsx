import { type ComponentType, createElement, lazy } from 'react';

import { type Place, placeAt, type RouteName } from '#routes';

import { type Chunk, loadAlone } from '../chunks/chunk.ts';
import type { AccountRoute } from '../account/accountRoute.ts';
import { type FirstPage, useStatus } from '../page/firstPage.tsx';
import { usePlace } from '../page/usePlace.ts';
import { landingParts } from '../landing/laterParts.tsx';
import { contactParts } from '../messaging/contact/laterParts.tsx';
import { listParts } from '../search/laterParts.tsx';

// The address decides the page by the route table alone, here and on the server. The router library keeps the history.

interface PageModule {
  readonly Component: ComponentType;
  /** The first data of the page at a canonical address, as its flow would ask for them. */
  readonly firstData?: (address: string) => Promise<unknown>;
  /** What comes after it, where the shell need not know before (`parts`). */
  readonly parts?: Chunk<unknown>;
}

/** Each page has a module of its own, loaded when one goes there. All that has to do with one's account is one page. */
const loaders = {
  home: () => import('../home/HomePage.tsx'),
  list: () => import('../search/ListPage.tsx'),
  listing: () => import('../listing/ListingPage.tsx'),
  realEstate: () => import('../landing/RealEstatePage.tsx'),
  brand: () => import('../landing/BrandPage.tsx'),
  category: () => import('../landing/CategoryPage.tsx'),
  insertion: () => import('../insertion/InsertionPage.tsx'),
  ownAds: () => import('../ownAds/OwnAdsPage.tsx'),
  favourites: () => import('../favourites/FavouritesPage.tsx'),
  messages: () => import('../messaging/MessagesPage.tsx'),
  account: () => import('../account/AccountPage.tsx'),
  unknown: () => import('./notFound/NotFoundPage.tsx'),
} as const satisfies Readonly<Record<string, () => Promise<PageModule>>>;

/** A page that is shown. */
export type PageName = keyof typeof loaders;

/**
 * What is shown by the page of another: what the market answers with `error/404` looks like what is at no other address, and
 * all that is looked for is shown by one list, which stays while its address changes its grammar; so does the one page of all
 * steps of inserting an ad. What leads into a conversation is the page of them.
 */
const shownAs = {
  error: 'unknown',
  results: 'list',
  realEstateList: 'list',
  messagesRedirect: 'messages',
} as const satisfies Partial<Record<RouteName, PageName>>;

/** The page of accounts shows whatever has no other. */
const accountPage = (_: AccountRoute): PageName => 'account';

/** What comes after the first page (`laterView.tsx`). Who comes by a link gets it with its page, so that nothing moves. */
const parts: Readonly<Partial<Record<PageName, Chunk<unknown>>>> = {
  list: listParts,
  listing: contactParts,
  realEstate: landingParts,
  brand: landingParts,
  category: landingParts,
};

/** Their modules, as the build's manifest names them: the document asks for what it needs. */
export const modules: Readonly<Record<PageName, string>> = {
  home: 'src/web/home/HomePage.tsx',
  list: 'src/web/search/ListPage.tsx',
  listing: 'src/web/listing/ListingPage.tsx',
  realEstate: 'src/web/landing/RealEstatePage.tsx',
  brand: 'src/web/landing/BrandPage.tsx',
  category: 'src/web/landing/CategoryPage.tsx',
  insertion: 'src/web/insertion/InsertionPage.tsx',
  ownAds: 'src/web/ownAds/OwnAdsPage.tsx',
  favourites: 'src/web/favourites/FavouritesPage.tsx',
  messages: 'src/web/messaging/MessagesPage.tsx',
  account: 'src/web/account/AccountPage.tsx',
  unknown: 'src/web/router/notFound/NotFoundPage.tsx',
};

/** Pages whose modules came before the first render. */
const atHand = new Map<PageName, PageModule>();

const pages = Object.fromEntries((Object.keys(loaders) as PageName[]).map((name) => [name, later(name)])) as Readonly<
  Record<PageName, ComponentType>
>;

/** Says that what a visitor looks for is not here. */
export const NotFoundPage = pages.unknown;

/** The page that is shown at a place, whatever it is the place of: where the server has found nothing, that. */
export function pageOf(place: Place | undefined, status: FirstPage['status']): PageName {
  if (place === undefined || status === 404) return 'unknown';
  const { name } = place;
  if (name in loaders) return name as PageName;
  if (name in shownAs) return shownAs[name as keyof typeof shownAs];
  return accountPage(name as Exclude<RouteName, PageName | keyof typeof shownAs>);
}

/**
 * Brings the module of a page, so that its first render waits for nothing: the server's, and the one that hydrates it.
 * Throws ChunkLoadError.
 */
export async function bringPage(name: PageName): Promise<void> {
  if (atHand.has(name)) return;
  atHand.set(name, await loadAlone(loaders[name]));
}

/** Brings what comes after a page, for whoever cannot wait: the server. Throws ChunkLoadError. */
export async function bringParts(name: PageName): Promise<void> {
  await bringPage(name);
  await (parts[name] ?? atHand.get(name)?.parts)?.load();
}

/**
 * Brings the module of the page at a canonical address, and its first data; undefined where it asks for none. Rejects as
 * calls do, and throws ChunkLoadError.
 */
export async function firstDataOf(address: string): Promise<unknown> {
  const { firstData }: PageModule = await loadAlone(loaders[pageOf(placeAt(address), 200)]);
  return firstData?.(address);
}

/**
 * The page at the present address. While its module is on its way the page before it stays: the router goes in a
 * transition, and there is no `Suspense` around it, which on the server would swallow what a page throws.
 */
export function Page() {
  const name = pageOf(usePlace(), useStatus());
  return createElement(atHand.get(name)?.Component ?? pages[name]);
}

function later(name: PageName): ComponentType {
  return lazy(async () => {
    const early = parts[name]?.load().catch(() => {});
    const page: PageModule = await loadAlone(loaders[name]);
    await (early ?? page.parts?.load().catch(() => {}));
    return { default: page.Component };
  });
}
