import { afterEach, describe, expect, it, vi } from 'vitest';

import { requireStorage, StorageMissing } from '#web/browser/storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const full = () => {
  throw new DOMException('No room', 'QuotaExceededError');
};

describe('a browser', () => {
  it('that stores values permanently and for this visit is accepted, and keeps nothing of the trial', () => {
    expect(() => requireStorage(window)).not.toThrow();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it.each(['localStorage', 'sessionStorage'] as const)('without %s throws an error [OPERATIONS-6]', (kind) => {
    const refusing = Object.defineProperty({ localStorage, sessionStorage }, kind, {
      get() {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
    expect(() => requireStorage(refusing)).toThrow(StorageMissing);
    expect(() => requireStorage(refusing)).toThrow(`The browser has no ${kind} for this page`);
    const switchedOff = { localStorage, sessionStorage, [kind]: null } as unknown as Window;
    expect(() => requireStorage(switchedOff)).toThrow(StorageMissing);
  });

  it('without space for any value throws an error [OPERATIONS-6]', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
    expect(() => requireStorage(window)).toThrow(StorageMissing);
  });

  it('that is merely full is accepted', () => {
    localStorage.setItem('draft', 'a long text');
    sessionStorage.setItem('draft', 'a long text');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
    expect(() => requireStorage(window)).not.toThrow();
    sessionStorage.clear();
  });
});
