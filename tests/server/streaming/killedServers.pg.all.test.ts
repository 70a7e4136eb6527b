import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StreamedEntry } from '#machines/messaging/liveMessages.ts';
import { bike } from '#machines/listing/lifecycle/listingExamples.ts';
import { day } from '#machines/market/units.ts';
import { openSessions } from '#server/account/login/sessions.ts';
import { csrfTokenOf } from '#server/http/cookies.ts';
import { openedFact } from '#server/store/journals.ts';
import { CallFailed } from '#web/api/callFailed.ts';
import { makeClient } from '#web/api/makeClient.ts';
import type { Operation } from '#web/api/operation.ts';
import { startBareServer } from '#tests/drivers/fakes/bareServer.ts';
import { type BrowserStream, openBrowserStream } from '#tests/drivers/streaming/browserStream.ts';
import { openCaller } from '#tests/drivers/server/caller.ts';
import { describePostgres } from '#tests/drivers/database/describePostgres.ts';
import { openTestMarket, type TestMarket } from '#tests/drivers/server/market.ts';
import { type ServerProcess, startServerProcess } from '#tests/drivers/server/serverProcess.ts';
import { temporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';

const kills = process.env['ALLMEND_LONG'] === '1' ? 50 : 3;
const seller = 'sellerseller';
const buyers = ['anaanaanaana', 'benbenbenben', 'corcorcorcor'];
const people = [seller, ...buyers];
/** The messages of each party in a conversation; more than 20 in a minute would exceed the limit. */
const messagesEach = 14;

/**
 * How long a browser waits before each request while its server is away, in seconds: without a connection, and with a
 * 503 response.
 */
const waits = { error: [2, 4, 6, 8, 10, 12, 14, 16], refusal: [2, 8, 16, 32, 64, 120, 120, 120] } as const;

const accepted = '__typename ... on AcceptedMessage { entry { number } conversation { id } } ... on Refusal { code }';
type Written = Operation<Record<string, Answer>, { readonly to: string; readonly message: object }>;
const writeAboutListing = `mutation WriteAboutListing($to: ID!, $message: MessageInput!) {
  writeAboutListing(listing: $to, message: $message) { ${accepted} } }` as Written;
const sendMessage = `mutation SendMessage($to: ID!, $message: MessageInput!) {
  sendMessage(conversation: $to, message: $message) { ${accepted} } }` as Written;

type Client = ReturnType<typeof makeClient>;
type Answer =
  | {
      readonly __typename: 'AcceptedMessage';
      readonly entry: StreamedEntry;
      readonly conversation: { readonly id: string };
    }
  | { readonly __typename: 'Refusal'; readonly code: string };

/** A message with the data that its sender knows. */
interface Sent {
  readonly by: string;
  readonly key: string;
  readonly text: string;
  readonly number: number;
}

interface Conversation {
  readonly id: string;
  readonly buyer: string;
  readonly sent: Sent[];
}

describePostgres('on a cluster of its own', (cluster) => {
  describe('two servers on one database, killed alternately while people write to each other', () => {
    const folders = [temporaryFolder(), temporaryFolder()] as const;
    let test: TestMarket;
    let start: (number: number, port?: string) => Promise<ServerProcess>;
    let servers: ServerProcess[];
    /** For each server that is away: resolved once that is certain, and once it is back. */
    const away = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const back = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const clients = new Map<string, readonly Client[]>();
    const streams = new Map<string, readonly BrowserStream[]>();
    const conversations: Conversation[] = [];
    let resent = 0;

    beforeAll(async () => {
      const url = await cluster().createDatabase();
      test = await openTestMarket(Date.now, { databaseUrl: url });
      start = (number, port = '0') =>
        startServerProcess({
          DATABASE_URL: url,
          DATA_DIR: folders[number]!.path,
          DEMO: '0',
          PORT: port,
          REQUESTS_PER_MINUTE: '1000000',
        });
      servers = [await start(0), await start(1)];
      for (const id of people) await joins(id);
    });
    afterAll(async () => {
      for (const stream of [...streams.values()].flat()) stream.stop();
      for (const server of servers) await server.end('SIGKILL');
      await test.close();
      for (const folder of folders) folder.remove();
    });

    /** Registers an account that is logged in in two browsers, one at each server. */
    async function joins(id: string): Promise<void> {
      const at = Date.now() - 60 * day;
      await test.recordsFacts(id, [
        { type: 'account.registered', at, email: `${id}@example.ch`, sellerKind: 'private', language: 'de' },
        { type: 'account.emailVerified', at },
      ]);
      const session = { remembered: false, agent: '', place: '', version: 2 };
      const { cookie } = (await openSessions(test.market).begin(id, session))!;
      const cookies = { allmend_session: cookie, allmend_csrf: csrfTokenOf(cookie) };
      const own = servers.map(({ url }) =>
        makeClient({ version: 10, environment: openCaller(url, cookies).environment }),
      );
      clients.set(id, own);
      const opened = own.map((client, server) =>
        openBrowserStream(client, id, ({ attempt }) => {
          if (attempt === 1) return away[server]!.promise;
          return attempt === waits.error.length ? back[server]!.promise : Promise.resolve();
        }),
      );
      streams.set(id, opened);
      await Promise.all(opened.map((stream) => stream.until(() => stream.isOpen)));
    }

    const atServer = (server: number) => [...streams.values()].map((own) => own[server]!);

    /** Sends a message by a server, and again by the other without a response: its key makes it one message. */
    async function writes(
      by: string,
      { operation, to, text }: { operation: Written; to: string; text: string },
      { server, isImpatient = false }: { server: number; isImpatient?: boolean },
    ): Promise<Sent & { readonly conversation: string }> {
      const key = randomUUID();
      const requestFor = async (one: number) => {
        const data = await clients.get(by)![one]!.graphql(operation, { to, message: { key, text } });
        return Object.values(data)[0]!;
      };
      for (let tried = 0; ; tried += 1) {
        try {
          const one = (server + tried) % 2;
          const requested = isImpatient ? [requestFor(one), requestFor(1 - one)] : [requestFor(one)];
          const answer = await Promise.any(requested);
          await Promise.allSettled(requested);
          if (answer.__typename === 'Refusal') throw new Error(`${text}: ${answer.code}`);
          return { by, key, text, number: answer.entry.number, conversation: answer.conversation.id };
        } catch (error) {
          const failures = error instanceof AggregateError ? (error.errors as unknown[]) : [error];
          if (!failures.every(isAway)) throw error;
          resent += 1;
        }
      }
    }

    /** A buyer writes about an ad, and its seller answers: after that, neither party has to wait for the other. */
    async function begins(listing: string, buyer: string): Promise<Conversation> {
      const first = await writes(
        buyer,
        { operation: writeAboutListing, to: listing, text: `${listing} ${buyer} 0` },
        { server: 0 },
      );
      const requested = { operation: sendMessage, to: first.conversation, text: `${listing} ${seller} 0` };
      const conversation = {
        id: first.conversation,
        buyer,
        sent: [first, await writes(seller, requested, { server: 1 })],
      };
      conversations.push(conversation);
      return conversation;
    }

    /** Kills a server and starts it again; all its streams reconnect with their first request after that. */
    async function kill(server: number, isStoodInFor: boolean): Promise<void> {
      const readers = atServer(server);
      const waited = readers.map((reader) => reader.waits.length);
      [away[server], back[server]] = [Promise.withResolvers(), Promise.withResolvers()];
      const { port } = new URL(servers[server]!.url);
      await servers[server]!.end('SIGKILL');
      const substitute = isStoodInFor ? await startBareServer(port) : undefined;
      away[server].resolve();
      const waitsAway = waits[isStoodInFor ? 'refusal' : 'error'];
      const all = readers.map((reader, number) =>
        reader.until(() => reader.waits.length === waited[number]! + waitsAway.length),
      );
      await Promise.all(all);
      await substitute?.close();
      servers[server] = await start(server, port);
      back[server].resolve();
      await Promise.all(readers.map((reader) => reader.until(() => reader.isOpen)));
      for (const [number, reader] of readers.entries()) {
        const own = reader.waits.slice(waited[number]);
        expect(own.map(({ milliseconds }) => milliseconds / 1000)).toEqual(waitsAway);
      }
    }

    it('lose no message and deliver none twice, in the journal, in the log and by streams; all are back within their waits', async () => {
      for (let number = 0; number < kills; number += 1) {
        const listing = `killed${'abcdefghij'[Math.floor(number / 10)]}${'abcdefghij'[number % 10]}aaaa`;
        await test.publishes(seller, listing, bike);
        const begun = await Promise.all(buyers.map((buyer) => begins(listing, buyer)));
        const underWay = Promise.withResolvers<void>();
        let left = 10 + ((number * 17) % 40);
        const writing = begun.flatMap(({ id, buyer, sent }, nth) =>
          [buyer, seller].map(async (by, side) => {
            for (let message = 1; message < messagesEach; message += 1) {
              const text = `${listing} ${by} ${message}`;
              // Some devices send twice concurrently: either of the two may get the response, or the first one.
              const way = { server: (nth + side) % 2, isImpatient: message % 4 === 0 };
              sent.push(await writes(by, { operation: sendMessage, to: id, text }, way));
              if ((left -= 1) === 0) underWay.resolve();
            }
          }),
        );
        const killing = underWay.promise.then(() => kill(number % 2, number % 4 === 1 || number % 4 === 2));
        await Promise.all([...writing, killing]);
      }

      expect(resent).toBeGreaterThan(0);
      const feature = test.market.features.find(({ lifecycle }) => lifecycle.feature === 'conversation')!;
      for (const { id, buyer, sent } of conversations) {
        const stored = await test.market.store.readStream(`conversation-${id}`);
        const facts = await Promise.all(stored.map((fact) => openedFact(feature, fact, test.market.keys)));
        const journal = facts
          .filter(({ type }) => type === 'conversation.messageSent')
          .map(({ version, data: { by, key, text } }) => ({ number: version, by, key, text: text as string }));
        // The response to each message contains the number of its entry.
        const answered = sent.map(({ by, key, text, number }) => ({ number, by, key, text }));
        expect(journal).toEqual(answered.toSorted((one, other) => one.number - other.number));
        for (const by of [buyer, seller]) {
          const texts = journal.filter((entry) => entry.by === by).map(({ text }) => text);
          expect(texts.map((text) => Number(text.split(' ')[2]))).toEqual([...Array(messagesEach).keys()]);
        }
        const seen = journal.map(({ number, text }) => ({ number, text }));
        for (const account of [buyer, seller]) {
          for (const [server, stream] of streams.get(account)!.entries()) {
            await stream.until(() => positionOf(stream) >= stored.at(-1)!.position);
            expect(receivedOf(id, stream)).toEqual(seen);
            expect(stream.beginnings).toBe(1);
            expect(await logOf(id, clients.get(account)![server]!)).toEqual(seen);
          }
        }
      }
    });
  });
});

/** Whether the outcome of a message is unknown: the connection is lost, or a proxy answers for the server. */
function isAway(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof CallFailed && error.status === 503);
}

function positionOf({ reported }: BrowserStream): number {
  return reported.findLast(({ position }) => position !== undefined)?.position ?? 0;
}

/** The entries of a conversation that a stream has delivered. */
function receivedOf(id: string, { reported }: BrowserStream): readonly Pick<StreamedEntry, 'number' | 'text'>[] {
  return reported
    .filter(({ event, data }) => event === 'conversation' && data['what'] === 'entry' && data['conversation'] === id)
    .map(({ data }) => data['entry'] as StreamedEntry)
    .map(({ number, text }) => ({ number, text }));
}

/** Requests all entries of a conversation, as a page does. */
async function logOf(id: string, client: Client): Promise<readonly Pick<StreamedEntry, 'number' | 'text'>[]> {
  type Log = Operation<{ conversation: { entries: { entries: StreamedEntry[] } } }, { readonly id: string }>;
  const requested = 'query Log($id: ID!) { conversation(id: $id) { entries { entries { number text } } } }' as Log;
  const { conversation } = await client.graphql(requested, { id });
  return conversation.entries.entries;
}
