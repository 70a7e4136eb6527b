import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ownIsFreshFor } from '#machines/offline/limits.ts';
import { session } from '#web/account/session.ts';
import {
  beginCachingOwnPages,
  outdateOwnCacheInNewTab,
  forgetOwnCache,
  isOwnFresh,
  noteConversationCached,
  noteOwnCached,
  outdateOwnCache,
} from '#web/offline/ownFreshness.ts';
import { cacheOwnPages } from '#web/app/ownPages/cacheOwnPages.ts';
import { watchOffline } from '#web/offline/watchOffline.ts';
import { holdWorkers } from '#tests/drivers/offline/workerContainer.ts';
import { notifyStreamListeners } from '#web/api/streamListeners.ts';

const received = (event: string, data: Readonly<Record<string, unknown>> = {}) =>
  notifyStreamListeners({ type: 'received', line: { event, data } });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  // The first call in a tab marks the tab as known, so that later calls outdate nothing.
  outdateOwnCacheInNewTab();
});
afterEach(() => {
  forgetOwnCache();
  vi.useRealTimers();
});

describe('the offline copy of an account’s pages', () => {
  it('is fresh for a limited time, for its account alone', () => {
    expect(isOwnFresh('ana')).toBe(false);
    noteOwnCached('ana', {});
    expect([isOwnFresh('ana'), isOwnFresh('beat')]).toEqual([true, false]);
    vi.setSystemTime(Date.now() + ownIsFreshFor - 1);
    expect(isOwnFresh('ana')).toBe(true);
    vi.setSystemTime(Date.now() + 1);
    expect(isOwnFresh('ana')).toBe(false);
  });

  it('is not fresh when its timestamp is in the future, after the clock was set back', () => {
    noteOwnCached('ana', {});
    vi.setSystemTime(Date.now() - ownIsFreshFor);
    expect(isOwnFresh('ana')).toBe(false);
  });

  it('is out of date after a saved or written entry in the stream, and not after a read receipt', () => {
    const end = watchOffline(cacheOwnPages);
    for (const [event, what, isFresh] of [
      ['conversation', 'read', true],
      ['merge', '', true],
      ['conversation', 'entry', false],
      ['conversation', 'own', false],
      ['favourites', '', false],
      ['ads', '', false],
      ['correspondents', '', false],
    ] as const) {
      noteOwnCached('ana', {});
      received(event, { what });
      expect(isOwnFresh('ana'), `${event} ${what}`).toBe(isFresh);
    }
    end();
    noteOwnCached('ana', {});
    received('favourites');
    expect(isOwnFresh('ana'), 'the listener was removed').toBe(true);
  });

  it.each([
    ['conversation', 'entry', { c1: 'as it is' }],
    ['ads', '', { c1: 'as it is' }],
    ['conversation', 'everything', {}],
    ['correspondents', '', {}],
  ] as const)(
    'keeps its conversations when the event %s %s changes only the lists, and otherwise none',
    (event, what, saved) => {
      const end = watchOffline(cacheOwnPages);
      noteOwnCached('ana', { c1: 'as it is' });
      received(event, { what });
      expect(beginCachingOwnPages('ana')).toEqual(saved);
      end();
    },
  );

  it('is out of date in a new tab, since events may have been missed, and in no later page of the tab', () => {
    noteOwnCached('ana', { c1: 'as it is' });
    sessionStorage.clear();
    watchOffline(cacheOwnPages)();
    expect([isOwnFresh('ana'), beginCachingOwnPages('ana')]).toEqual([false, { c1: 'as it is' }]);
    noteOwnCached('ana', { c1: 'as it is' });
    watchOffline(cacheOwnPages)();
    expect(isOwnFresh('ana')).toBe(true);
  });

  it('continues an interrupted copy after the conversations it already has', () => {
    expect(beginCachingOwnPages('ana')).toEqual({});
    noteConversationCached('ana', 'c1', 'as it is');
    noteConversationCached('beat', 'c2', 'is not theirs');
    expect([isOwnFresh('ana'), beginCachingOwnPages('ana')]).toEqual([false, { c1: 'as it is' }]);
    noteOwnCached('ana', { c1: 'as it is' });
    expect(isOwnFresh('ana')).toBe(true);
  });

  it('is as old as its oldest part, regardless of the newer parts', () => {
    beginCachingOwnPages('ana');
    noteOwnCached('ana', { c1: 'as it is' });
    outdateOwnCache();
    vi.setSystemTime(Date.now() + ownIsFreshFor - 1);
    expect(beginCachingOwnPages('ana')).toEqual({ c1: 'as it is' });
    vi.setSystemTime(Date.now() + 1);
    noteOwnCached('ana', { c1: 'as it is' });
    expect(isOwnFresh('ana')).toBe(false);
    expect(beginCachingOwnPages('ana')).toEqual({});
    noteOwnCached('ana', { c1: 'as it is now' });
    expect(isOwnFresh('ana')).toBe(true);
  });

  it('is removed by a logout', () => {
    session.start();
    session.send({ type: 'cookie.read', publicAccountId: 'ana' });
    const end = watchOffline(cacheOwnPages);
    noteOwnCached('ana', { c1: 'as it is' });
    session.send({ type: 'cookie.read', publicAccountId: null });
    session.send({ type: 'cookie.read', publicAccountId: 'ana' });
    expect([isOwnFresh('ana'), beginCachingOwnPages('ana')]).toEqual([false, {}]);
    end();
  });

  it('is removed when a page begins without a login', () => {
    session.start();
    session.send({ type: 'cookie.read', publicAccountId: null });
    noteOwnCached('ana', {});
    watchOffline(cacheOwnPages)();
    expect(isOwnFresh('ana')).toBe(false);
  });

  it('refreshes only its lists after a change, and keeps the unchanged conversations', () => {
    noteOwnCached('ana', { c1: 'as it was' });
    outdateOwnCache();
    expect([isOwnFresh('ana'), beginCachingOwnPages('ana')]).toEqual([false, { c1: 'as it was' }]);
    vi.setSystemTime(Date.now() + ownIsFreshFor - 1);
    noteOwnCached('ana', { c1: 'as it was', c2: 'as it is' });
    expect([isOwnFresh('ana'), beginCachingOwnPages('beat')]).toEqual([true, {}]);
    // Parts that have not been fetched again expire, although others have been.
    vi.setSystemTime(Date.now() + 1);
    expect([isOwnFresh('ana'), beginCachingOwnPages('ana')]).toEqual([false, {}]);
  });

  it.each<[string, (note: Readonly<Record<string, unknown>>) => string]>([
    ['no JSON', () => '{'],
    ['nothing', () => 'null'],
    ['no conversations', (note) => JSON.stringify({ ...note, conversations: undefined })],
    ['conversations that are no texts', (note) => JSON.stringify({ ...note, conversations: { c1: 1 } })],
  ])('is ignored when its note is malformed: %s', (_, written) => {
    noteOwnCached('ana', { c1: 'as it is' });
    const key = localStorage.key(0)!;
    localStorage.setItem(key, written(JSON.parse(localStorage.getItem(key)!)));
    expect([isOwnFresh('ana'), beginCachingOwnPages('ana')]).toEqual([false, {}]);
    outdateOwnCache();
    expect([isOwnFresh('ana'), beginCachingOwnPages('ana')]).toEqual([false, {}]);
  });

  it('is made again with all conversations when another worker takes over, whose cache is empty', () => {
    const workers = holdWorkers();
    session.start();
    session.send({ type: 'cookie.read', publicAccountId: 'ana' });
    const end = watchOffline(cacheOwnPages);
    noteOwnCached('ana', { c1: 'as it is' });
    workers.dispatchEvent(new Event('controllerchange'));
    expect([isOwnFresh('ana'), beginCachingOwnPages('ana')]).toEqual([false, {}]);
    end();
    workers.letGo();
  });

  it('is made again by the pages of another build', () => {
    noteOwnCached('ana', { c1: 'as it is' });
    document.head.innerHTML = '<script data-app="/assets/next.js"></script>';
    expect(isOwnFresh('ana')).toBe(false);
    document.head.innerHTML = '';
    expect(isOwnFresh('ana')).toBe(true);
    document.head.innerHTML = '<script data-app="/assets/next.js"></script>';
    expect(beginCachingOwnPages('ana')).toEqual({});
    document.head.innerHTML = '';
  });
});
