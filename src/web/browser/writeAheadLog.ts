import { brand } from '../theme/brand.ts';
import { unsentLife } from '#machines/market/limits.ts';

/**
 * A write-ahead log for an asynchronous store of this device (IndexedDB). WebKit aborts a transaction that begins while
 * its page closes. The log is written synchronously before the transaction begins, so the next page can write the entry
 * again.
 */
export interface WriteAheadLog<Entry> {
  /** Notes an entry. Call the returned function once the entry is written, or known to be unwritable. */
  note(entry: Entry): () => void;
  /**
   * Writes the entries that a page could not, oldest first. An entry that `write` rejects stays. Returns whether any
   * was written.
   */
  recover(write: (entry: Entry) => Promise<unknown>): Promise<boolean>;
}

/** `read` returns undefined for anything but an entry: another build, or a person, may have written it. */
export function openWriteAheadLog<Entry>(
  name: string,
  read: (stored: unknown) => Entry | undefined,
): WriteAheadLog<Entry> {
  const prefix = `${brand}_unwritten_${name}_`;
  let count = 0;

  return {
    note(entry) {
      const now = Date.now();
      count += 1;
      // The key sorts by time, then by order within this page; the random part separates pages.
      const order = `${String(now).padStart(15, '0')}_${String(count).padStart(9, '0')}`;
      const key = `${prefix}${order}_${crypto.getRandomValues(new Uint32Array(1))[0]}`;
      try {
        localStorage.setItem(key, JSON.stringify({ entry, since: now }));
      } catch {
        // The log has no room for the entry, so the transaction alone has to succeed.
      }
      return () => remove(key);
    },
    async recover(write) {
      let hasWritten = false;
      for (const key of keysOf(prefix)) {
        const entry = entryAt(key);
        try {
          // oxlint-disable-next-line no-await-in-loop -- in the order in which the entries were noted
          if (entry !== undefined) await write(entry);
          hasWritten ||= entry !== undefined;
          remove(key);
        } catch {
          // The store could not write the entry now. It is tried again on the next start.
        }
      }
      return hasWritten;
    },
  };

  function entryAt(key: string): Entry | undefined {
    try {
      const { entry, since } = JSON.parse(localStorage.getItem(key) ?? '') as { entry: unknown; since: number };
      return Date.now() - since < unsentLife ? read(entry) : undefined;
    } catch {
      return undefined;
    }
  }
}

function keysOf(prefix: string): readonly string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .toSorted();
  } catch {
    return [];
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // The browser refuses storage, so the entry was never in the log.
  }
}
