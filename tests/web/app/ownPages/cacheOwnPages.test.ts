import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { entryExample, listedExample } from '#machines/messaging/messagesExamples.ts';
import type { ConversationInList } from '#machines/messaging/openConversation/shownConversation.ts';
import { forgetOwnCache, isOwnFresh, outdateOwnCache } from '#web/offline/ownFreshness.ts';
import { cacheOwnPages } from '#web/app/ownPages/cacheOwnPages.ts';
import { controlledAnswers } from '#tests/drivers/web/answers.ts';
import { listedAnswer } from '#tests/drivers/messaging/messagesAnswers.ts';
import { writeStateCookie } from '#tests/drivers/account/stateCookie.ts';
import { holdWorkers } from '#tests/drivers/offline/workerContainer.ts';

const calls = controlledAnswers();
/** The resources of the shown page; the other pages need only the scripts among them. */
const madeOf = ['/assets/main.js', '/api/v10/list.json', '/pictures/320/bike.avif'];
let workers: ReturnType<typeof holdWorkers>;

beforeEach(() => {
  workers = holdWorkers();
  // jsdom records no resource timing, so the test supplies the entries.
  performance.getEntriesByType = () =>
    madeOf.map((path) => ({ name: window.location.origin + path }) as PerformanceEntry);
  window.history.replaceState(null, '', '/de');
  writeStateCookie('ana');
});
afterEach(() => {
  forgetOwnCache();
  writeStateCookie(null);
  workers.letGo();
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

const asks = (count: number) => vi.waitFor(() => expect(calls.all).toHaveLength(count), { timeout: 20_000 });
const reportedPages = () => workers.reported.map((word) => (word as { readonly address: string }).address);

const failureOf = (work: Promise<void>) => work.then(() => '', String);

const counts = { buying: { unread: 0, archived: 0 }, selling: { unread: 0, archived: 0 } };
const noConversations = { data: { conversations: { conversations: [], endCursor: null }, conversationCounts: counts } };

describe('the offline copy of an account’s pages', () => {
  it('reports each page as soon as its list is fetched, and notes the copy as complete at the end', async () => {
    const keeping = cacheOwnPages(new AbortController().signal);
    await asks(1);
    expect(calls.last.headers.get('x-kept-ahead')).toBe('1');
    await calls.last.answer({ favorites: [] });
    await asks(2);
    expect(reportedPages()).toEqual(['/de/favorites']);
    await calls.last.answer(noConversations);
    await asks(3);
    expect(reportedPages()).toEqual(['/de/favorites', '/de/messages/buying']);
    expect(isOwnFresh('ana')).toBe(false);
    await calls.last.answer(noConversations);
    await keeping;
    expect(reportedPages()).toHaveLength(3);
    const scripts = [`${window.location.origin}/assets/main.js`];
    expect(workers.reported).toEqual(workers.reported.map((word) => ({ ...(word as object), files: scripts })));
    expect(isOwnFresh('ana')).toBe(true);
  });

  it('fetches each listed conversation, and later the changed conversations alone', async () => {
    /** Makes the copy with these conversations about listings of others; returns the fetched ids. */
    const keeps = async (buying: readonly ConversationInList[]) => {
      const from = calls.all.length;
      let isDone = false;
      const keeping = cacheOwnPages(new AbortController().signal).finally(() => (isDone = true));
      const requested: string[] = [];
      for (let count = from; ; count += 1) {
        // oxlint-disable no-await-in-loop -- one after the other
        await vi.waitFor(() => expect(isDone || calls.all.length > count).toBe(true), { timeout: 20_000 });
        if (isDone) break;
        const operation = calls.last.headers.get('x-operation') ?? 'favourites';
        const { variables } = JSON.parse(calls.last.body || '{}') as { variables?: { id?: string; tab?: string } };
        if (operation === 'OpenConversation') requested.push(variables!.id!);
        const conversations = variables?.tab === 'BUYING' ? buying.map(listedAnswer) : [];
        const reported: Readonly<Record<string, object>> = {
          favourites: { favorites: [] },
          MyConversations: { data: { conversations: { conversations, endCursor: null }, conversationCounts: counts } },
          OpenConversation: { data: { me: { publicAccountId: 'ana' }, conversation: null } },
        };
        await calls.last.answer(reported[operation]!);
        // oxlint-enable no-await-in-loop
      }
      await keeping;
      return requested;
    };
    const [one, two] = [listedExample('conversation1'), listedExample('conversation2')];
    expect(await keeps([one, two])).toEqual(['conversation1', 'conversation2']);
    outdateOwnCache();
    const written = listedExample('conversation2', { last: entryExample(3) });
    expect(await keeps([written, one])).toEqual(['conversation2']);
    outdateOwnCache();
    const sold = listedExample('conversation1', { listing: { ...one.listing, status: 'sold' } });
    expect(await keeps([written, sold])).toEqual(['conversation1']);
    outdateOwnCache();
    const renamed = listedExample('conversation2', { last: entryExample(3), other: { ...two.other, name: 'Vreni' } });
    expect(await keeps([renamed, sold])).toEqual(['conversation2']);
    outdateOwnCache();
    expect(await keeps([renamed, sold])).toEqual([]);
  });

  it('is not noted as complete when a call fails', async () => {
    const keeping = cacheOwnPages(new AbortController().signal);
    const failing = failureOf(keeping);
    await asks(1);
    await calls.last.fail();
    expect(await failing).toMatch('Failed to fetch');
    expect(isOwnFresh('ana')).toBe(false);
  });

  it('stops with its signal: the pending call is aborted, and no other is sent', async () => {
    const stop = new AbortController();
    const keeping = cacheOwnPages(stop.signal);
    const failing = failureOf(keeping);
    await asks(1);
    stop.abort();
    expect(calls.last.signal.aborted).toBe(true);
    await calls.last.answer({ favorites: [] });
    expect(await failing).toMatch(/./);
    expect([calls.all.length, reportedPages(), isOwnFresh('ana')]).toEqual([1, [], false]);
  });

  it('stops when the cookie names another account', async () => {
    const keeping = cacheOwnPages(new AbortController().signal);
    const failing = failureOf(keeping);
    await asks(1);
    writeStateCookie('beat');
    await calls.last.answer({ favorites: [] });
    expect(await failing).toMatch('Another account is logged in');
    expect([calls.all.length, reportedPages()]).toEqual([1, []]);
  });
});
