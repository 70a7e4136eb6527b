import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
  type Request,
} from 'playwright-core';
import { expect } from 'vitest';
import { count } from '#tests/run/work.ts';
import { barriers, type Barriers } from '../flaws/barriers.ts';
import { type Hands, playwrightHands } from './hands.ts';
import { noteJourney } from './journeyTrace.ts';

/** The widths at which every page is looked at: a phone, a tablet, and a desk. */
export const screens = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desk: { width: 1440, height: 1000 },
} as const;

export type Screen = keyof typeof screens;

const executablePath = process.env['ALLMEND_CHROMIUM'] ?? '/usr/bin/chromium';

/** Containers have neither the sandbox's privileges nor a large /dev/shm, and no graphics card. */
const args = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'];

/** Starts the browser that `npm test` has found or installed; scrollbars take room in it when they are asked for. */
export async function openBrowser({ scrollbars = false } = {}): Promise<Browser> {
  const ignoreDefaultArgs = scrollbars ? ['--hide-scrollbars'] : [];
  return countingLoads(await chromium.launch({ executablePath, args, ignoreDefaultArgs }));
}

/** Counts the documents of a browser's windows. */
export function countingLoads(browser: Browser): Browser {
  browser.on('context', (context) => {
    context.on('page', (page) => page.on('domcontentloaded', () => count('pageLoads')));
  });
  return browser;
}

/** Starts one that keeps what it is told to in a folder, as people's own do. */
export function openLastingBrowser(folder: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, { executablePath, args });
}

/** A visitor with a browser window of their own, and somebody who notes what goes wrong in it. */
export interface Visitor extends Hands {
  readonly page: Page;
  /** Goes to an address as one types it, a new document, and waits until its script answers, if scripts run. */
  opens(address: string): Promise<void>;
  /** Loads the document again, and waits as for the first. */
  reloads(): Promise<void>;
  goesBack(): Promise<void>;
  goesForward(): Promise<void>;
  /** What was logged as warning or error or thrown so far, and what has moved by itself in this document. */
  unrest(): Promise<readonly string[]>;
  /** Nothing of that. */
  expectCalm(): Promise<void>;
  /** Until every call of the page is answered, but for the stream, which stays. */
  callsNothing(): Promise<void>;
  /** No barrier that axe knows: none at all, or none of a kind. */
  expectNoBarriers(of?: Barriers): Promise<void>;
  /**
   * Makes a stranger of the visitor: the window is as it was, nothing is stored or noted of what was seen. Files that the
   * browser keeps by the hash in their names stay: no page can tell, and to fetch them again would take half of a look.
   */
  forgets(): Promise<void>;
  leaves(): Promise<void>;
}

/** With what somebody comes. */
export interface Visit extends BrowserContextOptions {
  readonly origin: string;
  /** Runs in the browser before each page does. */
  readonly before?: (() => void) | undefined;
  /** Whether layout shifts count as unrest, as they do unless a test says otherwise. */
  readonly watchesShifts?: boolean;
}

/** What Playwright says where the window takes no workers. */
const workerBlocked = 'Service Worker registration blocked by Playwright';

