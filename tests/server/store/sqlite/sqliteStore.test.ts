import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStore } from '#server/store/sqlite/sqliteStore.ts';
import { describeStore } from '#tests/contract/store/storeContract.ts';

describeStore('SQLite', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'allmend-store-'));
  return {
    shared: false,
    open: () => openSqliteStore({ dataDir }),
    drop: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
});
