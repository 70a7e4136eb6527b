import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nothingCounted } from '#server/import/counts.ts';
import { ledgerPath, openLedger, passingLedger, type Mark } from '#server/import/importLedger.ts';
import { temporaryFolder, type TemporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';

const day = 24 * 60 * 60 * 1000;

let folder: TemporaryFolder;
let path: string;
beforeEach(() => {
  folder = temporaryFolder();
  path = ledgerPath(join(folder.path, 'imports'), folder.write('file.csv', 'a'), ['listings']);
});
afterEach(() => folder.remove());

const markAt = (line: number): Mark => ({
  next: { byte: line * 10, line },
  counts: nothingCounted,
  reportBytes: 0,
  at: 1,
});

describe('the ledger of an import', () => {
  it('is different for another file, another way to read it, and a changed file', () => {
    const imports = join(folder.path, 'imports');
    const paths = [
      path,
      ledgerPath(imports, folder.write('other.csv', 'a'), ['listings']),
      ledgerPath(imports, folder.write('file.csv', 'a'), ['cars']),
      ledgerPath(imports, folder.write('file.csv', 'ab'), ['listings']),
    ];
    expect(new Set(paths).size).toBe(4);
  });

  it('stores the checkpoint and the results of the rows before it, and nothing of those after it', () => {
    const ledger = openLedger(path, Date.now());
    expect(ledger.mark).toBeUndefined();
    expect(ledger.earlierLineOf('one', 2)).toBeUndefined();
    ledger.asFirstRecorded({ id: 'shop', name: 'Shop' }, 2);
    ledger.earlierLineOf('two', 3);
    ledger.keep(markAt(3));
    ledger.earlierLineOf('three', 4);
    ledger.close();

    const again = openLedger(path, Date.now());
    expect(again.mark).toEqual(markAt(3));
    expect(again.earlierLineOf('one', 5)).toBe(2);
    expect(again.asFirstRecorded({ id: 'shop', name: 'Laden' }, 5)).toEqual({ id: 'shop', name: 'Shop', line: 2 });
    expect(again.earlierLineOf('two', 3)).toBeUndefined();
    expect(again.earlierLineOf('three', 4)).toBeUndefined();
    again.close();
  });

  it('is gone once the import is finished', () => {
    const ledger = openLedger(path, Date.now());
    ledger.keep(markAt(3));
    ledger.finish();
    expect(existsSync(path)).toBe(false);
    const anew = openLedger(path, Date.now());
    expect(anew.mark).toBeUndefined();
    anew.close();
  });

  it('waits for thirty days for an interrupted import', () => {
    const now = Date.now();
    const ledger = openLedger(path, now);
    ledger.keep(markAt(3));
    ledger.close();
    const other = join(folder.path, 'imports', 'other.db');
    openLedger(other, now + 29 * day).close();
    expect(existsSync(path)).toBe(true);
    openLedger(other, now + 31 * day).close();
    expect(existsSync(path)).toBe(false);
  });

  it('leaves no file when nothing is written', () => {
    const ledger = passingLedger();
    expect(ledger.earlierLineOf('one', 2)).toBeUndefined();
    expect(ledger.earlierLineOf('one', 3)).toBe(2);
    ledger.keep(markAt(3));
    ledger.finish();
    expect(existsSync(join(folder.path, 'imports'))).toBe(false);
  });
});
