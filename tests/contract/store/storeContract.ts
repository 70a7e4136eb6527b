import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StoreUnavailable, type Store, type StoredFact } from '#server/store/store.ts';
import { InvalidAppend } from '#server/store/validAppend.ts';
import { contend } from './contention.ts';
import type { Database, MakeDatabase } from './database.ts';
import { allFacts, commandOn, factAt, rowOf, tally, tallyTable } from './facts.ts';
import { fuse, setFuse } from './fuse.ts';
import { broken } from './history.ts';
import { describeSignals } from './signalsContract.ts';
import { describePlaces } from './storePlaces.ts';

const long = process.env['ALLMEND_LONG'] === '1';

/** Contract tests of every adapter of the store; `make` returns an empty database of the engine. */
export function describeStore(name: string, make: MakeDatabase): void {
  describe(`the store on ${name}`, () => {
    let database: Database;
    let store: Store;

    beforeEach(async () => {
      database = await make();
      store = await database.open();
      await store.write([{ sql: tallyTable, parameters: [] }]);
    });

    afterEach(async () => {
      await store.close();
      await database.drop();
    });

    const append = (read: Record<string, number>, options?: { command?: string; size?: number }) =>
      store.append(commandOn(store.engine, read, options));

    describe('append', () => {
      it('returns the facts with their positions, and a read sees them immediately', async () => {
        const outcome = await append({ 'thing-1': 0 }, { size: 2 });
        expect(outcome).toEqual({
          kind: 'appended',
          facts: [
            { ...factAt('thing-1', 1, { by: null }), position: 1 },
            { ...factAt('thing-1', 2, { by: null }), position: 2 },
          ],
        });
        expect(await store.readStream('thing-1')).toEqual(outcome.kind === 'appended' && outcome.facts);
        expect(await tally(store)).toEqual(['thing-1 1', 'thing-1 2']);
        expect(await store.head()).toBe(2);
      });

      it('preserves data and meta exactly: order of keys, any text, numbers to the last digit', async () => {
        const data = {
          z: 1,
          a: { y: [1.5, -0.1, 1e21, null, true], b: '' },
          text: 'Zürich "8005" \u0000 \ud800 🚲\n',
          ä: 'ß',
        };
        const fact = { ...factAt('thing-1', 1, data), meta: { command: 'c', actor: 'ana', chart: 'f' } };
        await store.append({ read: [{ stream: 'thing-1', version: 0 }], facts: [fact], rows: [] });
        const [stored] = await store.readStream('thing-1');
        expect(JSON.stringify(stored?.data)).toBe(JSON.stringify(data));
        expect(stored).toEqual({ ...fact, position: 1 });
      });

      it('writes several streams at once', async () => {
        await append({ 'thing-1': 0, 'thing-2': 0 });
        expect((await allFacts(store)).map(({ stream }) => stream)).toEqual(['thing-1', 'thing-2']);
      });

      it('is a conflict when a stream has a newer version, and the command has no effect', async () => {
        await append({ 'thing-1': 0 });
        expect(await append({ 'thing-2': 0, 'thing-1': 0 })).toEqual({ kind: 'conflict', stream: 'thing-1' });
        expect(await tally(store)).toEqual(['thing-1 1']);
      });

      it('is a conflict when a stream that was only read has a newer version', async () => {
        await append({ 'thing-1': 0 });
        const command = commandOn(store.engine, { 'thing-2': 0 });
        const read = [...command.read, { stream: 'thing-1', version: 0 }];
        expect(await store.append({ ...command, read })).toEqual({ kind: 'conflict', stream: 'thing-1' });
      });

      it('without a fact writes rows when the read streams are unchanged, and none otherwise', async () => {
        await append({ 'thing-1': 0 });
        const rows = [rowOf(store.engine, factAt('thing-9', 9))];
        const at = (version: number) => ({ read: [{ stream: 'thing-1', version }], facts: [], rows });
        expect(await store.append(at(0))).toEqual({ kind: 'conflict', stream: 'thing-1' });
        expect(await tally(store)).toEqual(['thing-1 1']);
        expect(await store.append(at(1))).toEqual({ kind: 'appended', facts: [] });
        expect([await tally(store), await store.head()]).toEqual([['thing-1 1', 'thing-9 9'], 1]);
      });

      it('without a fact is a conflict after the append that changes its stream', async () => {
        await append({ 'thing-1': 0 });
        const rows = [rowOf(store.engine, factAt('thing-9', 9))];
        const [, late] = await Promise.all([
          append({ 'thing-1': 1 }),
          store.append({ read: [{ stream: 'thing-1', version: 1 }], facts: [], rows }),
        ]);
        expect(late).toEqual({ kind: 'conflict', stream: 'thing-1' });
        expect(await tally(store)).toEqual(['thing-1 1', 'thing-1 2']);
      });

      it('is a conflict when a stream is shorter than expected', async () => {
        expect(await append({ 'thing-1': 1 })).toEqual({ kind: 'conflict', stream: 'thing-1' });
      });

      it('lets exactly one of many commands at the same version win', async () => {
        const outcomes = await Promise.all(Array.from({ length: 20 }, () => append({ 'thing-1': 0 })));
        expect(outcomes.filter(({ kind }) => kind === 'appended')).toHaveLength(1);
        expect(outcomes.filter(({ kind }) => kind === 'conflict')).toHaveLength(19);
      });

      it('returns the first outcome for a second command of the same id, and appends nothing', async () => {
        const first = await append({ 'thing-1': 0, 'thing-2': 0 }, { command: 'one', size: 2 });
        await append({ 'thing-3': 0 });
        const second = await append({ 'thing-1': 0 }, { command: 'one' });
        expect(second).toEqual({ kind: 'repeated', facts: first.kind === 'appended' && first.facts });
        expect(await tally(store)).toHaveLength(5);
      });

      it('returns it also when both arrive concurrently', async () => {
        const outcomes = await Promise.all(
          [1, 2, 3].map((thing) => append({ [`thing-${thing}`]: 0 }, { command: 'one' })),
        );
        expect(outcomes.map(({ kind }) => kind)).toEqual(['appended', 'repeated', 'repeated']);
        expect(new Set(outcomes.map((outcome) => 'facts' in outcome && outcome.facts[0]?.stream))).toEqual(
          new Set(['thing-1']),
        );
      });

      it('isolates a command whose row fails from the others in its batch', async () => {
        const commands = Array.from({ length: 9 }, (_, index) => commandOn(store.engine, { [`thing-${index}`]: 0 }));
        const guilty = { ...commands[4]!, rows: [...commands[4]!.rows, rowOf(store.engine, commands[4]!.facts[0]!)] };
        const settled = await Promise.allSettled(commands.with(4, guilty).map((command) => store.append(command)));
        expect(settled.map(({ status }) => status)).toEqual(
          commands.map((_, index) => (index === 4 ? 'rejected' : 'fulfilled')),
        );
        expect((settled[4] as PromiseRejectedResult).reason).not.toBeInstanceOf(StoreUnavailable);
        expect(await tally(store)).toHaveLength(8);
      });

      it.each([
        ['no fact and no stream', { facts: [], read: [] }, 'needs a fact'],
        ['a command’s id without a fact', { facts: [], command: 'one' }, 'without a fact'],
        ['a gap in the versions', { facts: [factAt('thing-1', 2)] }, 'after version 0 comes 1, not 2'],
        ['a stream that was not read', { facts: [factAt('thing-2', 1)] }, 'not among the streams read'],
        ['a command id of 101 characters', { command: 'x'.repeat(101) }, '1 to 100 characters'],
        [
          'a row with a value that is none of SQL',
          { rows: [{ sql: 'SELECT 1', parameters: [1, undefined] }] },
          'Parameter 2 is undefined',
        ],
      ])('refuses %s', async (_, wrong, reason) => {
        const command = commandOn(store.engine, { 'thing-1': 0 });
        const refused = store.append({ ...command, ...wrong });
        await expect(refused).rejects.toThrow(InvalidAppend);
        await expect(refused).rejects.toThrow(reason);
        expect(await store.head()).toBe(0);
      });

      it('is atomic, whichever of its writes fails', async () => {
        const snapshots = [{ stream: 'thing-1', version: 2, source: 's', state: { value: 'on' } }];
        const command = {
          ...commandOn(store.engine, { 'thing-1': 0, 'thing-2': 0 }, { command: 'c', size: 2 }),
          snapshots,
        };
        const writes = command.facts.length + command.rows.length + snapshots.length;
        await store.write(fuse(store.engine));
        for (let allowed = 0; allowed < writes; allowed += 1) {
          await store.write([setFuse(allowed)]);
          await expect(store.append(command)).rejects.toThrow('the fuse has blown');
          expect([await store.readCommand('c'), await allFacts(store), await tally(store)]).toEqual([[], [], []]);
          expect(await store.readSnapshot('thing-1')).toBeUndefined();
        }
        await store.write([setFuse(writes)]);
        expect(await store.append(command)).toMatchObject({ kind: 'appended' });
        expect(await tally(store)).toHaveLength(4);
        expect(await store.readSnapshot('thing-1')).toEqual(snapshots[0]);
      });
    });

    describe('reading', () => {
      describePlaces(() => store);

      it('returns a stream after a version, and all streams after a position, up to the requested number', async () => {
        await append({ 'thing-1': 0 }, { size: 3 });
        await append({ 'thing-2': 0 }, { size: 3 });
        expect((await store.readStream('thing-1', 1)).map(({ version }) => version)).toEqual([2, 3]);
        expect(await store.readStream('thing-9')).toEqual([]);
        const second = (await allFacts(store))[1]!.position;
        const next = await store.readAll(second, 2);
        expect(next.map(({ stream, version }) => `${stream} ${version}`)).toEqual(['thing-1 3', 'thing-2 1']);
      });

      it('returns all facts stream by stream, in chunks', async () => {
        for (const version of [0, 1, 2]) {
          await append({ 'thing-2': version, 'thing-10': version });
          await append({ 'Ding-ä': version });
        }
        const read: StoredFact[] = [];
        for (let last = { stream: '', version: 0 }; ; last = read.at(-1)!) {
          const piece = await store.readByStream(last, 2);
          expect(piece.length).toBeLessThanOrEqual(2);
          if (piece.length === 0) break;
          read.push(...piece);
        }
        const streams = read.filter(({ version }) => version === 1).map(({ stream }) => stream);
        expect(streams.toSorted()).toEqual(['Ding-ä', 'thing-10', 'thing-2']);
        expect(read.map(({ stream, version }) => `${stream} ${version}`)).toEqual(
          streams.flatMap((stream) => [`${stream} 1`, `${stream} 2`, `${stream} 3`]),
        );
        expect(read.toSorted((one, other) => one.position - other.position)).toEqual(await allFacts(store));
      });

      it('returns the facts of a command, and none for an unknown id', async () => {
        await append({ 'thing-1': 0, 'thing-2': 0 }, { command: 'one', size: 2 });
        await append({ 'thing-1': 2 }, { command: 'two' });
        expect((await store.readCommand('one')).map(({ stream, version }) => `${stream} ${version}`)).toEqual([
          'thing-1 1',
          'thing-1 2',
          'thing-2 1',
          'thing-2 2',
        ]);
        expect(await store.readCommand('three')).toEqual([]);
      });

      it('stores the latest snapshot of a stream until all are deleted', async () => {
        const snapshot = (version: number) => ({
          stream: 'thing-1',
          version,
          source: 'abc',
          state: { z: version, a: 1 },
        });
        const command = commandOn(store.engine, { 'thing-1': 0 });
        await store.append({ ...command, snapshots: [snapshot(1)] });
        await store.append({ ...commandOn(store.engine, { 'thing-1': 1 }), snapshots: [snapshot(2)] });
        expect(await store.readSnapshot('thing-1')).toEqual(snapshot(2));
        await store.forgetSnapshots();
        expect(await store.readSnapshot('thing-1')).toBeUndefined();
      });

      it('never writes: query() refuses a statement that would', async () => {
        await expect(store.query(rowOf(store.engine, { stream: 'thing-1', version: 1 }))).rejects.toThrow(/read.?only/);
        expect(await tally(store)).toEqual([]);
      });
    });

    describe('writing rows', () => {
      it('writes all statements, or none when one fails', async () => {
        const row = (version: number) => rowOf(store.engine, { stream: 'thing-1', version });
        await store.write([row(1), row(2)]);
        await expect(store.write([row(3), row(1)])).rejects.toThrow(/unique/i);
        expect(await tally(store)).toEqual(['thing-1 1', 'thing-1 2']);
      });

      it('never changes a fact: not by update, not by delete', async () => {
        await append({ 'thing-1': 0 });
        for (const sql of [`UPDATE facts SET type = 'x'`, 'DELETE FROM facts']) {
          await expect(store.write([{ sql, parameters: [] }])).rejects.toThrow('facts are never');
        }
        expect(await store.readStream('thing-1')).toHaveLength(1);
      });

      it('rewrites read models in one transaction that excludes new facts', async () => {
        await append({ 'thing-1': 0 }, { size: 2 });
        let during: unknown;
        let late: Promise<unknown> | undefined;
        await store.rewrite(
          (async function* () {
            yield [{ sql: 'DELETE FROM tally', parameters: [] }];
            late = append({ 'thing-2': 0 });
            during = [await tally(store), (await allFacts(store)).length];
            yield [rowOf(store.engine, { stream: 'anew', version: 1 })];
          })(),
        );
        await late;
        expect(during).toEqual([['thing-1 1', 'thing-1 2'], 2]);
        expect(await tally(store)).toEqual(['anew 1', 'thing-2 1']);
      });

      it('leaves everything unchanged when a rewrite fails, by a statement or by its source', async () => {
        await append({ 'thing-1': 0 });
        const feed = (last: () => ReturnType<typeof rowOf>) =>
          (async function* () {
            yield [{ sql: 'DELETE FROM tally', parameters: [] }];
            yield [last()];
          })();
        const wrong = () => ({ sql: 'INSERT INTO nowhere VALUES (1)', parameters: [] });
        const fault = () => {
          throw new RangeError('no more rows');
        };
        await expect(store.rewrite(feed(wrong))).rejects.toThrow('nowhere');
        await expect(store.rewrite(feed(fault))).rejects.toThrow(RangeError);
        expect(await tally(store)).toEqual(['thing-1 1']);
        expect(await append({ 'thing-1': 1 })).toMatchObject({ kind: 'appended' });
      });
    });

    describe('notifying of commits', () => {
      it('reports the head of each commit with facts, until the listener unsubscribes', async () => {
        const heads: number[] = [];
        const stop = store.onAppend((head) => heads.push(head));
        await append({ 'thing-1': 0 }, { size: 3 });
        await store.write([rowOf(store.engine, { stream: 'x', version: 1 })]);
        await append({ 'thing-1': 3 });
        stop();
        await append({ 'thing-1': 4 });
        expect(heads).toEqual([3, 4]);
      });

      it('continues after an error of a listener', async () => {
        const thrown = new Promise((resolve) => process.prependOnceListener('uncaughtException', resolve));
        const others = process.listeners('uncaughtException').slice(1);
        others.forEach((listener) => process.off('uncaughtException', listener));
        store.onAppend(() => {
          throw new Error('a listener at fault');
        });
        expect(await append({ 'thing-1': 0 })).toMatchObject({ kind: 'appended' });
        expect(await thrown).toMatchObject({ message: 'a listener at fault' });
        others.forEach((listener) => process.on('uncaughtException', listener));
      });
    });

    describeSignals(() => store);

    describe('closing', () => {
      it('finishes pending work, and accepts no new work', async () => {
        const begun = append({ 'thing-1': 0 });
        await store.close();
        expect(await begun).toMatchObject({ kind: 'appended' });
        await expect(append({ 'thing-1': 1 })).rejects.toThrow(StoreUnavailable);
        store = await database.open();
        expect(await store.readStream('thing-1')).toHaveLength(1);
      });
    });

    it.each(Array.from({ length: long ? 100 : 3 }, (_, index) => index + 1))(
      'meets its promises while 24 writers overlap, sleep and roll back (seed %i)',
      async (seed) => {
        const second = database.shared ? await database.open() : undefined;
        const history = await contend({ seed, stores: second ? [store, second] : [store] });
        await second?.close();
        expect(broken(history)).toEqual([]);
        expect(await tally(store)).toEqual(
          history.journal
            .map(({ stream, version }) => `${stream} ${version}`)
            .toSorted((one, other) => byStream(one, other)),
        );
        // The test proves something only if conflicts have happened.
        expect(history.attempts.some(({ outcome }) => outcome.kind === 'conflict')).toBe(true);
        expect(history.attempts.some(({ outcome }) => outcome.kind === 'failed')).toBe(true);
        expect(history.attempts.some(({ outcome }) => outcome.kind === 'repeated')).toBe(true);
      },
    );
  });
}

function byStream(one: string, other: string): number {
  const [stream = '', version] = one.split(' ');
  const [otherStream = '', otherVersion] = other.split(' ');
  if (stream !== otherStream) return stream < otherStream ? -1 : 1;
  return Number(version) - Number(otherVersion);
}
