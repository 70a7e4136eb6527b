import type { Page } from 'playwright-core';
import type { TabMessage } from '#machines/streaming/streamEvents.ts';

declare global {
  interface Window {
    /**
     * The locks that this tab holds, by name. Each function releases its lock, and resolves once others may have it.
     */
    turns: Map<string, () => Promise<unknown>>;
  }
}

/** A second tab, which shares the streams of a browser with the visible one. */
export interface SecondTab {
  /** Takes the lock of an account's stream: a free one, or one that the other tab holds. */
  has(account: string, how: 'free' | 'held'): Promise<void>;
  /** Releases the lock of an account's stream, if this tab holds it. */
  letsGo(account: string): Promise<void>;
  tells(account: string, message: TabMessage): Promise<void>;
  close(): Promise<void>;
}

const nameOf = (account: string) => `stream-${account}`;

/** Opens a second tab of the browser, which does nothing by itself. */
export async function openSecondTab(beside: Page): Promise<SecondTab> {
  const tab = await beside.context().newPage();
  await tab.goto('/robots.txt');
  await tab.evaluate(() => void (window.turns = new Map()));
  return {
    has: (account, how) => tab.evaluate(takeTurn, [nameOf(account), how === 'held'] as const),
    letsGo: (account) => tab.evaluate(async (name) => void (await window.turns.get(name)?.()), nameOf(account)),
    tells: (account, message) =>
      tab.evaluate(
        ([name, reported]) => {
          const tabs = new BroadcastChannel(name);
          tabs.postMessage(reported);
          tabs.close();
        },
        [nameOf(account), message] as const,
      ),
    close: () => tab.close(),
  };
}

/** Runs in the second tab: takes a lock, or steals it. */
function takeTurn([name, steal]: readonly [string, boolean]): Promise<void> {
  if (window.turns.has(name)) return Promise.resolve();
  return new Promise((isHeld) => {
    const over = navigator.locks
      .request(name, { steal }, () => {
        const { promise: held, resolve: end } = Promise.withResolvers<void>();
        window.turns.set(name, () => {
          end();
          return over;
        });
        isHeld();
        return held;
      })
      // Another tab has stolen the lock, so its request is rejected.
      .catch(() => undefined)
      .finally(() => window.turns.delete(name));
  });
}
