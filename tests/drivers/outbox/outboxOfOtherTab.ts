import type { Page } from 'playwright-core';
import type { OutboxCommand } from '#machines/outbox/outboxCommand.ts';

declare global {
  interface Window {
    /** Releases the lock that the other tab holds. */
    endTurn?: () => void;
  }
}

/** Another tab of the browser, which shares the outbox with a page. */
export interface OtherTab {
  /** Takes the lock to send. A waiting page gets it first, if it has had it before. */
  takesTurn(): Promise<void>;
  /** Makes the device store exactly these commands. */
  keeps(commands: readonly OutboxCommand[]): Promise<void>;
  /** Changes all commands that the device stores. */
  changes(to: Pick<OutboxCommand, 'refused' | 'problem'>): Promise<void>;
  /** Broadcasts to other tabs that the outbox has changed, or that a command was accepted. */
  tells(sent?: string): Promise<void>;
}

export function otherTab(page: Page): OtherTab {
  return {
    takesTurn: () => page.evaluate(takeTurn),
    keeps: (commands) => page.evaluate(keep, commands),
    changes: (to) => page.evaluate(change, to),
    tells: (sent) => page.evaluate(tell, sent ?? null),
  };
}

/** Runs in the page: a lock requested while it is released comes after all waiting requests. */
function takeTurn(): Promise<void> {
  window.endTurn?.();
  return new Promise((accepted) => {
    void navigator.locks.request('outbox', () => {
      accepted();
      return new Promise<void>((end) => (window.endTurn = end));
    });
  });
}

/** Runs in the page: stores these commands. The first user of the database creates its store. */
function keep(commands: readonly OutboxCommand[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('outbox', 1);
    opening.addEventListener('upgradeneeded', () =>
      opening.result.createObjectStore('commands', { autoIncrement: true }).createIndex('id', 'id', { unique: true }),
    );
    opening.addEventListener('error', () => reject(opening.error!));
    opening.addEventListener('success', () => {
      const writing = opening.result.transaction('commands', 'readwrite');
      const store = writing.objectStore('commands');
      store.clear();
      for (const command of commands) store.add(command);
      writing.addEventListener('error', () => reject(writing.error!));
      writing.addEventListener('complete', () => {
        opening.result.close();
        resolve();
      });
    });
  });
}

/** Runs in the page: changes all stored commands. */
function change(to: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('outbox', 1);
    opening.addEventListener('error', () => reject(opening.error!));
    opening.addEventListener('success', () => {
      const writing = opening.result.transaction('commands', 'readwrite');
      const walking = writing.objectStore('commands').openCursor();
      walking.addEventListener('success', () => {
        const cursor = walking.result;
        if (!cursor) return;
        cursor.update({ ...(cursor.value as object), ...to });
        cursor.continue();
      });
      writing.addEventListener('error', () => reject(writing.error!));
      writing.addEventListener('complete', () => {
        opening.result.close();
        resolve();
      });
    });
  });
}

/** Runs in the page: broadcasts that the outbox has changed. */
function tell(sent: string | null): void {
  const tabs = new BroadcastChannel('outbox');
  tabs.postMessage({ sent });
  tabs.close();
}
