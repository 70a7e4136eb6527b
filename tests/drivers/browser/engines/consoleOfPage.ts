import type { Page } from 'playwright-core';

/** Console messages that the browser engines cause themselves, and no page can prevent. */
const harmless = [
  // WebKit does not know the directive. Without it `default-src 'none'` would forbid the web app manifest in other
  // browsers.
  /^Unrecognized Content-Security-Policy directive 'manifest-src'/,
  // Firefox reports a failed call of a page that was left, after the next document has begun, sometimes without its
  // URL. Chromium uses other words for a worker that fails for a visible page.
  /^Failed to load ‘\S*’\. A ServiceWorker intercepted the request and encountered an unexpected error\.$/,
  // WebKit reports unused preloads after a few seconds, so the message depends on the load of the machine. Scripts are
  // preloaded for every page, and run when the processor is free.
  /^The resource \S+ was preloaded using link preload but not used within a few seconds/,
];

/** Collects the warnings, errors and exceptions of a page while it is visible. */
export class ConsoleOfPage {
  readonly #noted: string[] = [];
  #isLeaving = false;

  constructor(page: Page) {
    page.on('console', (message) => {
      if (message.type() === 'warning' || message.type() === 'error') this.#note(page, message.text());
    });
    page.on('pageerror', (error) => this.#note(page, error.message));
  }

  get noted(): readonly string[] {
    return this.#noted;
  }

  /**
   * Firefox and WebKit report loads that were pending when a page was left, and React's complaint about the truncated
   * document. No user sees these.
   */
  async whileLeaving(going: () => Promise<unknown>): Promise<void> {
    this.#isLeaving = true;
    try {
      await going();
    } finally {
      this.#isLeaving = false;
    }
  }

  #note(page: Page, text: string): void {
    if (this.#isLeaving || harmless.some((each) => each.test(text))) return;
    this.#noted.push(`${page.url()}: ${text}`);
  }
}
