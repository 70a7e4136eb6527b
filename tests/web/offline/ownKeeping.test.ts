import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetOwnKept, isOwnFresh } from '#web/offline/ownFreshness.ts';
import { keepOwn } from '#web/offline/ownKeeping.ts';
import { answersByHand } from '#tests/drivers/answers.ts';
import { writeStateCookie } from '#tests/drivers/stateCookie.ts';
import { holdWorkers } from '#tests/drivers/workerContainer.ts';

const calls = answersByHand();
/** What the page that is shown was made of: of that the others need the scripts alone. */
const madeOf = ['/assets/main.js', '/api/v10/list.json', '/pictures/320/bike.avif'];
let workers: ReturnType<typeof holdWorkers>;

beforeEach(() => {
  workers = holdWorkers();
  // jsdom notes nothing of what a page is made of.
  performance.getEntriesByType = () =>
    madeOf.map((path) => ({ name: window.location.origin + path }) as PerformanceEntry);
  window.history.replaceState(null, '', '/de');
  writeStateCookie('ana');
});
afterEach(() => {
  forgetOwnKept();
  writeStateCookie(null);
  workers.letGo();
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

const asks = (count: number) => vi.waitFor(() => expect(calls.all).toHaveLength(count), { timeout: 20_000 });
const pagesTold = () => workers.told.map((word) => (word as { readonly address: string }).address);

const failureOf = (work: Promise<void>) => work.then(() => '', String);

const counts = { buying: { unread: 0, archived: 0 }, selling: { unread: 0, archived: 0 } };
const noConversations = { data: { conversations: { conversations: [], endCursor: null }, conversationCounts: counts } };

describe('what is somebody’s own, as a document has it kept', () => {
  it('tells of each page as soon as its list is there, and notes it as kept once all is', async () => {
    const keeping = keepOwn(new AbortController().signal);
    await asks(1);
    expect(calls.last.headers.get('x-kept-ahead')).toBe('1');
    await calls.last.answer({ favorites: [] });
    await asks(2);
    expect(pagesTold()).toEqual(['/de/favorites']);
    await calls.last.answer(noConversations);
    await asks(3);
    expect(pagesTold()).toEqual(['/de/favorites', '/de/messages/buying']);
    expect(isOwnFresh('ana')).toBe(false);
    await calls.last.answer(noConversations);
    await keeping;
    expect(pagesTold()).toHaveLength(3);
    const scripts = [`${window.location.origin}/assets/main.js`];
    expect(workers.told).toEqual(workers.told.map((word) => ({ ...(word as object), files: scripts })));
    expect(isOwnFresh('ana')).toBe(true);
  });

  it('is not noted as kept where a call fails', async () => {
    const keeping = keepOwn(new AbortController().signal);
    const failing = failureOf(keeping);
    await asks(1);
    await calls.last.fail();
    expect(await failing).toMatch('Failed to fetch');
    expect(isOwnFresh('ana')).toBe(false);
  });

  it('stops with its signal: what is asked for is given up, and nothing more is', async () => {
    const stop = new AbortController();
    const keeping = keepOwn(stop.signal);
    const failing = failureOf(keeping);
    await asks(1);
    stop.abort();
    expect(calls.last.signal.aborted).toBe(true);
    await calls.last.answer({ favorites: [] });
    expect(await failing).toMatch(/./);
    expect([calls.all.length, pagesTold(), isOwnFresh('ana')]).toEqual([1, [], false]);
  });

  it('goes no further with the cookie of somebody else', async () => {
    const keeping = keepOwn(new AbortController().signal);
    const failing = failureOf(keeping);
    await asks(1);
    writeStateCookie('beat');
    await calls.last.answer({ favorites: [] });
    expect(await failing).toMatch('Somebody else');
    expect([calls.all.length, pagesTold()]).toEqual([1, []]);
  });
});
