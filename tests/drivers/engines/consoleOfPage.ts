import type { Page, Request } from 'playwright-core';

/** What engines log of their own, and no page can help. */
const harmless = [
  // WebKit does not know it. Without it `default-src 'none'` would forbid the web app manifest elsewhere.
  /^Unrecognized Content-Security-Policy directive 'manifest-src'/,
];

/** What a page logs as a warning or an error, or throws, while it is looked at. */
export class ConsoleOfPage {
  readonly #noted: string[] = [];
  readonly #underWay = new Set<Request>();
  #cutOff: readonly string[] = [];
  #isLeaving = false;

  constructor(page: Page) {
    page.on('request', (request) => void this.#underWay.add(request));
    page.on('requestfinished', (request) => void this.#underWay.delete(request));
    page.on('requestfailed', (request) => void this.#underWay.delete(request));
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
   * was cut short then: none of it is seen by anybody. Of requests that were under way they report later, too.
   */
  async whileLeaving(going: () => Promise<unknown>): Promise<void> {
    this.#isLeaving = true;
    this.#cutOff = [...this.#underWay].map((request) => request.url());
    this.#underWay.clear();
    try {
      await going();
    } finally {
      this.#isLeaving = false;
    }
  }

  #note(page: Page, text: string): void {
    if (this.#isLeaving || harmless.some((each) => each.test(text))) return;
    if (this.#cutOff.some((url) => text.includes(url))) return;
    this.#noted.push(`${page.url()}: ${text}`);
  }
}
