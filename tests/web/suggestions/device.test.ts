import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ownBikes } from '#machines/suggestions/suggestionExamples.ts';
import { changeOwn, recallOwn } from '#web/suggestions/ownStorage.ts';

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

const addsBikes = { kind: 'added', search: ownBikes[0]! } as const;

describe('what a device remembers', () => {
  it('keeps what another tab has looked for meanwhile, whatever this one adds or takes away', () => {
    changeOwn(addsBikes);
    const sofa = { text: 'Sofa', searchToken: null, description: null };
    localStorage.setItem(localStorage.key(0)!, JSON.stringify([sofa, ...ownBikes]));
    const lamp = { text: 'Lampe', searchToken: null, description: null };
    changeOwn({ kind: 'added', search: lamp });
    expect(recallOwn()).toEqual([lamp, sofa, ...ownBikes]);
    changeOwn({ kind: 'removed', search: ownBikes[0]! });
    expect(recallOwn()).toEqual([lamp, sofa]);
  });

  it('is what was kept, and nothing at all once it is cleared', () => {
    changeOwn(addsBikes);
    expect(recallOwn()).toEqual(ownBikes);
    changeOwn({ kind: 'cleared' });
    expect(localStorage).toHaveLength(0);
    expect(recallOwn()).toEqual([]);
  });

  it.each([
    'no JSON',
    '{"text":"velo"}',
    '[1,null,"velo",{"text":"velo"},{"text":1,"searchToken":null,"description":null}]',
  ])('leaves out what nobody here has written: %s', (written) => {
    changeOwn(addsBikes);
    localStorage.setItem(localStorage.key(0)!, written);
    expect(recallOwn()).toEqual([]);
  });

  it('is nothing where the storage is closed, and nobody is troubled with that', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(closed);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(closed);
    expect(() => changeOwn(addsBikes)).not.toThrow();
    expect(recallOwn()).toEqual([]);
  });
});
