import { unsentLife } from '#machines/market/limits.ts';

/** A file that was chosen as a photo and is not uploaded yet. */
export interface UnsentFile {
  readonly key: string;
  readonly file: File;
  /** The position of the file's photo among all photos, counted from 0. */
  readonly place: number;
}

const [database, store, byDraft] = ['allmend-photos', 'unsent', 'draft'] as const;

/** A row of the store, with the id of its draft. */
interface Row extends UnsentFile {
  readonly draft: string;
  readonly since: number;
}

/**
 * The files that wait for a draft, ordered by position. Files of drafts that were not opened for 30 days are deleted.
 * Without a browser store, the list is empty.
 */
export async function unsentFiles(draft: string): Promise<readonly UnsentFile[]> {
  const rows = await inStore<Row[]>('readonly', (files) => files.getAll());
  const old = (rows ?? []).filter(({ since }) => Date.now() - since > unsentLife);
  await Promise.all(old.map(({ draft: owner, key }) => inStore('readwrite', (files) => files.delete([owner, key]))));
  return (rows ?? [])
    .filter((row) => row.draft === draft && !old.includes(row))
    .toSorted((one, other) => one.place - other.place);
}

/** Replaces the stored files that wait for a draft. */
export async function storeUnsentFiles(draft: string, unsent: readonly UnsentFile[]): Promise<void> {
  await inStore('readwrite', (files) => {
    const known = files.index(byDraft).getAllKeys(draft);
    known.addEventListener('success', () => {
      for (const stored of known.result as [string, string][]) {
        if (!unsent.some(({ key }) => key === stored[1])) files.delete(stored);
      }
      for (const each of unsent) files.put({ ...each, draft, since: Date.now() } satisfies Row);
    });
    return known;
  });
}

/**
 * Runs a request on the store. Resolves with undefined if the store is missing, full or refused: then a reload loses
 * the waiting files.
 */
async function inStore<Answer>(
  mode: IDBTransactionMode,
  ask: (files: IDBObjectStore) => IDBRequest,
): Promise<Answer | undefined> {
  if (typeof indexedDB === 'undefined') return undefined;
  try {
    const opened = await opening();
    try {
      const transaction = opened.transaction(store, mode);
      const request = ask(transaction.objectStore(store));
      return await new Promise<Answer>((resolve, reject) => {
        const fail = () => reject(transaction.error ?? new Error('The store of files gave up'));
        transaction.addEventListener('complete', () => resolve(request.result as Answer));
        transaction.addEventListener('abort', fail);
        transaction.addEventListener('error', fail);
      });
    } finally {
      opened.close();
    }
  } catch {
    return undefined;
  }
}

function opening(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(store, { keyPath: ['draft', 'key'] }).createIndex(byDraft, 'draft');
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error as Error));
    request.addEventListener('blocked', () => reject(new Error('The store of files is held')));
  });
}
