import { afterEach, expect, it, vi } from 'vitest';
import { randomUuid } from '#web/browser/randomUuid.ts';

afterEach(() => void vi.unstubAllGlobals());

it('makes a UUID of version 4 from random bytes', () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(0xff) });
  expect(randomUuid()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
});

it('creates another one each time', () => {
  const made = Array.from({ length: 1000 }, randomUuid);
  expect(new Set(made).size).toBe(1000);
  for (const uuid of made) expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
