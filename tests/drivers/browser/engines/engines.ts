import { fileURLToPath } from 'node:url';
import { type Browser, firefox as playwrightFirefox, type Locator, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { chromium, firefox, webkit, xvfb } from '#cli/firstRun/engines.mjs';
import { awake, countingLoads, openBrowser, type Screen, screens } from '../browser.ts';
import { ConsoleOfPage } from './consoleOfPage.ts';
import { openVirtualScreen } from './virtualScreen.ts';
import { openWebKitWindow } from './webkitWindow.ts';

/** The engines of all browsers that people use. */
export const engineNames = ['Chromium', 'Firefox', 'WebKit'] as const;

export type EngineName = (typeof engineNames)[number];

/** A browser with one of these engines, from Debian. */
export interface Engine {
  /** Opens a window without stored data. Its pages are of one market. */
  visits(origin: string, screen: Screen): Promise<EngineVisitor>;
  close(): Promise<void>;
}

/** A user at such a window. */
export interface EngineVisitor {
  readonly page: Page;
  /** Opens an address as a new document and waits until its script answers. */
  opens(path: string): Promise<void>;
  /** Loads the document again. */
  reloads(): Promise<void>;
  /** Types into an empty field as people do, key by key if the engine needs that. */
  types(field: string | RegExp, text: string): Promise<void>;
  /** Expects that no visible document has logged a warning or an error, or has thrown. */
  expectCalm(): void;
  leaves(): Promise<void>;
}

const needs = { Chromium: [chromium], Firefox: [firefox], WebKit: [webkit, xvfb] } as const;

/** Whether `npm test` has found or installed what an engine needs. */
export function isInstalled(name: EngineName): boolean {
  return needs[name].every((engine) => engine.find() !== undefined);
}

/** Starts an engine. */
export function openEngine(name: EngineName): Promise<Engine> {
  return openers[name]();
}

const openers: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  Chromium: async () => inContexts(await openBrowser(), (field, text) => field.fill(text)),
  Firefox: async () =>
    inContexts(
      countingLoads(
        await playwrightFirefox.launch({
          channel: 'moz-firefox',
          executablePath: fileURLToPath(new URL('./firefoxRelay.mjs', import.meta.url)),
          env: { ...process.env, ALLMEND_FIREFOX: firefox.find()! },
        }),
      ),
      pressKeys,
    ),
  async WebKit() {
    const screen = await openVirtualScreen(xvfb.find()!);
    return {
      async visits(origin, size) {
        const window = await openWebKitWindow(webkit.find()!, screen, `${origin}/robots.txt`, screens[size]);
        const page = window.browser.contexts()[0]!.pages()[0]!;
        return visitorAt(page, { origin, type: insert, leave: () => window.close() });
      },
      close: () => screen.close(),
    };
  },
};

/**
 * Playwright's `fill` does not reach React in these two: it sets the value in the page's own world, where React takes
 * it for its own.
 */
async function pressKeys(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.page().keyboard.type(text);
}

/** As the keyboard does. In WebKit a script sends keys and presses: they write nothing and move no focus. */
async function insert(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.evaluate((_element, inserted) => document.execCommand('insertText', false, inserted), text);
}

/** An engine in which each visitor has a context of one browser. */
function inContexts(browser: Browser, type: Parts['type']): Engine {
  return {
    async visits(origin, screen) {
      const context = await browser.newContext({ viewport: screens[screen], locale: 'en-GB' });
      return visitorAt(await context.newPage(), { origin, type, leave: () => context.close() });
    },
    close: () => browser.close(),
  };
}

interface Parts {
  readonly origin: string;
  type(field: Locator, text: string): Promise<void>;
  leave(): Promise<void>;
}

function visitorAt(page: Page, { origin, type, leave }: Parts): EngineVisitor {
  page.setDefaultTimeout(60_000);
  const log = new ConsoleOfPage(page);
  const arrives = async (going: () => Promise<unknown>) => {
    await log.whileLeaving(going);
    await page.waitForLoadState('load');
    await awake(page);
  };
  return {
    page,
    opens: (path) => arrives(() => page.goto(origin + path, { waitUntil: 'commit' })),
    reloads: () => arrives(() => page.reload({ waitUntil: 'commit' })),
    types: (name, text) => {
      const field = page.getByLabel(name, { exact: true }).and(page.locator('input, textarea'));
      return type(field.filter({ visible: true }), text);
    },
    expectCalm: () => expect(log.noted).toEqual([]),
    leaves: leave,
  };
}
