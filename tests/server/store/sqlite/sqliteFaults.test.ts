import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataDirUnusable, ownDataDir } from '#server/store/dataDir.ts';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { readinessOf } from '#server/store/following/readiness.ts';
import { openSqliteStore } from '#server/store/sqlite/sqliteStore.ts';
import { StoreUnavailable, type Store } from '#server/store/store.ts';
import { allFacts, commandOn, factAt, tally, tallyTable } from '#tests/contract/store/facts.ts';
import { smallDisk } from '#tests/drivers/files/tmpfs.ts';

const large = { text: 'x'.repeat(200_000) };
const isRoot = process.getuid?.() === 0;

const trial = smallDisk(1);
trial?.unmount();
const mayMount = trial !== undefined;

async function fillUp(store: Store): Promise<unknown> {
  for (let number = 0; number < 1000; number += 1) {
    const stream = `large-${number}`;
    const append = { read: [{ stream, version: 0 }], facts: [factAt(stream, 1, large)], rows: [] };
    const reported = await store.append(append).catch((error: unknown) => error);
    if (reported instanceof Error) return reported;
  }
  return undefined;
}

describe('the store on SQLite, with faults', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'allmend-faults-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  async function opened(folder: string): Promise<Store> {
    const store = await openSqliteStore({ dataDir: folder });
    await store.write([{ sql: tallyTable, parameters: [] }]);
    return store;
  }

  it('reports a full disk, loses nothing, and continues when there is room again', async () => {
    const store = await opened(dataDir);
    await store.write([{ sql: 'PRAGMA max_page_count = 400', parameters: [] }]);
    const reported = await fillUp(store);
    expect(reported).toBeInstanceOf(StoreUnavailable);
    expect(reported).toMatchObject({ message: expect.stringContaining('the disk is full'), cause: { errcode: 13 } });
    const before = await allFacts(store);
    expect(before.length).toBeGreaterThan(1);
    await store.write([{ sql: 'PRAGMA max_page_count = 1000000', parameters: [] }]);
    expect(await store.append(commandOn('sqlite', { 'thing-1': 0 }))).toMatchObject({ kind: 'appended' });
    expect(await allFacts(store)).toHaveLength(before.length + 1);
    await store.close();
  });

  it.skipIf(!mayMount)('does so on a real full disk (needs root, to mount a small one)', async () => {
    const disk = smallDisk(8)!;
    const open = new Set<Store>();
    const opens = async (opening: Promise<Store>) => {
      const store = await opening;
      open.add(store);
      return store;
    };
    try {
      const store = await opens(opened(disk.folder));
      const reported = await fillUp(store);
      expect(reported).toBeInstanceOf(StoreUnavailable);
      expect(reported).toMatchObject({ message: expect.stringMatching(/journal\.db: the disk is full/) });
      const before = await allFacts(store);
      expect(before.length).toBeGreaterThan(1);
      disk.remount('size=32m');
      expect(await store.append(commandOn('sqlite', { 'thing-1': 0 }))).toMatchObject({ kind: 'appended' });
      await store.close();
      open.delete(store);
      const again = await opens(openSqliteStore({ dataDir: disk.folder }));
      expect(await allFacts(again)).toHaveLength(before.length + 1);
      expect(await tally(again)).toEqual(['thing-1 1']);
    } finally {
      for (const store of open) await store.close();
      disk.unmount();
    }
  });

  it.skipIf(!mayMount)('is not ready while a real disk is full (needs root, to mount a small one)', async () => {
    const disk = smallDisk(8)!;
    const store = await opened(disk.folder);
    try {
      let now = 0;
      // The check of readiness does not depend on the wall clock, which runs backwards here.
      const isReady = readinessOf({ store, clock: () => noon - now }, () => now);
      const isReadyNow = () => {
        now += 5000;
        return isReady();
      };
      expect(await isReadyNow()).toBe(true);
      const ballast = join(disk.folder, 'ballast');
      expect(() => writeFileSync(ballast, Buffer.alloc(9 << 20))).toThrow('ENOSPC');
      expect(await isReadyNow()).toBe(false);
      await expect(store.append(commandOn('sqlite', { 'thing-1': 0 }))).rejects.toThrow(StoreUnavailable);
      rmSync(ballast);
      expect(await isReadyNow()).toBe(true);
    } finally {
      await store.close();
      disk.unmount();
    }
  });

  it.skipIf(isRoot && !mayMount)('names the folder and the rule when it is read-only', async () => {
    const disk = isRoot ? smallDisk(1)! : undefined;
    const folder = disk?.folder ?? dataDir;
    if (disk) disk.remount('ro');
    else chmodSync(folder, 0o555);
    try {
      await expect(ownDataDir(folder)).rejects.toThrow(DataDirUnusable);
      await expect(ownDataDir(folder)).rejects.toThrow(`${folder} cannot be used: DATA_DIR must be a folder`);
      await expect(openSqliteStore({ dataDir: folder })).rejects.toThrow(StoreUnavailable);
      await expect(openSqliteStore({ dataDir: folder })).rejects.toThrow(folder);
    } finally {
      if (disk) disk.unmount();
      else chmodSync(folder, 0o755);
    }
  });

  it('refuses a file that is no database, and names it', async () => {
    writeFileSync(join(dataDir, 'journal.db'), 'these are not facts '.repeat(100));
    await expect(openSqliteStore({ dataDir })).rejects.toThrow(
      `${join(dataDir, 'journal.db')}: the file is no SQLite database`,
    );
  });

  it('can read while another process writes, and is refused every write', async () => {
    const store = await opened(dataDir);
    await store.append(commandOn('sqlite', { 'thing-1': 0 }));
    const reader = await openSqliteStore({ dataDir, readOnly: true });
    await store.append(commandOn('sqlite', { 'thing-1': 1 }));
    expect(await reader.readStream('thing-1')).toHaveLength(2);
    await expect(reader.append(commandOn('sqlite', { 'thing-1': 2 }))).rejects.toThrow('opened to read only');
    await expect(reader.write([])).rejects.toThrow('opened to read only');
    await expect(reader.rewrite((async function* () {})())).rejects.toThrow('opened to read only');
    await reader.close();
    await store.close();
  });

  it('cannot open read-only without a journal', async () => {
    await expect(openSqliteStore({ dataDir, readOnly: true })).rejects.toThrow('there is no journal yet');
  });
});
