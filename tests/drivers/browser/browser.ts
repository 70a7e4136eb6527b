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
import { type UserInput, playwrightInput } from './userInput.ts';
import { noteJourney } from './journeyTrace.ts';

/** The widths at which every page is checked: a phone, a tablet, and a desktop. */
export const screens = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desk: { width: 1440, height: 1000 },
} as const;

export type Screen = keyof typeof screens;

const executablePath = process.env['ALLMEND_CHROMIUM'] ?? '/usr/bin/chromium';

/** Containers have neither the sandbox's privileges nor a large /dev/shm, and no graphics card. */
const args = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'];

/** Starts the browser that `npm test` has found or installed; with `scrollbars` they take room in it. */
export async function openBrowser({ scrollbars = false } = {}): Promise<Browser> {
  const ignoreDefaultArgs = scrollbars ? ['--hide-scrollbars'] : [];
  return countingLoads(await chromium.launch({ executablePath, args, ignoreDefaultArgs }));
}

/** Counts the documents that load in a browser's windows. */
export function countingLoads(browser: Browser): Browser {
  browser.on('context', (context) => {
    context.on('page', (page) => page.on('domcontentloaded', () => count('pageLoads')));
  });
  return browser;
}

/** Starts a browser that stores its data in a folder, like the browsers of users. */
export function openLastingBrowser(folder: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, { executablePath, args });
}

/** A visitor with a separate browser window, and a log of its errors. */
export interface Visitor extends UserInput {
  readonly page: Page;
  /** Opens a URL as if typed, in a new document, and waits until it is hydrated, if scripts run. */
  opens(address: string): Promise<void>;
  /** Reloads the document, and waits as after opening it. */
  reloads(): Promise<void>;
  goesBack(): Promise<void>;
  goesForward(): Promise<void>;
  /** The warnings, errors and exceptions so far, and the layout shifts of this document. */
  unrest(): Promise<readonly string[]>;
  /** Expects no warnings, errors, exceptions or layout shifts so far. */
  expectCalm(): Promise<void>;
  /** Waits until no API call of the page is pending, except for the stream, which stays open. */
  callsNothing(): Promise<void>;
  /** Expects that axe detects no accessibility barrier: none at all, or none of a kind. */
  expectNoBarriers(of?: Barriers): Promise<void>;
  /**
   * Turns the visitor into a stranger: resets the window, its storage and its logs. Files with a hash in their names
   * stay cached: no page can detect them, and fetching them again would double the time.
   */
  forgets(): Promise<void>;
  leaves(): Promise<void>;
}

/** The options of a visit. */
export interface Visit extends BrowserContextOptions {
  readonly origin: string;
  /** A function that runs in the browser before each page loads. */
  readonly before?: (() => void) | undefined;
  /** Whether layout shifts count as errors, which is the default. */
  readonly watchesShifts?: boolean;
}

/** Playwright's message when the browser context blocks service workers. */
const workerBlocked = 'Service Worker registration blocked by Playwright';

export async function visit(
  browser: Browser,
  { origin, before, watchesShifts = true, ...options }: Visit,
): Promise<Visitor> {
  // A visitor whose language the market does not support sees no offer of another language.
  const context = await browser.newContext({
    baseURL: origin,
    viewport: screens.desk,
    locale: 'rm-CH',
    // Calls that a test holds or answers must come from the page. Tests of workers allow them.
    serviceWorkers: 'block',
    ...options,
  });
  const noteTheLast = await noteJourney(context);
  // The timeout is long, because a busy machine is slow.
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
    if (options.javaScriptEnabled !== false) await waitForHydration(page);
  };
  return {
    ...playwrightInput(page),
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
      // The page's pending requests must not be sent without the cookies that are deleted below. Starting from an empty
      // page would open the next one in a new browser process, which is slow at first.
      await page.goto('/robots.txt');
      await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'no-preference' });
      await page.setViewportSize(options.viewport ?? screens.desk);
      // A page that may not access storage has nothing stored, so the error is ignored.
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

/** The calls of a page that have not been answered yet. */
function underWay(page: Page): ReadonlySet<Request> {
  const calls = new Set<Request>();
  page.on('request', (call) => {
    if (/\/api\/(?!.*\/stream\/)/.test(call.url())) calls.add(call);
  });
  page.on('requestfinished', (call) => void calls.delete(call));
  page.on('requestfailed', (call) => void calls.delete(call));
  return calls;
}

/**
 * Waits until the page is hydrated, because the browser alone handles clicks before. Pages of other sites have no script
 * of ours.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector('script[data-app]') ||
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
}

/**
 * Waits until an element is hydrated. Some parts hydrate after their page, when the browser is idle or the user
 * approaches them.
 */
export async function awakeAt(element: Locator): Promise<void> {
  const found = await element.elementHandle();
  await element
    .page()
    .waitForFunction((each) => Object.keys(each).some((key) => key.startsWith('__reactProps')), found);
}

declare global {
  interface Window {
    /** The layout shifts in this document that no user input caused. */
    layoutShifts: string[];
  }
}

/** Runs in the page. Layout changes by the arrival of another page are no shifts, like those of a new document. */
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
      // Smaller shifts are ignored: a number that gains a digit moves its neighbours by an invisible amount.
      if (shift.hadRecentInput || shift.value < 0.0005) continue;
      if (arrivals.some(({ from, until }) => shift.startTime >= from && shift.startTime <= until)) continue;
      const moved = shift.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : '?'));
      window.layoutShifts.push(`${shift.value}: ${moved.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
