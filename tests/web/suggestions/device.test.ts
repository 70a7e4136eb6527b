import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ownBikes } from '#machines/search/suggestionExamples.ts';
import { recallOwn, storeOwn } from '#web/suggestions/ownStorage.ts';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
afterEach(() => vi.restoreAllMocks());

const identifierOf = async () => (await import('#web/suggestions/userIdentifier.ts')).userIdentifier();

const closed = () => {
  throw new DOMException('The storage is closed', 'SecurityError');
};

describe('whose history it is', () => {
  it('are 128 bits in 22 letters, drawn once and kept', async () => {
    const drawn = await identifierOf();
    expect(drawn).toMatch(/^[\w-]{22}$/);
    expect(atob(drawn.replaceAll('-', '+').replaceAll('_', '/'))).toHaveLength(16);
    vi.resetModules();
    expect(await identifierOf()).toBe(drawn);
  });

  it('are others in another browser', async () => {
    const drawn = await identifierOf();
    localStorage.clear();
    vi.resetModules();
    expect(await identifierOf()).not.toBe(drawn);
  });

  it('are drawn anew where something else is kept in their place', async () => {
    const drawn = await identifierOf();
    localStorage.setItem(localStorage.key(0)!, 'somebody');
    vi.resetModules();
    expect(await identifierOf()).toMatch(/^[\w-]{22}$/);
    expect(await identifierOf()).not.toBe(drawn);
  });

  it('stay the same within a document whose storage is closed', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(closed);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(closed);
    const drawn = await identifierOf();
    expect(drawn).toMatch(/^[\w-]{22}$/);
    expect(await identifierOf()).toBe(drawn);
  });
});

describe('what a device remembers', () => {
  it('is what was kept, and nothing at all once it is cleared', () => {
    storeOwn(ownBikes);
    expect(recallOwn()).toEqual(ownBikes);
    storeOwn([]);
    expect(localStorage).toHaveLength(0);
    expect(recallOwn()).toEqual([]);
  });

  it.each([
    'no JSON',
    '{"text":"velo"}',
    '[1,null,"velo",{"text":"velo"},{"text":1,"searchToken":null,"description":null}]',
  ])('leaves out what nobody here has written: %s', (written) => {
    storeOwn(ownBikes);
    localStorage.setItem(localStorage.key(0)!, written);
    expect(recallOwn()).toEqual([]);
  });

  it('is nothing where the storage is closed, and nobody is troubled with that', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(closed);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(closed);
    expect(() => storeOwn(ownBikes)).not.toThrow();
    expect(recallOwn()).toEqual([]);
  });
});
