import { fileURLToPath } from 'node:url';
import { firefox as playwrightFirefox, type Locator, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { chromium, firefox, webkit, xvfb } from '#cli/firstRun/engines.mjs';
import { count } from '#tests/run/work.ts';
import { waitForHydration, countingLoads, openBrowser, type Screen, screens, type Visitor, visit } from '../browser.ts';
import { fieldsOf, type UserInput, playwrightInput } from '../userInput.ts';
import { ConsoleOfPage } from './consoleOfPage.ts';
import { openScreenInput, type ScreenInput } from './screenInput.ts';
import { openVirtualScreen } from './virtualScreen.ts';
import { openWebKitWindow } from './webkitWindow.ts';

/** The engines of all browsers that people use. */
export const engineNames = ['Chromium', 'Firefox', 'WebKit'] as const;

export type EngineName = (typeof engineNames)[number];

/** A browser with one of these engines, installed as a Debian package. */
export interface Engine {
  /** Opens a window without stored data, for pages of a single market. */
  visits(origin: string, screen: Screen, options?: EngineVisit): Promise<EngineVisitor>;
  close(): Promise<void>;
}

export interface EngineVisit {
  /** Whether layout shifts count as errors; only Chromium reports them. */
  readonly watchesShifts?: boolean;
  /**
   * Whether service workers may run. Only Chromium can block them, and does so by default: one engine with them is
   * enough for most journeys.
   */
  readonly serviceWorkers?: 'allow' | 'block';
}

/** A user at a window of any engine: the part of `Visitor` that every engine offers. */
export type EngineVisitor = Pick<
  Visitor,
  | 'page'
  | 'opens'
  | 'reloads'
  | 'goesBack'
  | 'goesForward'
  | 'expectCalm'
  | 'expectNoBarriers'
  | 'leaves'
  | keyof UserInput
>;

const needs = { Chromium: [chromium], Firefox: [firefox], WebKit: [webkit, xvfb] } as const;

/** Whether `npm test` has found or installed the programs that an engine needs. */
export function isInstalled(name: EngineName): boolean {
  return needs[name].every((engine) => engine.find() !== undefined);
}

/** Starts a browser engine. */
export function openEngine(name: EngineName): Promise<Engine> {
  return openers[name]();
}

const openers: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  async Chromium() {
    const browser = await openBrowser();
    return {
      visits: (origin, screen, options) => visit(browser, { origin, viewport: screens[screen], ...options }),
      close: () => browser.close(),
    };
  },

  async Firefox() {
    const browser = countingLoads(
      await playwrightFirefox.launch({
        channel: 'moz-firefox',
        executablePath: fileURLToPath(new URL('./firefoxRelay.mjs', import.meta.url)),
        env: { ...process.env, ALLMEND_FIREFOX: firefox.find()! },
        // Without a window Firefox has no mouse. The values are the bits of a fine pointer and of one that hovers.
        firefoxUserPrefs: { 'ui.primaryPointerCapabilities': 2 | 4, 'ui.allPointerCapabilities': 2 | 4 },
      }),
    );
    return {
      async visits(origin, screen) {
        const context = await browser.newContext({ viewport: screens[screen], locale: foreign, baseURL: origin });
        const page = await context.newPage();
        const fills = (field: Locator, text: string) => typeOver(field, text);
        // Only one of two windows has the focus. A user's click focuses its window, and Playwright's does not.
        const clicks = async (target: Locator) => {
          await page.bringToFront();
          await target.click();
        };
        const input = { ...playwrightInput(page), ...fieldsOf(page, fills), clicks };
        return visitorAt(page, origin, input, () => context.close());
      },
      close: () => browser.close(),
    };
  },

  async WebKit() {
    return {
      async visits(origin, size) {
        const screen = await openVirtualScreen(xvfb.find()!);
        const window = await openWebKitWindow(webkit.find()!, screen, `${origin}/robots.txt`, screens[size]);
        const input = await openScreenInput(screen.display);
        const page = window.browser.contexts()[0]!.pages()[0]!;
        page.on('domcontentloaded', () => count('pageLoads'));
        return visitorAt(page, origin, usingScreen(page, input), async () => {
          input.close();
          await window.close();
          await screen.close();
        });
      },
      close: async () => {},
    };
  },
};

