/** A browser that keeps nothing for the page: storage is switched off, or refused to pages in this mode (OPERATIONS-6). */
export class StorageMissing extends Error {
  override readonly name = 'StorageMissing';

  constructor(kind: keyof Storages, cause: unknown) {
    super(`The browser has no ${kind} for this page`, { cause });
  }
}

type Storages = Pick<Window, 'localStorage' | 'sessionStorage'>;

/** Written and taken away again. */
const probe = 'probe';

/** Throws StorageMissing unless something can be kept both for good and for this visit (OPERATIONS-6). */
export function requireStorage(browser: Storages): void {
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    try {
      tryOut(browser[kind]);
    } catch (cause) {
      throw new StorageMissing(kind, cause);
    }
  }
}

/** One that is merely full is there; one without room for anything, as old private modes have it, is not. */
function tryOut(storage: Storage): void {
  try {
    storage.setItem(probe, probe);
    storage.removeItem(probe);
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError' && storage.length > 0;
    if (!isFull) throw error;
  }
}
