import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { makeClient } from '#web/api/makeClient.ts';
import { addressOfApp } from '#tests/drivers/server/addressOfApp.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';
import { breakingProxy } from '#tests/drivers/fakes/breakingProxy.ts';
import { openBrowserStream } from '#tests/drivers/streaming/browserStream.ts';
import { openCaller } from '#tests/drivers/server/caller.ts';
import { correspondentsOf, type Correspondent } from '#tests/drivers/messaging/correspondents.ts';
import { openReader, type ReadLine } from '#tests/drivers/streaming/liveReader.ts';

/** Waits a moment, so that the proxy and the stream can continue. */
const nextTurn = () => wait(1);

const isLong = process.env['ALLMEND_LONG'] === '1';
const messages = isLong ? 1000 : 60;
/** The age at which a proxy cuts connections, in milliseconds, and the number of cuts. */
const [age, cuts] = isLong ? [5_000, 40] : [300, 4];

describe('streams over slow or broken lines', () => {
  let test: TestApp;
  let seller: Correspondent;
  let ana: Correspondent;
  let now: number;

  beforeEach(async () => {
    now = noon;
    test = await openTestApp(() => now, { requestsPerMinute: 1_000_000 });
    const people = correspondentsOf(test);
    seller = await people.joins('seller');
    ana = await people.joins('ana');
    await seller.publishes('bikebikebike');
  });
  afterEach(() => test.close());

  it('deliver each message once, in its order, however often the line is cut', async () => {
    const { conversation } = await ana.writesAbout('bikebikebike', 'Hallo');
    // The seller answers once, because a sender who gets no answer is soon limited.
    await seller.sends(conversation.id, 'Ja?');
    // In the middle of a line, or between two: never before its head and its first line.
    const proxy = await breakingProxy(await addressOfApp(test.app), {
      bytesOf: (connection) => 1800 + ((connection * 977) % 2500),
    });
    const received: ReadLine[] = [];
    let position = await test.market.store.head();
    const isOver = () => received.filter(({ data }) => data?.['what'] === 'entry').length >= messages;

    async function listens(): Promise<void> {
      while (!isOver()) {
        try {
          const reader = await openReader(proxy, seller.browser, position);
          while (!isOver()) {
            const line = await reader.next();
            position = line.position ?? position;
            if (line.event === 'conversation') received.push(line);
          }
          await reader.leave();
        } catch {
          // An error is ignored: the next reader resumes after the last position.
        }
      }
    }
    async function writes(): Promise<void> {
      for (let number = 1; number <= messages; number += 1) {
        // Advances the clock by as much as the limit of messages requires.
        now += 60_000;
        const sent = await ana.sends(conversation.id, `Nummer ${number}`);
        if (sent.__typename !== 'AcceptedMessage') throw new Error(JSON.stringify(sent));
      }
    }
    await Promise.all([listens(), writes()]);
    const texts = received.map(({ data }) => (data!['entry'] as { text?: string } | undefined)?.text);
    expect(texts).toEqual(Array.from({ length: messages }, (_, number) => `Nummer ${number + 1}`));
    expect(proxy.breaks).toBeGreaterThan(messages / 20);
    await proxy.close();
  });

  it('deliver each message to a browser once, in its order, behind a proxy that cuts every connection after a while', async () => {
    const { conversation } = await ana.writesAbout('bikebikebike', 'Hallo');
    await seller.sends(conversation.id, 'Ja?');
    const proxy = await breakingProxy(await addressOfApp(test.app), { age });
    const { environment } = openCaller(proxy.url, Object.fromEntries(seller.browser.cookies));
    let next = Promise.withResolvers<void>();
    // The browser reconnects only on request, so that it has missed something by then.
    const stream = openBrowserStream(makeClient({ version: 10, environment }), seller.id, () => next.promise);
    await stream.until(() => stream.isOpen);
    const sent: string[] = [];
    const sends = async () => {
      // Advances the clock by as much as the limit of messages requires.
      now += 3_000;
      sent.push(`Nummer ${sent.length + 1}`);
      const answer = await ana.sends(conversation.id, sent.at(-1)!);
      if (answer.__typename !== 'AcceptedMessage') throw new Error(JSON.stringify(answer));
    };
    while (proxy.breaks < cuts) {
      // Sends at most 150 messages: a new account may send 200 a day, and a fast machine would send them before the
      // last cut.
      await (sent.length < 150 ? sends() : nextTurn());
      next.resolve();
      next = Promise.withResolvers();
    }
    next.resolve();
    await stream.until(() => stream.requested.length > cuts && stream.isOpen);
    await sends();
    const texts = () =>
      stream.reported
        .filter(({ event }) => event === 'conversation')
        .map(({ data }) => (data['entry'] as { text: string } | undefined)?.text);
    await stream.until(() => texts().includes(sent.at(-1)));
    expect(texts()).toEqual(sent);
    expect(stream.requested.map(({ behind }) => behind)).toEqual(stream.requested.map(({ received }) => received));
    expect(stream.beginnings).toBe(1);
    expect(stream.waits.filter(({ attempt, milliseconds }) => milliseconds !== 2_000 * attempt)).toEqual([]);
    stream.stop();
    await proxy.close();
  });

  it('isolate a reader that reads nothing: its stream ends, and no buffer grows', async () => {
    const { hub } = test.services;
    const { port } = new URL(await addressOfApp(test.app));
    const slow = connect(Number(port), '127.0.0.1');
    const { cookies } = seller.browser;
    const cookie = [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
    slow.write(
      `GET /api/v10/messaging/stream/status HTTP/1.1\r\nhost: x\r\nx-api-hash: test\r\nx-csrf-token: ${cookies.get('allmend_csrf')}\r\ncookie: ${cookie}\r\n\r\n`,
    );
    await once(slow, 'readable');
    const reader = await openReader(test, seller.browser);
    await reader.next();
    // Sends 18 MB, which is more than the buffers at both ends of a connection can contain.
    const text = 'x'.repeat(6000);
    for (let number = 0; number < 3000; number += 1) {
      await hub.tell([seller.id], { event: 'typing', data: { text, number } });
      expect((await reader.next()).data?.['number']).toBe(number);
    }
    slow.destroy();
    await reader.leave();
    await expect.poll(() => hub.figures.ended.get('slow')).toBe(1);
  });
});
