import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ownDataDir } from '#server/store/dataDir.ts';
import { openSqliteStore } from '#server/store/sqlite/sqliteStore.ts';
import { seeded } from '#tests/contract/store/contention.ts';
import { tallyTable } from '#tests/contract/store/facts.ts';
import { damage, killRounds, writeAndKill } from '#tests/contract/store/killing.ts';

it(`loses nothing acknowledged and doubles nothing when the process is killed while it writes, ${killRounds} times`, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'allmend-killed-'));
  const made = await openSqliteStore({ dataDir });
  await made.write([{ sql: tallyTable, parameters: [] }]);
  await made.close();
  const random = seeded(20_261_120);
  const acknowledged: string[] = [];
  for (let round = 1; round <= killRounds; round += 1) {
    const after = 1 + Math.floor(random() * 500);
    acknowledged.push(...(await writeAndKill({ engine: 'sqlite', place: dataDir, round, after })));
    // The folder is free again after the kill, and the next owner can use it immediately.
    const owner = await ownDataDir(dataDir);
    const store = await openSqliteStore({ dataDir });
    expect(await damage(store, acknowledged)).toEqual([]);
    await store.close();
    owner.release();
  }
  expect(acknowledged.length).toBeGreaterThan(killRounds);
  rmSync(dataDir, { recursive: true });
});
