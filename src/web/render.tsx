import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

import { defaultLanguage } from '#machines/market/language.ts';
import { placeAt } from '#routes';

import { canonicalAddress } from './addresses/address.ts';
import { addressesOf } from './addresses/addressesOf.ts';
import { App } from './App.tsx';
import { speakFully } from './languages/catalogue.ts';
import { type Manifest, writeDocument } from './document/document.ts';
import type { RenderResult } from './document/renderResult.ts';
import type { FirstPage } from './page/firstPage.tsx';
import type { PageHead } from './page/head.tsx';
import { type Lasting, type PageMarkup, PageMarkupContext } from './fragments/keptMarkup.ts';
import { createMarkupStore } from './fragments/markupStore.ts';
import { bringCategorySigns } from './listing/card/CategorySign.tsx';
import { bringPage, bringParts, type PageName, pageOf } from './router/router.tsx';
import { partsOfEveryPage } from './app/AppParts.tsx';
import { Shell } from './shell/Shell.tsx';

// The one door between the server and the web: plain data in, plain data out. The server loads the built bundle, which
// has its own copies of shared modules.

export { canonicalAddress } from './addresses/address.ts';
export { loadCatalogues } from './languages/catalogue.ts';
export { mailLook } from './theme/mailLook.ts';
export { webAppManifest } from './document/webAppManifest.ts';

/** What the server knows of a page before it is rendered. */
export interface RenderRequest extends Pick<FirstPage, 'mode' | 'now' | 'support'> {
  /** Path and query as asked for, with the language segment: `/de/li?q=velo`. */
  readonly url: string;
  /** 404 when what the address names does not exist, 410 when it does no longer, a failure's when there is nothing to show; else 200. */
  readonly status?: FirstPage['status'];
  /** What the footer links to, in the page's language; without it the footer has its own links alone. */
  readonly footer?: FirstPage['footer'];
  /** What the page shows, as JSON carries it; each page of src/web knows its own. */
  readonly firstData: unknown;
}

/**
 * Renders the page at an address. A page that throws becomes the severe-error screen with status 500 (SHELL-18), and the
 * error is handed to `onError`, since the visitor's screen does not tell the cause. With `markup` from pages before, what they
 * have shown is not rendered again, and its marks stand there instead.
 */
export async function render(
  request: RenderRequest,
  onError?: (error: unknown) => void,
  markup?: PageMarkup,
): Promise<RenderResult> {
  const place = placeAt(request.url);
  const asked = request.status ?? 200;
  const route = pageOf(place, asked);
  const found = route === 'unknown' ? 404 : asked;
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

/** The whole answer to a request for a page: status, and document. `manifest` is the client build's; absent in dev. */
export async function renderDocument({
  request,
  manifest,
  origin,
  recording = false,
  lasting,
  fingerprintScript,
  compressed = (content) => content.slice(),
  onError,
}: {
  readonly request: RenderRequest;
  readonly manifest?: Manifest;
  /** Where the market is reached, for canonical and alternate links: `https://allmend.example`. */
  readonly origin: string;
  /** Whether the document brings the recorder, before the app's own scripts; a name records that machine's flows alone. */
  readonly recording?: boolean | string;
  /** The address of a service's script that tells browsers apart where somebody logs in. */
  readonly fingerprintScript?: string;
  /** Which objects of the request those to come will have too; without it nothing of the page is kept for others. */
  readonly lasting?: Lasting;
  /** What goes out of the document in UTF-8, which is overwritten afterwards; without it a copy does. */
  readonly compressed?: (content: Uint8Array) => Uint8Array;
  readonly onError?: (error: unknown) => void;
}): Promise<{ readonly status: number; readonly content: Uint8Array }> {
  const markup = lasting && markupStore.forPage(lasting);
  const result = await render(request, onError, markup);
  const content = writeDocument({ result, markup, manifest, origin, recording, fingerprintScript });
  return { status: result.status, content: compressed(content) };
}

async function renderPage(
  first: FirstPage,
  route: PageName,
  markup?: PageMarkup,
): Promise<Pick<RenderResult, 'html' | 'head'>> {
  const [i18n] = await Promise.all([
    speakFully(first.language),
    bringPage(route),
    bringParts(route),
    bringCategorySigns(),
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
