import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';

/** The widths at which every page is looked at: a phone, and a desk. */
export const screens = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 1000 } } as const;

/** Starts the browser that `npm test` has found or installed. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['ALLMEND_CHROMIUM'] ?? '/usr/bin/chromium',
    // Containers have neither the sandbox's privileges nor a large /dev/shm.
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
}

/** A visitor with a browser window of their own, and somebody who notes what goes wrong in it. */
export interface Visitor {
  readonly page: Page;
  /** Goes to an address as one types it: a new document. */
  opens(address: string): Promise<void>;
  /** Nothing was logged as warning or error, nothing threw, and nothing has moved by itself so far. */
  expectCalm(): Promise<void>;
  /** No barrier that axe knows and calls serious or worse: none at all, or none of contrast, which colours alone make. */
  expectNoBarriers(of?: 'any' | 'contrast'): Promise<void>;
  leaves(): Promise<void>;
}

export async function visit(
  browser: Browser,
  { origin, ...options }: BrowserContextOptions & { readonly origin: string },
): Promise<Visitor> {
  // Who reads a language that the market does not speak is not offered any other than the one shown.
  const context = await browser.newContext({ baseURL: origin, viewport: screens.desk, locale: 'rm-CH', ...options });
  const page = await context.newPage();
  const noted: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' || message.type() === 'error') noted.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => noted.push(`${page.url()}: ${error.message}`));
  await page.addInitScript(noteLayoutShifts);

  return {
    page,
    async opens(address) {
      await page.goto(address, { waitUntil: 'load' });
    },
    async expectCalm() {
      expect(noted).toEqual([]);
      expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
    },
    async expectNoBarriers(of = 'any') {
      const axe = new AxeBuilder({ page });
      const { violations } = await (of === 'any' ? axe : axe.withRules('color-contrast')).analyze();
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      const told = serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      expect(told, page.url()).toEqual([]);
    },
    leaves: () => context.close(),
  };
}

declare global {
  interface Window {
    /** What has moved in this document without anybody having done anything. */
    layoutShifts: string[];
  }
}

/** Runs in the page. */
function noteLayoutShifts(): void {
  window.layoutShifts = [];
  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly { readonly node?: Node }[];
  }
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as LayoutShift[]) {
      if (shift.hadRecentInput) continue;
      const moved = shift.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : '?'));
      window.layoutShifts.push(`${shift.value}: ${moved.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
