import type { Page } from 'playwright-core';
import type { OutboxCommand } from '#machines/outbox/outboxCommand.ts';

declare global {
  interface Window {
    /** Ends the turn of the other tab. */
    endTurn?: () => void;
  }
}

/** Another tab of a browser, with which a page shares its outbox. */
export interface OtherTab {
  /** Has the turn to send. Who waited for it has it first, if it has had it before. */
  takesTurn(): Promise<void>;
  /** Has the device keep these, and no others. */
  keeps(commands: readonly OutboxCommand[]): Promise<void>;
  /** Says that something has changed. */
  tells(): Promise<void>;
}

export function otherTab(page: Page): OtherTab {
  return {
    takesTurn: () => page.evaluate(takeTurn),
    keeps: (commands) => page.evaluate(keep, commands),
    tells: () => page.evaluate(tell),
  };
}

/** Runs in the page: asked for in the same moment in which it ends, its turn comes behind all who wait. */
function takeTurn(): Promise<void> {
  window.endTurn?.();
  return new Promise((taken) => {
    void navigator.locks.request('outbox', () => {
      taken();
      return new Promise<void>((end) => (window.endTurn = end));
    });
  });
}

/** Runs in the page. Whoever comes first makes the store. */
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

/** Runs in the page. */
function tell(): void {
  const tabs = new BroadcastChannel('outbox');
  tabs.postMessage({ sent: null });
  tabs.close();
}
