import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteStore } from '#server/store/sqlite/sqliteStore.ts';
import type { Store } from '#server/store/store.ts';
import { brokenStores } from './brokenStores.ts';
import { contend } from './contention.ts';
import { factAt, tallyTable } from './facts.ts';
import { broken, type History } from './history.ts';

describe('the checker of histories', () => {
  let dataDir: string;
  let store: Store;

  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'allmend-history-'));
    store = await openSqliteStore({ dataDir });
    await store.write([{ sql: tallyTable, parameters: [] }]);
  });

  afterEach(async () => {
    await store.close();
    rmSync(dataDir, { recursive: true });
  });

  it.each([
    ['acknowledges a command that it has lost', /was acknowledged at 1000000 and is not there/],
    ['lets two commands win at the same version', /was won by 2 commands/],
    ['reports the failure of a command that has happened', /nobody was told so/],
    ['shows a fact only after later ones', /(reader|subscriber 0) missed \d+/],
    ['gives a subscriber a fact twice', /(reader|subscriber 0) saw \d+ twice/],
  ])('catches a store that %s', async (promise, complaint) => {
    const history = await contend({ seed: 7, stores: [brokenStores[promise]!(store)], commands: 4, patience: 500 });
    expect(broken(history).join('\n')).toMatch(complaint);
  });

  it('catches versions with a gap, and facts out of order', () => {
    const history: History = {
      attempts: [],
      followers: { reader: [1, 3, 2] },
      journal: [1, 2, 4].map((version, index) => ({ ...factAt('thing-1', version), position: index + 1 })),
    };
    expect(broken(history)).toContain('thing-1 4 stands where version 3 belongs');
    expect(broken(history)).toContain('reader saw 2 after a later one');
  });
});