/** A language that the market does not speak: it offers such a visitor no other than the one shown. */
const foreign = 'rm-CH';

/**
 * Types by the keyboard. In Firefox `fill` sets the value in the page's own world, where React takes it for its own
 * change.
 */
async function typeOver(field: Locator, text: string): Promise<void> {
  await field.selectText();
  const { keyboard } = field.page();
  await (text === '' ? keyboard.press('Delete') : keyboard.type(text));
}

/**
 * In WebKit Playwright can only dispatch events, which move no focus, submit no form and close no popover. The keyboard and
 * the pointer of the virtual screen do all that.
 */
function usingScreen(page: Page, input: ScreenInput): UserInput {
  return {
    async clicks(target) {
      // The trial waits and scrolls as for a click, without clicking; then the virtual screen clicks.
      await target.click({ trial: true });
      const { x, y } = await target.evaluate(middleOf);
      await untilArrived(page, 'click', () => input.click(x, y));
    },
    ...fieldsOf(page, async (field, text) => {
      await field.selectText();
      // The text is inserted into the focused element: a search field with the focus has another role, so the locator
      // may no longer find it.
      const command = text === '' ? 'delete' : 'insertText';
      await page.evaluate(([name, value]) => document.execCommand(name, false, value), [command, text] as const);
    }),
    async presses(key, target) {
      await target?.focus();
      await untilArrived(page, 'keyup', () => input.press(key));
    },
    turnsWheel: () => input.turnWheel(),
  };
}

/** Runs in the page: the middle of the first box of an element, in the window. The window is at the corner of its screen. */
function middleOf(element: Element): { readonly x: number; readonly y: number } {
  const box = [...element.getClientRects()].find(({ width, height }) => width > 1 && height > 1)!;
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
}

declare global {
  interface Window {
    /** Resolves when the page has handled the test's last input. */
    arrivedInput?: Promise<void>;
  }
}

/** Runs an input, and waits until the page has handled the event that it causes, or until the page was left. */
async function untilArrived(page: Page, event: 'click' | 'keyup', acts: () => Promise<void>): Promise<void> {
  await page.evaluate((type) => {
    window.arrivedInput = new Promise((resolve) => {
      window.addEventListener(type, () => setTimeout(resolve), { capture: true, once: true });
      // The wait is limited, because the effect of mousedown may prevent the rest of a click.
      setTimeout(resolve, 3000);
    });
  }, event);
  await acts();
  // The evaluation fails if the input navigates to another document, so its error is ignored.
  await page.evaluate(() => window.arrivedInput).catch(() => {});
}

function visitorAt(page: Page, origin: string, input: UserInput, leaves: () => Promise<void>): EngineVisitor {
  page.setDefaultTimeout(60_000);
  const log = new ConsoleOfPage(page);
  const arrives = async (going: () => Promise<unknown>) => {
    await log.whileLeaving(going);
    await page.waitForLoadState('load');
    await waitForHydration(page);
  };
  return {
    ...input,
    page,
    opens: (path) => arrives(() => page.goto(origin + path, { waitUntil: 'commit' })),
    reloads: () => arrives(() => page.reload({ waitUntil: 'commit' })),
    // Playwright would wait for an event that WebKit does not send if both entries have the same address.
    goesBack: () => page.evaluate(() => history.back()),
    goesForward: () => page.evaluate(() => history.forward()),
    expectCalm: async () => expect(log.noted).toEqual([]),
    // Not checked in this engine: axe finds the same barriers in every engine.
    expectNoBarriers: async () => {},
    leaves,
  };
}