export async function visit(
  browser: Browser,
  { origin, before, watchesShifts = true, ...options }: Visit,
): Promise<Visitor> {
  // Who reads a language that the market does not speak is not offered any other than the one shown.
  const context = await browser.newContext({
    baseURL: origin,
    viewport: screens.desk,
    locale: 'rm-CH',
    // Calls that a test holds or answers must come by the page. Who is about workers allows them.
    serviceWorkers: 'block',
    ...options,
  });
  const noteTheLast = await noteJourney(context);
  // A busy machine takes its time.
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const noted: string[] = [];
  page.on('console', (message) => {
    if (message.text() === workerBlocked) return;
    if (message.type() === 'warning' || message.type() === 'error') noted.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => noted.push(`${page.url()}: ${error.message}`));
  const calls = underWay(page);
  if (watchesShifts) await page.addInitScript(noteLayoutShifts);
  if (before) await page.addInitScript(before);

  const shifts = () => (watchesShifts ? page.evaluate(() => window.layoutShifts) : []);
  const unrest = async () => [...noted, ...(await shifts())];
  const arrives = async (going: Promise<unknown>) => {
    await going;
    if (options.javaScriptEnabled !== false) await awake(page);
  };
  return {
    ...playwrightHands(page),
    page,
    opens: (address) => arrives(page.goto(address, { waitUntil: 'load' })),
    reloads: () => arrives(page.reload()),
    goesBack: async () => void (await page.goBack()),
    goesForward: async () => void (await page.goForward()),
    unrest,
    async expectCalm() {
      expect(await unrest()).toEqual([]);
    },
    callsNothing: () => expect.poll(() => [...calls].map((call) => call.url())).toEqual([]),
    async expectNoBarriers(of) {
      expect(await barriers(page, of), page.url()).toEqual([]);
    },
    async forgets() {
      // What the page was about to ask for would be asked for without the cookies that are taken away below. From an empty
      // page the next one would be opened in a new process of the browser, which takes half of a look to come to speed.
      await page.goto('/robots.txt');
      await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'no-preference' });
      await page.setViewportSize(options.viewport ?? screens.desk);
      // A page to which storage is refused has nothing in it.
      await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
      const devtools = await context.newCDPSession(page);
      await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
      await devtools.detach();
      noted.length = 0;
    },
    async leaves() {
      if (options.javaScriptEnabled !== false) await noteTheLast();
      await context.close();
    },
  };
}

/** The calls of a page that are not answered yet. */
function underWay(page: Page): ReadonlySet<Request> {
  const calls = new Set<Request>();
  page.on('request', (call) => {
    if (/\/api\/(?!.*\/stream\/)/.test(call.url())) calls.add(call);
  });
  page.on('requestfinished', (call) => void calls.delete(call));
  page.on('requestfailed', (call) => void calls.delete(call));
  return calls;
}

/** What one presses before the page's script answers is the browser's own affair. Pages that others made have none of ours. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector('script[data-app]') ||
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
}

/** Waits for what comes alive after its page, when the browser is at rest or somebody is there. */
export async function awakeAt(element: Locator): Promise<void> {
  const found = await element.elementHandle();
  await element
    .page()
    .waitForFunction((each) => Object.keys(each).some((key) => key.startsWith('__reactProps')), found);
}

declare global {
  interface Window {
    /** What has moved in this document without anybody having done anything. */
    layoutShifts: string[];
  }
}

/** Runs in the page. What another page moves as it comes is no shift, as it is none when a document comes. */
function noteLayoutShifts(): void {
  window.layoutShifts = [];
  const arrivals: { readonly from: number; until: number }[] = [];
  const arrived = () => {
    const arrival = { from: performance.now(), until: Infinity };
    arrivals.push(arrival);
    requestAnimationFrame(() => requestAnimationFrame(() => (arrival.until = performance.now())));
  };
  for (const change of ['pushState', 'replaceState'] as const) {
    const changed = history[change].bind(history);
    history[change] = (...entry) => {
      const { href } = location;
      changed(...entry);
      if (location.href !== href) arrived();
    };
  }
  addEventListener('popstate', arrived, { capture: true });
  const isPage = (node: Node) => node instanceof Element && (node.matches('h1') || node.querySelector('h1') !== null);
  new MutationObserver((changes) => {
    if (document.readyState === 'loading') return;
    if (changes.some(({ addedNodes }) => [...addedNodes].some(isPage))) arrived();
  }).observe(document, { childList: true, subtree: true });
  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly { readonly node?: Node }[];
  }
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as LayoutShift[]) {
      // A number that gains a digit moves its neighbours by what nobody sees.
      if (shift.hadRecentInput || shift.value < 0.0005) continue;
      if (arrivals.some(({ from, until }) => shift.startTime >= from && shift.startTime <= until)) continue;
      const moved = shift.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : '?'));
      window.layoutShifts.push(`${shift.value}: ${moved.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
