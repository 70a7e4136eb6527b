import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bike as bikeForSale, noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { concernedByListings } from '#server/listing/listingsThatConcern.ts';
import { addFavourite, removeFavourite } from '#server/favourites/favourites.ts';
import { compiled } from '#server/store/sql.ts';
import type { Statement, Store } from '#server/store/store.ts';
import { streamLimits } from '#server/streaming/streamLimits.ts';
import { openBrowser, type TestBrowser } from '#tests/drivers/server/accountBrowser.ts';
import { accountsOf, password } from '#tests/drivers/account/accounts.ts';
import type { TestApp } from '#tests/drivers/server/app.ts';
import { requestStream, openReader } from '#tests/drivers/streaming/liveReader.ts';

/**
 * Contract tests of streams, for every engine. `openTwo` returns two servers on one market: two processes on one
 * database, or the same server twice on an engine for one process.
 */
export function describeStreams(
  engine: string,
  openTwo: (now: () => number) => Promise<readonly [TestApp, TestApp]>,
): void {
  describe(`streams, on ${engine}`, () => {
    const bike = 'bikebikebike';
    let here: TestApp;
    let there: TestApp;
    let now: number;
    let account: string;
    let ana: TestBrowser;
    let phone: TestBrowser;

    beforeEach(async () => {
      now = noon;
      [here, there] = await openTwo(() => now);
      await here.seller('beat');
      await here.publishes('beat', bike, bikeForSale);
      await Promise.all(
        [here, there].map(async ({ services, market }) => services.search.caughtUp(await market.store.head())),
      );
      account = await accountsOf(here.market).joins('ana@example.ch');
      ana = openBrowser(here);
      await ana.logIn('ana@example.ch', password);
      phone = openBrowser(there);
      await phone.logIn('ana@example.ch', password);
    });
    afterEach(async () => {
      for (const app of new Set([here, there])) await app.close();
    });

    const saves = () => addFavourite(here.services, { account, listing: bike });
    const lets = () => removeFavourite(here.market, { account, listing: bike });

    it('report the state and its changes immediately to another device at another server [MESSAGING-3]', async () => {
      const reader = await openReader(there, phone);
      const head = await here.market.store.head();
      expect(reader.answer.headers.get('content-type')).toMatch('application/x-ndjson');
      expect(reader.answer.headers.get('cache-control')).toBe('no-store, no-transform');
      expect(reader.answer.headers.get('content-encoding')).toBeNull();
      expect(await reader.next()).toEqual({
        event: 'merge',
        data: { conversationsWithUnreadMessages: 0 },
        position: head,
      });
      await saves();
      expect(await reader.next()).toEqual({ event: 'favourites', data: {}, position: head + 1 });
      await lets();
      expect(await reader.next()).toEqual({ event: 'favourites', data: {}, position: head + 2 });
      await reader.leave();
    });

    it('report a change of a saved ad to its savers at every server, and to no one else', async () => {
      const reader = await openReader(there, phone);
      const changes = async (francs: number) => {
        await here.tells(bike, [{ type: 'listing.repriced', at: now, price: { kind: 'amount', francs } }]);
        return here.market.store.head();
      };
      await reader.next();
      await saves();
      expect(await reader.next()).toMatchObject({ event: 'favourites' });
      const first = await changes(280);
      expect(await reader.next()).toEqual({ event: 'ads', data: {}, position: first });
      await reader.leave();
      await changes(260);
      const missed = await changes(240);
      const again = await openReader(here, ana, reader.position);
      await again.next();
      expect(await again.next()).toEqual({ event: 'ads', data: {}, position: missed });
      await lets();
      expect(await again.next()).toMatchObject({ event: 'favourites' });
      // Another account at the same server still has the ad saved: once its stream has received the event, all
      // recipients have.
      const other = await accountsOf(here.market).joins('beat@example.ch');
      await addFavourite(here.services, { account: other, listing: bike });
      const beat = openBrowser(here);
      await beat.logIn('beat@example.ch', password);
      const others = await openReader(here, beat);
      await others.next();
      const last = await changes(220);
      while (others.position !== last) await others.next();
      await saves();
      expect(await again.next()).toMatchObject({ event: 'favourites' });
      await others.leave();
      await again.leave();
    });

    it('report a change of an ad with very many savers to the listening ones, and read no other rows', async () => {
      const statements: Statement[] = [];
      const store: Store = {
        ...here.market.store,
        query: async <Row>(statement: Statement) => {
          statements.push(statement);
          const rows = await here.market.store.query<Row>(statement);
          expect(rows.length).toBeLessThanOrEqual(1001);
          return rows;
        },
      };
      const saved = (one: string, listing = bike) =>
        compiled(here.market.sql.insertInto('saved_ads').values({ account: one, listing }));
      await here.market.store.write([
        ...Array.from({ length: 1200 }, (_, number) => saved(`saver${number}`)),
        saved('saver3', 'lamplamplamp'),
        saved('saver7', 'lamplamplamp'),
      ]);
      const asks = async (listings: readonly string[], listening: readonly string[]) => {
        statements.length = 0;
        const concerns = await concernedByListings({ sql: here.market.sql, store }, listings, new Set(listening));
        return concerns.map(({ account: one, listing }) => `${one} ${listing}`).toSorted();
      };
      expect(await asks([bike, 'lamplamplamp'], ['saver3', 'saver1199', 'nobody'])).toEqual([
        `saver1199 ${bike}`,
        `saver3 ${bike}`,
        'saver3 lamplamplamp',
      ]);
      const many = Array.from({ length: 1500 }, (_, number) => `saver${number}`);
      expect(await asks([bike], many)).toHaveLength(1200);
      // One query finds that there are many recipients, and three read the accounts that listen, two of them with the
      // same text.
      expect(statements).toHaveLength(4);
      expect(new Set(statements.map(({ sql }) => sql)).size).toBe(2);
    });

    it('are event streams on request', async () => {
      const leaving = new AbortController();
      const answer = await requestStream(here, ana, {
        headers: { accept: 'text/event-stream' },
        signal: leaving.signal,
      });
      expect(answer.headers.get('content-type')).toMatch('text/event-stream');
      const read = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
      const head = await here.market.store.head();
      expect((await read.read()).value).toMatch(new RegExp(`^event: \\w+\nid: ${head}\ndata: {.*}\n\n$`));
      await saves();
      expect((await read.read()).value).toBe(`event: favourites\nid: ${head + 1}\ndata: {}\n\n`);
      leaving.abort();
    });

    it('resume at the point of interruption, at either server', async () => {
      const first = await openReader(here, ana);
      await first.next();
      await first.leave();
      await saves();
      await lets();
      const second = await openReader(there, phone, first.position);
      expect((await second.next()).position).toBe(first.position);
      // The stream sends only the last of the missed events, and each new event once.
      expect(await second.next()).toMatchObject({ event: 'favourites', position: first.position! + 2 });
      await saves();
      expect(await second.next()).toMatchObject({ event: 'favourites', position: first.position! + 3 });
      await second.leave();
      const third = await openReader(here, ana, second.position);
      await third.next();
      await lets();
      expect(await third.next()).toMatchObject({ position: second.position! + 1 });
      expect(third.received).toHaveLength(2);
      await third.leave();
    });

    it('begin at the end of the journal when the client names a position beyond it', async () => {
      const head = await here.market.store.head();
      const reader = await openReader(here, ana, head + 1_000_000);
      expect((await reader.next()).position).toBe(head);
      await saves();
      expect((await reader.next()).position).toBe(head + 1);
      await reader.leave();
    });

    it('accept the last event id of an event stream as the position', async () => {
      const position = await here.market.store.head();
      await saves();
      const leaving = new AbortController();
      const answer = await requestStream(here, ana, {
        headers: { 'last-event-id': String(position) },
        signal: leaving.signal,
      });
      const read = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
      let text = '';
      while (!text.includes('favourites')) text += (await read.read()).value;
      expect(text).toContain(`"position":${position + 1}`);
      leaving.abort();
    });

    it('require a login and the CSRF token of calls [MESSAGING-3]', async () => {
      const stranger = openBrowser(here);
      expect((await requestStream(here, stranger)).status).toBe(401);
      const wrong = [
        { headers: { 'x-csrf-token': 'made up' }, status: 400, error: 'api.csrf' },
        { headers: { accept: 'application/json' }, status: 406, error: 'api.notAcceptable' },
        { query: '?position=-1', status: 400, error: 'api.invalidInput' },
        { query: '?from=1', status: 400, error: 'api.invalidInput' },
        { headers: { 'last-event-id': 'one' }, status: 400, error: 'api.invalidInput' },
      ];
      for (const { status, error, ...requested } of wrong) {
        const answer = await requestStream(here, ana, requested);
        expect(answer.status, error).toBe(status);
        expect(await answer.json()).toMatchObject({ api: { error } });
      }
      const head = await here.app.inject({
        method: 'HEAD',
        url: '/api/v10/messaging/stream/status',
        headers: { 'x-api-hash': 'test' },
      });
      expect(head.statusCode).toBe(405);
    });

    it('end with all other sessions, and with the password that opened them', async () => {
      const reader = await openReader(there, phone);
      await ana.ask('mutation { endOtherSessions { __typename } }');
      expect(await reader.end()).toEqual({ event: 'ended', data: { reason: 'session' } });
      const again = await openReader(here, ana);
      await phone.logIn('ana@example.ch', password);
      const answer = await phone.ask(
        `mutation { changePassword(current: "${password}", password: "Holunder-Gipfel 8") { __typename } }`,
      );
      expect(answer).toEqual({ __typename: 'SessionStarted' });
      expect(await again.end()).toEqual({ event: 'ended', data: { reason: 'session' } });
    });

    it('deliver ephemeral signals on every server, and only to their recipients', async () => {
      await accountsOf(here.market).joins('beat@example.ch');
      const beat = openBrowser(there);
      await beat.logIn('beat@example.ch', password);
      const readers = [await openReader(here, ana), await openReader(there, phone), await openReader(there, beat)];
      for (const reader of readers) await reader.next();
      await here.services.hub.tell([account], { event: 'typing', data: { conversation: 'c1' } });
      for (const reader of readers.slice(0, 2)) {
        expect(await reader.next()).toEqual({ event: 'typing', data: { conversation: 'c1' } });
      }
      expect(readers[2]!.received).toHaveLength(1);
      for (const reader of readers) await reader.leave();
    });

    it('end with the session, at every server', async () => {
      const reader = await openReader(there, phone);
      const other = await openReader(here, ana);
      await atServer(here, phone).logOut();
      expect(await reader.end()).toEqual({ event: 'ended', data: { reason: 'session' } });
      expect((await requestStream(there, phone)).status).toBe(403);
      await saves();
      await other.next();
      expect(await other.next()).toMatchObject({ event: 'favourites' });
      await other.leave();
    });

    it('are limited for each account: the next one ends the oldest', async () => {
      const readers = [];
      for (let number = 0; number < streamLimits.ofAccount; number += 1) readers.push(await openReader(here, ana));
      const one = await openReader(here, ana);
      expect(await readers[0]!.end()).toEqual({ event: 'ended', data: { reason: 'displaced' } });
      await saves();
      for (const reader of [...readers.slice(1), one]) {
        await reader.next();
        expect((await reader.next()).event).toBe('favourites');
        await reader.leave();
      }
    });

    it('end when the server stops, without delaying it', async () => {
      const reader = await openReader(there, phone);
      await there.services.hub.close();
      expect(await reader.end()).toEqual({ event: 'ended', data: { reason: 'shutdown' } });
      const later = await requestStream(there, phone);
      expect([later.status, later.headers.get('retry-after')]).toEqual([503, '5']);
    });

    it('are counted', async () => {
      const figure = async (name: string) =>
        Number(new RegExp(`^${name} (\\d+)$`, 'm').exec((await here.get('/metrics')).body)?.[1]);
      const before = await figure('allmend_streams_open');
      const reader = await openReader(here, ana);
      expect(await figure('allmend_streams_open')).toBe(before + 1);
      await reader.leave();
      await expect.poll(() => figure('allmend_streams_open')).toBe(before);
      expect((await here.get('/metrics')).body).toMatch(/^allmend_streams_ended\{reason="left"\} \d+$/m);
    });
  });
}

/** The same browser, with its cookies, at another server. */
function atServer(server: TestApp, { cookies }: TestBrowser): TestBrowser {
  const browser = openBrowser(server);
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  return browser;
}
