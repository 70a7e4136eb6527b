import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser, screens, type Visitor, visit } from '#tests/drivers/browser/browser.ts';
import { demoListings } from '#tests/drivers/demo/demoListings.ts';
import { movedByAFace } from '#tests/drivers/flaws/sightFlaws.ts';

// On a slow connection a page arrives in parts, and the first is painted before the next arrives.

const upstream = inject('demoMarkets').allmend;
const listings = demoListings();

const menu = 'header [aria-haspopup=dialog]';

let browser: Browser;
let line: Server;
let origin: string;
/** The document is first sent up to each of these texts, in their order; the rest waits for the first paint. */
let cutAfter: readonly string[];
let painted: PromiseWithResolvers<void>;

beforeAll(async () => {
  // The browser shows scrollbars: that of a page longer than the window makes it narrower.
  browser = await openBrowser({ scrollbars: true });
  line = createServer((request, response) => void relay(request, response)).listen(0, '127.0.0.1');
  await once(line, 'listening');
  origin = `http://127.0.0.1:${(line.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await browser.close();
  line.close();
});

async function relay(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { host: _, connection: __, ...headers } = request.headers as Record<string, string>;
  const answer = await fetch(upstream + request.url!, { headers, redirect: 'manual' });
  const body = Buffer.from(await answer.arrayBuffer());
  const type = answer.headers.get('content-type') ?? 'text/plain';
  const location = answer.headers.get('location');
  response.writeHead(answer.status, { 'content-type': type, ...(location !== null && { location }) });
  if (answer.status === 200 && type.startsWith('text/html')) {
    const cut = cutAfter.reduce((from, text) => {
      const at = body.indexOf(text, from);
      if (at < 0) throw new Error(`There is no ${text} at ${request.url}`);
      return at + text.length;
    }, 0);
    response.write(body.subarray(0, cut));
    await painted.promise;
    response.end(body.subarray(cut));
  } else {
    response.end(body);
  }
}

describe.each(['phone', 'desk'] as const)('nothing moves at a %s', (screen) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await visit(browser, { origin, viewport: screens[screen] });
    await visitor.page.exposeFunction('notePaint', () => painted.resolve());
    await visitor.page.addInitScript(
      (selectors) => {
        new PerformanceObserver(() => {
          const place = (of: string) => document.querySelector(of)?.getBoundingClientRect().toJSON();
          window.atFirst ??= Object.fromEntries(selectors.map((of) => [of, place(of)]));
          window.notePaint();
        }).observe({ type: 'paint', buffered: true });
      },
      ['select[name=sp]', menu],
    );
    // The shifts of late fonts are tested by fontSwap.journey: this visitor has cached the fonts.
    painted = Promise.withResolvers();
    painted.resolve();
    cutAfter = ['</head>'];
    await visitor.opens('/de');
  });
  afterAll(() => visitor.leaves());

  it.each([
    ['/de', 'the header', ['</header>']],
    ['/de', 'the title of an ad, before its price', ['</h3>']],
    ['/de/li/sport', 'the header', ['</header>']],
    ['/de/li/sport', 'the headline', ['</h1>']],
    ['/de/li/sport', 'the title of an ad, before its price', ['</h2><p']],
    ['/de/li/sport?view=grid', 'the title of an ad, before its price', ['</h2><p']],
    [`/de/vi/${listings['several pictures']}`, 'the header', ['</header>']],
    [`/de/vi/${listings['several pictures']}`, 'the title', ['</h1>']],
    [`/de/vi/${listings['several pictures']}`, 'the first small picture', ['radiogroup', '</label>']],
  ])('when the rest of %s comes after %s', async (address, _, last) => {
    await visitor.forgets();
    cutAfter = last;
    painted = Promise.withResolvers();
    await visitor.opens(address);
    await visitor.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    // Small shifts by a font are ignored: on a busy machine even a cached font may load late.
    expect((await visitor.unrest()).filter((flaw) => !movedByAFace(flaw))).toEqual([]);
  });

  it.each([
    ['the choices of an order come after it', 'select[name=sp]', ['name="sp"', '>']],
    ['the rest of the header comes after the menu', menu, ['aria-haspopup="dialog"', '</div>']],
  ])('when %s', async (_, selector, last) => {
    await visitor.forgets();
    cutAfter = last;
    painted = Promise.withResolvers();
    await visitor.opens('/de/li/sport');
    // The element's text may be painted later, but its position must be final at the first paint.
    const [first, end] = await visitor.page.evaluate(
      (of) => [window.atFirst[of], document.querySelector(of)!.getBoundingClientRect().toJSON()],
      selector,
    );
    expect(first).toBeDefined();
    expect(first).toEqual(end);
  });
});

declare global {
  interface Window {
    /** The positions of elements at the first paint, by selector. */
    atFirst: Readonly<Record<string, object | undefined>>;
  }
}
