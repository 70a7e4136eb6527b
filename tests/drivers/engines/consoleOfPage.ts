import type { Page } from 'playwright-core';

/** What engines log of their own, and no page can help. */
const harmless = [
  // WebKit does not know it. Without it `default-src 'none'` would forbid the web app manifest elsewhere.
  /^Unrecognized Content-Security-Policy directive 'manifest-src'/,
  // Firefox, of a call of a page that was left meanwhile: it comes after the next document has begun. A worker that fails to
  // answer a page that is looked at is reported by Chromium in other words.
  /^Failed to load ‘\S+’\. A ServiceWorker intercepted the request and encountered an unexpected error\.$/,
];

/** What a page logs as a warning or an error, or throws, while it is looked at. */
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
   * Firefox and WebKit report what a page was still loading as it was left, and React's complaint about a document that
   * was cut short then: none of it is seen by anybody.
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
