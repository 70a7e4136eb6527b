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

describe('the owner of a search history', () => {
  it('is identified by 128 random bits in 22 characters, which are stored', async () => {
    const drawn = await identifierOf();
    expect(drawn).toMatch(/^[\w-]{22}$/);
    expect(atob(drawn.replaceAll('-', '+').replaceAll('_', '/'))).toHaveLength(16);
    vi.resetModules();
    expect(await identifierOf()).toBe(drawn);
  });

  it('has another id in another browser', async () => {
    const drawn = await identifierOf();
    localStorage.clear();
    vi.resetModules();
    expect(await identifierOf()).not.toBe(drawn);
  });

  it('has a new id when another value is stored in its place', async () => {
    const drawn = await identifierOf();
    localStorage.setItem(localStorage.key(0)!, 'somebody');
    vi.resetModules();
    expect(await identifierOf()).toMatch(/^[\w-]{22}$/);
    expect(await identifierOf()).not.toBe(drawn);
  });

  it('has the same id throughout a document without storage', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(closed);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(closed);
    const drawn = await identifierOf();
    expect(drawn).toMatch(/^[\w-]{22}$/);
    expect(await identifierOf()).toBe(drawn);
  });
});

const addsBikes = { kind: 'added', search: ownBikes[0]! } as const;

describe('the recent searches of a device', () => {
  it('merge searches of another tab with each addition and removal', () => {
    changeOwn(addsBikes);
    const sofa = { text: 'Sofa', searchToken: null, description: null };
    localStorage.setItem(localStorage.key(0)!, JSON.stringify([sofa, ...ownBikes]));
    const lamp = { text: 'Lampe', searchToken: null, description: null };
    changeOwn({ kind: 'added', search: lamp });
    expect(recallOwn()).toEqual([lamp, sofa, ...ownBikes]);
    changeOwn({ kind: 'removed', search: ownBikes[0]! });
    expect(recallOwn()).toEqual([lamp, sofa]);
  });

  it('persist, and leave nothing stored once they are cleared', () => {
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
  ])('ignore entries in another format: %s', (written) => {
    changeOwn(addsBikes);
    localStorage.setItem(localStorage.key(0)!, written);
    expect(recallOwn()).toEqual([]);
  });

  it('are empty when the storage is denied, and raise no error', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(closed);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(closed);
    expect(() => changeOwn(addsBikes)).not.toThrow();
    expect(recallOwn()).toEqual([]);
  });
});
