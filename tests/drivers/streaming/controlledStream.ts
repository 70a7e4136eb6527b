import type { Visitor } from '../browser/browser.ts';
import { watchPage } from '../browser/pageWatch.ts';

/** A line of the stream, in the form in which the server sends it. */
export interface WrittenLine {
  readonly event: string;
  readonly position?: number;
  readonly data: object;
}

/** The stream of a page, on which the test delivers every line. */
export interface ControlledStream {
  /** Resolves once the page has its stream and does not request its earlier data again. */
  begins(): Promise<void>;
  tells(line: WrittenLine): Promise<void>;
  /**
   * Makes the page request its stream in a browser without streaming response bodies. The page detects that it cannot read
   * the stream, and does not request it again.
   */
  isUnreadable(): Promise<void>;
  ends(): Promise<void>;
}

const path = '**/messaging/stream/**';

/** The first line of the stream: it resumes at the page's position, so the page requests nothing again. */
const merge = { event: 'merge', position: 1, data: { conversationsWithUnreadMessages: 0 } };

/** The state after the previous stream has ended: the page waits before it requests the next. */
const received = { somebody: { sharing: { leading: 'waitingAfterError' } } };

/** Runs in the page: a browser that is online again requests the stream immediately. */
const asksForStream = () => void window.dispatchEvent(new Event('online'));

/** Runs in the page: the same, in a browser without streaming response bodies. */
function asksWithoutBodies(): void {
  const body = Object.getOwnPropertyDescriptor(Response.prototype, 'body')!;
  Reflect.deleteProperty(Response.prototype, 'body');
  window.dispatchEvent(new Event('online'));
  Object.defineProperty(Response.prototype, 'body', body);
}

/** Holds the stream of a visitor’s page from now on. With `isSilent` it does not begin before its first line. */
export async function holdStream({ page }: Visitor, { isSilent = false } = {}): Promise<ControlledStream> {
  const watch = await watchPage(page);
  const lines: WrittenLine[] = [];
  const answer: Parameters<typeof page.route>[1] = (route) => {
    if (isSilent && lines.length === 0) return route.abort();
    const body = [...(isSilent ? [] : [merge]), ...lines.splice(0)].map((line) => `${JSON.stringify(line)}\n`).join('');
    return route.fulfill({ contentType: 'application/x-ndjson', body });
  };
  await page.route(path, answer);

  async function begins(): Promise<void> {
    const now = await watch.awaitsState('stream', received);
    if (JSON.stringify(now) !== JSON.stringify(received)) throw new Error(`The stream is in ${JSON.stringify(now)}`);
  }

  return {
    begins,
    async tells(line) {
      await begins();
      lines.push(line);
      await page.evaluate(asksForStream);
    },
    async isUnreadable() {
      await begins();
      await page.evaluate(asksWithoutBodies);
    },
    ends: () => page.unroute(path, answer),
  };
}
