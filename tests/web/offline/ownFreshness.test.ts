import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ownIsFreshFor } from '#machines/offline/limits.ts';
import { session } from '#web/account/session.ts';
import {
  beginKeepingOwn,
  doubtOwnKept,
  forgetOwnKept,
  isOwnFresh,
  noteConversationKept,
  noteOwnKept,
  outdateOwnKept,
} from '#web/offline/ownFreshness.ts';
import { keepOwn } from '#web/app/ownPages/ownKeeping.ts';
import { watchOffline } from '#web/offline/watchOffline.ts';
import { holdWorkers } from '#tests/drivers/offline/workerContainer.ts';
import { tellHeard } from '#web/api/heard.ts';

const heard = (event: string, data: Readonly<Record<string, unknown>> = {}) =>
  tellHeard({ type: 'told', line: { event, data } });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  // The tab is no new one.
  doubtOwnKept();
});
afterEach(() => {
  forgetOwnKept();
  vi.useRealTimers();
});

describe('what is somebody’s own, once a page has had it kept', () => {
  it('is fresh for a while, for them alone', () => {
    expect(isOwnFresh('ana')).toBe(false);
    noteOwnKept('ana', {});
    expect([isOwnFresh('ana'), isOwnFresh('beat')]).toEqual([true, false]);
    vi.setSystemTime(Date.now() + ownIsFreshFor - 1);
    expect(isOwnFresh('ana')).toBe(true);
    vi.setSystemTime(Date.now() + 1);
    expect(isOwnFresh('ana')).toBe(false);
  });

  it('is not fresh by a note of tomorrow, where the clock has been set back', () => {
    noteOwnKept('ana', {});
    vi.setSystemTime(Date.now() - ownIsFreshFor);
    expect(isOwnFresh('ana')).toBe(false);
  });

  it('is out of date once the stream says that something is saved or written, and not by what was read', () => {
    const end = watchOffline(keepOwn);
    for (const [event, what, isFresh] of [
      ['conversation', 'read', true],
      ['merge', '', true],
      ['conversation', 'entry', false],
      ['conversation', 'own', false],
      ['favourites', '', false],
      ['ads', '', false],
      ['correspondents', '', false],
    ] as const) {
      noteOwnKept('ana', {});
      heard(event, { what });
      expect(isOwnFresh('ana'), `${event} ${what}`).toBe(isFresh);
    }
    end();
    noteOwnKept('ana', {});
    heard('favourites');
    expect(isOwnFresh('ana'), 'nobody listens any more').toBe(true);
  });

  it.each([
    ['conversation', 'entry', { c1: 'as it is' }],
    ['ads', '', { c1: 'as it is' }],
    ['conversation', 'everything', {}],
    ['correspondents', '', {}],
  ] as const)(
    'keeps its conversations where %s %s changes what lists tell, and none where it may change more',
    (event, what, kept) => {
      const end = watchOffline(keepOwn);
      noteOwnKept('ana', { c1: 'as it is' });
      heard(event, { what });
      expect(beginKeepingOwn('ana')).toEqual(kept);
      end();
    },
  );

  it('is doubted by a new tab, as nobody may have listened before it, and by no other page of that', () => {
    noteOwnKept('ana', { c1: 'as it is' });
    sessionStorage.clear();
    watchOffline(keepOwn)();
    expect([isOwnFresh('ana'), beginKeepingOwn('ana')]).toEqual([false, { c1: 'as it is' }]);
    noteOwnKept('ana', { c1: 'as it is' });
    watchOffline(keepOwn)();
    expect(isOwnFresh('ana')).toBe(true);
  });

  it('goes on, where it was stopped, behind the conversations that were kept by then', () => {
    expect(beginKeepingOwn('ana')).toEqual({});
    noteConversationKept('ana', 'c1', 'as it is');
    noteConversationKept('beat', 'c2', 'is not theirs');
    expect([isOwnFresh('ana'), beginKeepingOwn('ana')]).toEqual([false, { c1: 'as it is' }]);
    noteOwnKept('ana', { c1: 'as it is' });
    expect(isOwnFresh('ana')).toBe(true);
  });

  it('is as old as what was not asked for again, however long the rest took', () => {
    beginKeepingOwn('ana');
    noteOwnKept('ana', { c1: 'as it is' });
    outdateOwnKept();
    vi.setSystemTime(Date.now() + ownIsFreshFor - 1);
    expect(beginKeepingOwn('ana')).toEqual({ c1: 'as it is' });
    vi.setSystemTime(Date.now() + 1);
    noteOwnKept('ana', { c1: 'as it is' });
    expect(isOwnFresh('ana')).toBe(false);
    expect(beginKeepingOwn('ana')).toEqual({});
    noteOwnKept('ana', { c1: 'as it is now' });
    expect(isOwnFresh('ana')).toBe(true);
  });

  it('has gone with a logout', () => {
    session.start();
    session.send({ type: 'cookie.read', publicAccountId: 'ana' });
    const end = watchOffline(keepOwn);
    noteOwnKept('ana', { c1: 'as it is' });
    session.send({ type: 'cookie.read', publicAccountId: null });
    session.send({ type: 'cookie.read', publicAccountId: 'ana' });
    expect([isOwnFresh('ana'), beginKeepingOwn('ana')]).toEqual([false, {}]);
    end();
  });

  it('has gone where a page begins with nobody logged in, whoever has logged out', () => {
    session.start();
    session.send({ type: 'cookie.read', publicAccountId: null });
    noteOwnKept('ana', {});
    watchOffline(keepOwn)();
    expect(isOwnFresh('ana')).toBe(false);
  });

  it('is no more than its list once something has changed: a conversation that has not is kept as it is', () => {
    noteOwnKept('ana', { c1: 'as it was' });
    outdateOwnKept();
    expect([isOwnFresh('ana'), beginKeepingOwn('ana')]).toEqual([false, { c1: 'as it was' }]);
    vi.setSystemTime(Date.now() + ownIsFreshFor - 1);
    noteOwnKept('ana', { c1: 'as it was', c2: 'as it is' });
    expect([isOwnFresh('ana'), beginKeepingOwn('beat')]).toEqual([true, {}]);
    // What was not asked for since is asked for once in a while all the same.
    vi.setSystemTime(Date.now() + 1);
    expect([isOwnFresh('ana'), beginKeepingOwn('ana')]).toEqual([false, {}]);
  });

  it.each<[string, (note: Readonly<Record<string, unknown>>) => string]>([
    ['no JSON', () => '{'],
    ['nothing', () => 'null'],
    ['no conversations', (note) => JSON.stringify({ ...note, conversations: undefined })],
    ['conversations that are no texts', (note) => JSON.stringify({ ...note, conversations: { c1: 1 } })],
  ])('is not known of what somebody has written there by hand: %s', (_, written) => {
    noteOwnKept('ana', { c1: 'as it is' });
    const key = localStorage.key(0)!;
    localStorage.setItem(key, written(JSON.parse(localStorage.getItem(key)!)));
    expect([isOwnFresh('ana'), beginKeepingOwn('ana')]).toEqual([false, {}]);
    outdateOwnKept();
    expect([isOwnFresh('ana'), beginKeepingOwn('ana')]).toEqual([false, {}]);
  });

  it('is kept anew, with all conversations, once another worker takes over: it has nothing of the one before', () => {
    const workers = holdWorkers();
    session.start();
    session.send({ type: 'cookie.read', publicAccountId: 'ana' });
    const end = watchOffline(keepOwn);
    noteOwnKept('ana', { c1: 'as it is' });
    workers.dispatchEvent(new Event('controllerchange'));
    expect([isOwnFresh('ana'), beginKeepingOwn('ana')]).toEqual([false, {}]);
    end();
    workers.letGo();
  });

  it('is kept anew by the pages of another build', () => {
    noteOwnKept('ana', { c1: 'as it is' });
    document.head.innerHTML = '<script data-app="/assets/next.js"></script>';
    expect(isOwnFresh('ana')).toBe(false);
    document.head.innerHTML = '';
    expect(isOwnFresh('ana')).toBe(true);
    document.head.innerHTML = '<script data-app="/assets/next.js"></script>';
    expect(beginKeepingOwn('ana')).toEqual({});
    document.head.innerHTML = '';
  });
});
