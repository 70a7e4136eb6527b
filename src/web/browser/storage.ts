/** The browser has no storage for the page: it is switched off, or refused in this mode (OPERATIONS-6). */
export class StorageMissing extends Error {
  override readonly name = 'StorageMissing';

  constructor(kind: keyof Storages, cause: unknown) {
    super(`The browser has no ${kind} for this page`, { cause });
  }
}

type Storages = Pick<Window, 'localStorage' | 'sessionStorage'>;

/** A key that is written and removed again, to test whether storage works. */
const probe = 'probe';

/** Throws StorageMissing unless both persistent and session storage work (OPERATIONS-6). */
export function requireStorage(browser: Storages): void {
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    try {
      tryOut(browser[kind]);
    } catch (cause) {
      throw new StorageMissing(kind, cause);
    }
  }
}

/** A full storage still counts; one without any capacity, as in old private modes, does not. */
function tryOut(storage: Storage): void {
  try {
    storage.setItem(probe, probe);
    storage.removeItem(probe);
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError' && storage.length > 0;
    if (!isFull) throw error;
  }
}
