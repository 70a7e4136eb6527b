import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

import { defaultLanguage } from '#machines/market/language.ts';
import { placeAt } from '#routes';

import { canonicalAddress } from './addresses/address.ts';
import { addressesOf } from './addresses/addressesOf.ts';
import { App } from './App.tsx';
import { loadAllMessages } from './languages/catalogue.ts';
import { type Manifest, writeDocument } from './document/document.ts';
import type { RenderResult } from './document/renderResult.ts';
import type { FirstPage } from './page/firstPage.tsx';
import type { PageHead } from './page/head.tsx';
import { type Lasting, type PageMarkup, PageMarkupContext } from './fragments/pageMarkup.ts';
import { createMarkupStore } from './fragments/fragmentCache.ts';
import { loadCategorySigns } from './listing/card/CategorySign.tsx';
import { loadPage, loadPageParts, type PageName, pageOf } from './router/router.tsx';
import { partsOfEveryPage } from './app/AppParts.tsx';
import { Shell } from './shell/Shell.tsx';

// The interface of the SSR bundle: plain data in, plain data out. The server loads the built bundle, which has its own
// copies of shared modules.

export { canonicalAddress } from './addresses/address.ts';
export { loadCatalogues } from './languages/catalogue.ts';
export { mailLook } from './theme/mailLook.ts';
export { webAppManifest } from './document/webAppManifest.ts';

/** The request for rendering a page. */
export interface RenderRequest extends Pick<FirstPage, 'mode' | 'now' | 'support'> {
  /** The requested path and query, with the language segment: `/de/li?q=velo`. */
  readonly url: string;
  /**
   * The status of the page: 404 if the URL names nothing, 410 if its listing was deleted. The status of a failure if
   * there is nothing to show; otherwise 200.
   */
  readonly status?: FirstPage['status'];
  /** The links of the footer, in the page's language; without it the footer has only its own links. */
  readonly footer?: FirstPage['footer'];
  /** The first data of the page, as JSON. Each page of src/web knows their type. */
  readonly firstData: unknown;
}

/**
 * Renders the page at an address. A page that throws becomes the severe-error screen with status 500 (SHELL-18). The
 * error goes to `onError`, since the screen does not show the cause. With `markup`, cached fragments are not rendered
 * again; their marks are in the result instead.
 */
export async function render(
  request: RenderRequest,
  onError?: (error: unknown) => void,
  markup?: PageMarkup,
): Promise<RenderResult> {
  const place = placeAt(request.url);
  const requested = request.status ?? 200;
  const route = pageOf(place, requested);
  const found = route === 'unknown' ? 404 : requested;
  const address = canonicalAddress(request.url);
  const first: FirstPage = {
    address,
    addresses: addressesOf(address),
    language: place?.language ?? defaultLanguage,
    mode: request.mode,
    now: request.now,
    status: found,
    footer: request.footer ?? null,
    ...(request.support !== undefined && { support: request.support }),
    data: request.firstData,
  };
  try {
    return { ...(await renderPage(first, route, markup)), route, status: found, first };
  } catch (error) {
    onError?.(error);
    const failed: FirstPage = { ...first, status: 500, data: null };
    return { ...(await renderPage(failed, route)), route, status: 500, first: failed };
  }
}

const markupStore = createMarkupStore();

/** The whole answer to a request for a page: status and document. `manifest` is the client build's; absent in dev. */
export async function renderDocument({
  request,
  manifest,
  origin,
  recording = false,
  inspector,
  lasting,
  fingerprintScript,
  compressed = (content) => content.slice(),
  onError,
}: {
  readonly request: RenderRequest;
  readonly manifest?: Manifest;
  /** The market's origin, for canonical and alternate links: `https://allmend.example`. */
  readonly origin: string;
  /**
   * Whether the document includes the recorder, before the app's own scripts; a name records only that machine's flows.
   */
  readonly recording?: boolean | string;
  /** The address of the inspector's script, before the app's own scripts; without it the document includes none. */
  readonly inspector?: string;
  /** The URL of a fingerprinting service's script, which the login loads. */
  readonly fingerprintScript?: string;
  /** The objects of the request that later requests will contain too; without it no fragments are cached. */
  readonly lasting?: Lasting;
  /**
   * Turns the document in UTF-8 into the response's bytes. The input buffer is reused afterwards; the default copies
   * it.
   */
  readonly compressed?: (content: Uint8Array) => Uint8Array;
  readonly onError?: (error: unknown) => void;
}): Promise<{ readonly status: number; readonly content: Uint8Array }> {
  const markup = lasting && markupStore.forPage(lasting);
  const result = await render(request, onError, markup);
  const content = writeDocument({ result, markup, manifest, origin, recording, inspector, fingerprintScript });
  return { status: result.status, content: compressed(content) };
}

async function renderPage(
  first: FirstPage,
  route: PageName,
  markup?: PageMarkup,
): Promise<Pick<RenderResult, 'html' | 'head'>> {
  const [i18n] = await Promise.all([
    loadAllMessages(first.language),
    loadPage(route),
    loadPageParts(route),
    loadCategorySigns(),
    partsOfEveryPage.load(),
  ]);
  let head: PageHead | undefined;
  const html = renderToString(
    <App first={first} i18n={i18n} onHead={(said) => (head = said)}>
      <StaticRouter location={first.address}>
        <PageMarkupContext value={markup}>
          <Shell />
        </PageMarkupContext>
      </StaticRouter>
    </App>,
  );
  if (!head) throw new Error(`The page at ${first.address} has no head`);
  return { html, head };
}
