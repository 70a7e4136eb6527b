import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { openPostgresStore, type PostgresStoreOptions } from '#server/store/postgres/postgresStore.ts';
import { migrationsFor, MigrationsDiffer, tablesOf } from '#server/store/migrations.ts';
import { StoreUnavailable, type Store } from '#server/store/store.ts';
import { follow } from '#server/store/following/subscription.ts';
import { allFacts, commandOn, tally, tallyTable } from '#tests/contract/store/facts.ts';
import { cuttingProxy } from '#tests/drivers/database/cuttingProxy.ts';
import { describePostgres } from '#tests/drivers/database/describePostgres.ts';

const hour = 3_600_000;

type Attempt = (store: Store, direct: Store, n: number) => Promise<void>;
type Closing = (() => Promise<unknown>)[];

async function close(closing: Closing): Promise<void> {
  for (const each of closing.splice(0).toReversed()) await each();
}

describePostgres('PostgreSQL, with faults', (cluster) => {
  const closing: Closing = [];
  afterEach(() => close(closing));

  async function opened(url: string, options: Partial<PostgresStoreOptions> = {}, until = closing): Promise<Store> {
    const store = await openPostgresStore({ url, ...options });
    until.push(() => store.close());
    return store;
  }

  async function run(url: string, sql: string): Promise<void> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(sql);
    await client.end();
  }

  const append = (store: Store, read: Record<string, number>, command?: string) =>
    store.append(commandOn('postgres', read, command === undefined ? {} : { command }));

  it('names the schema of a search path that the database does not have, and the remedy', async () => {
    const url = `${await cluster().createDatabase()}?options=-c%20search_path%3Dfoo`;
    await expect(openPostgresStore({ url })).rejects.toThrow(/search_path is foo, .*default schema: .*DATABASE_URL/);
    await run(url, 'CREATE SCHEMA foo');
    expect(await (await opened(url)).head()).toBe(0);
  });

  it('reports a missing database, and continues when it is back, subscribers too', async () => {
    const store = await opened(await cluster().createDatabase(), { pollEvery: 50 });
    await store.write([{ sql: tallyTable, parameters: [] }]);
    const seen: number[] = [];
    const subscription = follow(store, {
      name: 'follower',
      handle: (facts) => void seen.push(...facts.map(({ version }) => version)),
    });
    closing.push(() => subscription.stop());
    await append(store, { 'thing-1': 0 });

    await cluster().stop();
    await expect(append(store, { 'thing-1': 1 })).rejects.toThrow(StoreUnavailable);
    await expect(append(store, { 'thing-1': 1 })).rejects.toThrow(/PostgreSQL cannot be reached \(.*ECONNREFUSED/);
    await expect(store.readStream('thing-1')).rejects.toThrow(StoreUnavailable);
    await expect(openPostgresStore({ url: 'postgres://postgres@127.0.0.1:1/none' })).rejects.toThrow(StoreUnavailable);

    await cluster().start();
    const outcome = await append(store, { 'thing-1': 1 });
    expect(outcome).toMatchObject({ kind: 'appended', facts: [{ version: 2 }] });
    expect(await subscription.caughtUpTo(await store.head(), 10_000)).toBe(true);
    expect(seen).toEqual([1, 2]);
  });

  it('limits the wait of a read to its patience, or does not limit it', async () => {
    const url = await cluster().createDatabase();
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    closing.push(() => holder.end());
    await holder.query('SELECT pg_advisory_lock(1)');
    const held = { sql: 'SELECT pg_advisory_lock_shared(1)', parameters: [] };

    const hurried = await opened(url, { readers: 1, readPatience: 50 });
    const patient = await opened(url, { readers: 1, readPatience: 0 });
    const first = [hurried, patient].map((store) => store.query(held));
    const waiting = patient.head();
    await expect(hurried.head()).rejects.toThrow(StoreUnavailable);
    await holder.query('SELECT pg_advisory_unlock(1)');
    await Promise.all(first);
    expect(await waiting).toBe(0);
  });

  // The tests run concurrently, because they mostly wait for reconnections.
  describe.concurrent.each(['toServer', 'toClient'] as const)(
    'whichever message %s is the last before the connection breaks',
    (direction) => {
      /** Makes each message of an append the last one in turn, until the append needs no more. */
      async function forEachMessage(attempt: Attempt): Promise<void> {
        const ending: Closing = [];
        try {
          await attemptEach(attempt, ending);
        } finally {
          await close(ending);
        }
      }

      async function attemptEach(attempt: Attempt, ending: Closing): Promise<void> {
        const url = await cluster().createDatabase();
        const direct = await opened(url, { pollEvery: hour }, ending);
        await direct.write([{ sql: tallyTable, parameters: [] }]);
        const proxy = await cuttingProxy(url);
        ending.push(() => proxy.close());
        const store = await opened(proxy.url, { pollEvery: hour }, ending);
        let n = 0;
        let cut: boolean;
        do {
          n += 1;
          // Appends once first, so that the writer is connected and only the transaction's messages are counted.
          await append(store, { [`before-${n}`]: 0 }, `before-${n}`);
          proxy.cutAfter(n, direction);
          await attempt(store, direct, n);
          cut = proxy.passAll();
        } while (cut);
        expect(n).toBeGreaterThan(5);

        // Once this append is done, the database server has finished its previous work.
        await append(store, { last: 0 }, 'last');
        const facts = await allFacts(direct);
        const ofStream = (name: string) =>
          facts.filter(({ stream }) => stream.startsWith(name)).map(({ stream }) => stream.slice(name.length));
        expect(ofStream('thing-')).toEqual(ofStream('other-'));
        expect(await tally(direct)).toHaveLength(facts.length);
      }

      it('a command with an id gets the true outcome and happens once', async () => {
        await forEachMessage(async (store, direct, n) => {
          const outcome = await append(store, { [`thing-${n}`]: 0, [`other-${n}`]: 0 }, `command-${n}`);
          expect(outcome).toMatchObject({ facts: [{ stream: `thing-${n}` }, { stream: `other-${n}` }] });
          expect(await direct.readCommand(`command-${n}`)).toEqual('facts' in outcome && outcome.facts);
        });
      });

      it('a command without one gets an unknown outcome, and is atomic', async () => {
        let unknown = 0;
        await forEachMessage(async (store, _direct, n) => {
          const reported = await append(store, { [`thing-${n}`]: 0, [`other-${n}`]: 0 }).catch(
            (error: unknown) => error,
          );
          if (reported instanceof Error) {
            unknown += 1;
            expect(reported).toMatchObject({ name: 'StoreUnavailable', message: expect.stringContaining('unknown') });
          } else expect(reported).toMatchObject({ kind: 'appended' });
        });
        expect(unknown).toBeGreaterThan(5);
      });
    },
  );

  it('stops querying the outcome of a commit after a while', async () => {
    const url = await cluster().createDatabase();
    const proxy = await cuttingProxy(url);
    closing.push(() => proxy.close());
    const store = await opened(proxy.url, { pollEvery: hour, patience: 200 });
    const direct = await opened(url);
    await direct.write([{ sql: tallyTable, parameters: [] }]);
    await append(store, { 'thing-1': 0 });
    proxy.cutAfter(2, 'toServer', { forGood: true });
    const reported = append(store, { 'thing-2': 0 }, 'one');
    await expect(reported).rejects.toThrow(StoreUnavailable);
    await expect(reported).rejects.toThrow('it is unknown whether it has happened');
    expect(await append(direct, { 'thing-2': 0 }, 'one')).toMatchObject({ facts: [{ stream: 'thing-2', version: 1 }] });
  });

  it('fails completely at COMMIT when a deferred constraint is violated', async () => {
    const url = await cluster().createDatabase();
    const store = await opened(url);
    await run(url, `CREATE TABLE tally (stream text, version integer, UNIQUE (stream) DEFERRABLE INITIALLY DEFERRED)`);
    const command = commandOn('postgres', { 'thing-1': 0 }, { size: 2 });
    await expect(store.append(command)).rejects.toThrow(/duplicate key/);
    expect(await allFacts(store)).toEqual([]);
    expect(await append(store, { 'thing-1': 0 })).toMatchObject({ kind: 'appended' });
  });

  it('receives the commits of other processes immediately, and by polling when the notification was lost', async () => {
    const url = await cluster().createDatabase();
    const reported = await opened(url, { pollEvery: hour });
    const asking = await opened(url, { pollEvery: 20 });
    const other = await opened(url, { pollEvery: hour });
    await other.write([{ sql: tallyTable, parameters: [] }]);
    const next = (store: Store) => new Promise<number>((resolve) => store.onAppend(resolve));
    const received = Promise.all([next(reported), next(asking)]);
    await append(other, { 'thing-1': 0 });
    expect(await received).toEqual([1, 1]);

    const polled = next(asking);
    await run(
      url,
      `INSERT INTO facts (stream, version, type, schema_version, at, data, meta) VALUES ('thing-1', 2, 'thing.happened', 1, 0, '{}', '{}')`,
    );
    expect(await polled).toBe(2);
  });

  it('is created by several processes that start concurrently', async () => {
    const url = await cluster().createDatabase();
    const stores = await Promise.all([1, 2, 3, 4].map(() => opened(url)));
    await stores[0]!.write([{ sql: tallyTable, parameters: [] }]);
    const outcomes = await Promise.all(stores.map((store) => append(store, { 'thing-1': 0 })));
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['appended', 'conflict', 'conflict', 'conflict']);
  });

  it('is refused when another build made its tables', async () => {
    const url = await cluster().createDatabase();
    await (await openPostgresStore({ url })).close();
    await run(url, `UPDATE migrations SET sha256 = 'other' WHERE name = '001-journal.sql'`);
    await expect(openPostgresStore({ url })).rejects.toThrow(MigrationsDiffer);
  });

  it.each(['daily_writes', 'snapshots', 'search_counts'])('is refused without its table %s', async (table) => {
    const url = await cluster().createDatabase();
    await (await openPostgresStore({ url })).close();
    await run(url, `DROP TABLE ${table}`);
    await expect(openPostgresStore({ url })).rejects.toThrow(MigrationsDiffer);
    await expect(openPostgresStore({ url })).rejects.toThrow(
      new RegExp(`lacks the table ${table}, .*restore the database from its backup`),
    );
  });

  it('has the tables that the SQL of its migrations names', async () => {
    const url = await cluster().createDatabase();
    const store = await opened(url);
    const rows = await store.query<{ name: string }>({
      sql: "SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> 'migrations'",
      parameters: [],
    });
    expect([...tablesOf(migrationsFor('postgres'))].sort()).toEqual(rows.map(({ name }) => name).sort());
  });

  it('is durable at each acknowledgement, even when the server is configured otherwise', async () => {
    const url = await cluster().createDatabase();
    await run(url, `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET synchronous_commit = off`);
    const store = await opened(url);
    await store.write([
      { sql: 'CREATE TABLE seen (setting text)', parameters: [] },
      { sql: `INSERT INTO seen SELECT current_setting('synchronous_commit')`, parameters: [] },
    ]);
    expect(await store.query({ sql: 'SELECT setting FROM seen', parameters: [] })).toEqual([{ setting: 'on' }]);
  });
});
