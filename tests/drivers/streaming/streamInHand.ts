import type { Visitor } from '../browser/browser.ts';
import { watchPage } from '../browser/pageWatch.ts';

/** What a stream tells, as its server writes it. */
export interface ToldLine {
  readonly event: string;
  readonly position?: number;
  readonly data: object;
}

/** The stream of a page, which tells what a path says and nothing else. */
export interface StreamInHand {
  /** Resolves once the page has its stream: what it has asked for before, it asks for anew no more. */
  begins(): Promise<void>;
  tells(line: ToldLine): Promise<void>;
  /** The page asks for its stream where the browser reads none, and asks no more. */
  isUnreadable(): Promise<void>;
  ends(): Promise<void>;
}

const path = '**/messaging/stream/**';

/** It goes on where it was, so nothing is asked for anew. */
const merge = { event: 'merge', position: 1, data: { conversationsWithUnreadMessages: 0 } };

/** What it was told has ended; the page waits before it asks for more. */
const heard = { somebody: { sharing: { leading: 'waitingAfterError' } } };

/** Runs in the page: whoever has a line again has the stream asked for at once. */
const asksForStream = () => void window.dispatchEvent(new Event('online'));

/** Runs in the page: the same, in a browser whose answers have no bodies that one could read as they come. */
function asksWithoutBodies(): void {
  const body = Object.getOwnPropertyDescriptor(Response.prototype, 'body')!;
  Reflect.deleteProperty(Response.prototype, 'body');
  window.dispatchEvent(new Event('online'));
  Object.defineProperty(Response.prototype, 'body', body);
}

/** Holds the stream of whatever a visitor's page opens from now on. A silent one does not come before it tells something. */
export async function holdStream({ page }: Visitor, { isSilent = false } = {}): Promise<StreamInHand> {
  const watch = await watchPage(page);
  const lines: ToldLine[] = [];
  const answer: Parameters<typeof page.route>[1] = (route) => {
    if (isSilent && lines.length === 0) return route.abort();
    const body = [...(isSilent ? [] : [merge]), ...lines.splice(0)].map((line) => `${JSON.stringify(line)}\n`).join('');
    return route.fulfill({ contentType: 'application/x-ndjson', body });
  };
  await page.route(path, answer);

  async function begins(): Promise<void> {
    const now = await watch.stands('stream', heard);
    if (JSON.stringify(now) !== JSON.stringify(heard)) throw new Error(`The stream stands in ${JSON.stringify(now)}`);
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
