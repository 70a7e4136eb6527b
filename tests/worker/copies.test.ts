import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A browser’s caches, limited to what the worker uses: open, list and delete. */
class Caches {
  readonly named = new Map<string, Map<string, Response>>();
  keys = async () => [...this.named.keys()];
  has = async (name: string) => this.named.has(name);
  delete = async (name: string) => this.named.delete(name);
  open = async (name: string) => {
    const copies = this.named.get(name) ?? new Map<string, Response>();
    this.named.set(name, copies);
    return { put: async (url: string, copy: Response) => void copies.set(url, copy) };
  };
}

let held: Caches;

beforeEach(() => {
  held = new Caches();
  vi.stubGlobal('caches', held);
  vi.stubGlobal('__BUILD__', { app: 'assets/main-appHash.js', sheet: 'assets/main-sheetHash.css' });
  vi.stubGlobal('__BRAND__', 'allmend');
});
afterEach(() => vi.unstubAllGlobals());

const url = 'https://allmend.example/pictures/320/messages/bike.avif';

/** Creates a personal answer for an account, whose body the test sends later. */
function comingFor(account: string) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const answer = new Response(readable, { headers: { 'x-account': account } });
  const arrives = async () => {
    const writer = writable.getWriter();
    void writer.write(new TextEncoder().encode('bike'));
    await writer.close();
  };
  return { answer, arrives };
}

describe('the stored answers of an account', () => {
  it('are stored in the account’s cache when the account is logged in as they arrive', async () => {
    const { keep, places } = await worker();
    await places.setAccount('ana');
    const { answer, arrives } = comingFor('ana');
    const keeping = keep(() => places.placeFor(answer), url, answer);
    await arrives();
    await keeping;
    const [name] = held.named.keys();
    expect(name).toMatch(/\/account\/ana$/);
    expect(await held.named.get(name!)!.get(url)!.text()).toBe('bike');
  });

  it.each([
    ['no account', null, []],
    ['another account', 'beat', [expect.stringMatching(/\/account\/beat$/)]],
  ])('are not stored when %s is logged in before the body has arrived', async (_, next, left) => {
    const { keep, places } = await worker();
    await places.setAccount('ana');
    const { answer, arrives } = comingFor('ana');
    const keeping = keep(() => places.placeFor(answer), url, answer);
    await places.setAccount(next);
    await arrives();
    await keeping;
    expect([...held.named.keys()]).toEqual(left);
  });
});

describe('the cookie of the login state', () => {
  const saying = (id: string) => JSON.stringify({ isLoggedIn: true, info: { public_account_id: id } });
  const ofAna = () => new Response('bike', { headers: { 'x-account': 'ana' } });
  let cookie: { value: string } | null;

  beforeEach(() => {
    cookie = null;
    vi.stubGlobal('cookieStore', { get: async () => cookie });
  });

  it('does not override the account that a page has sent when the worker finds none, as in Firefox', async () => {
    const { places } = await worker();
    await places.setAccount('ana');
    expect(await places.placeFor(ofAna())).toMatch(/\/account\/ana$/);
    expect(await places.readable()).toEqual([expect.stringMatching(/\/account\/ana$/), places.pages]);
  });

  it.each([
    ['gone', null],
    ['of another account', { value: saying('beat') }],
  ])('takes precedence when the worker can read it, also once it is %s', async (_, next) => {
    const { places } = await worker();
    await places.setAccount('ana');
    cookie = { value: saying('ana') };
    expect(await places.placeFor(ofAna())).toMatch(/\/account\/ana$/);
    cookie = next;
    expect(await places.readable()).toEqual([places.pages]);
    expect([...held.named.keys()].filter((name) => name.includes('/account/'))).toEqual([]);
  });

  it('takes precedence in the next build too', async () => {
    const { places } = await worker();
    await places.setAccount('ana');
    cookie = { value: saying('ana') };
    await places.readable();
    const ofOlder = [...held.named.keys()].filter((name) => !name.includes('/'));
    await caches.open('older-build/pages');
    await places.deleteOldCaches();
    expect([...held.named.keys()].filter((name) => !name.includes('/'))).toEqual(ofOlder);
    expect(ofOlder).toEqual(['cookies-read']);
  });

  it('takes precedence at once when it names another account', async () => {
    const { places } = await worker();
    await places.setAccount('ana');
    cookie = { value: saying('beat') };
    expect(await places.placeFor(ofAna())).toBeNull();
  });
});

it('sorts a copy with a future time, after the clock was set back, before all others', async () => {
  const { oldestFirst } = await worker();
  const copies = [{ at: 30 }, { at: 101 }, { at: 70 }];
  expect(copies.toSorted(oldestFirst(100))).toEqual([{ at: 101 }, { at: 30 }, { at: 70 }]);
});

/** Loads the worker's modules with the constants that a build replaces. */
async function worker() {
  const { keep, oldestFirst } = await import('../../src/worker/copies.ts');
  const places = await import('../../src/worker/places.ts');
  return { keep, oldestFirst, places };
}
