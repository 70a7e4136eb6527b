import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keyedHash } from '#server/account/keys/marketSecrets.ts';
import { openMarket } from '#server/market.ts';
import { DataDirInUse, DataDirUnusable, ownDataDir } from '#server/store/dataDir.ts';

const holdIt = `
  const { ownDataDir } = await import('#server/store/dataDir.ts');
  await ownDataDir(process.argv[1]);
  console.log('held');
  setInterval(() => undefined, 60_000);
`;

describe('the data folder', () => {
  let parent: string;
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'allmend-data-'));
  });
  afterEach(() => rmSync(parent, { recursive: true }));

  it('is created when it does not exist', async () => {
    const owner = await ownDataDir(join(parent, 'deep', 'data'));
    expect(existsSync(join(parent, 'deep', 'data'))).toBe(true);
    owner.release();
  });

  it('is private to its owner, because it contains the keys of persons', async () => {
    const owner = await ownDataDir(join(parent, 'data'));
    expect(statSync(join(parent, 'data')).mode & 0o777).toBe(0o700);
    owner.release();
  });

  it.each(['keys.db', 'keys.db-wal', 'keys.db-shm', 'journal.db', 'journal.db-wal', 'journal.db-shm'])(
    'hides %s from other users, also in a folder and of files that were open to all',
    async (name) => {
      const folder = join(parent, 'data');
      mkdirSync(folder, { mode: 0o755 });
      const mode = () => statSync(join(folder, name)).mode & 0o777;
      const first = await openMarket({ dataDir: folder });
      await keyedHash(first.keys, 'subject', 'any');
      expect(mode()).toBe(0o600);
      await first.close();
      for (const file of readdirSync(folder)) chmodSync(join(folder, file), 0o644);
      const second = await openMarket({ dataDir: folder });
      await second.keys.keyFor('ana');
      expect(mode()).toBe(0o600);
      await second.close();
    },
  );

  it('has one owner at a time, and the second gets an error with the folder and the remedy', async () => {
    const owner = await ownDataDir(parent);
    await expect(ownDataDir(parent)).rejects.toThrow(DataDirInUse);
    await expect(ownDataDir(parent)).rejects.toThrow(`${parent} is in use by another Allmend process: stop it first`);
    owner.release();
    (await ownDataDir(parent)).release();
  });

  it('is refused while another process owns it, and free as soon as that is killed', async () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', holdIt, parent], {
      cwd: process.cwd(),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    await expect(ownDataDir(parent)).rejects.toThrow(DataDirInUse);
    const gone = once(child, 'close');
    child.kill('SIGKILL');
    await gone;
    (await ownDataDir(parent)).release();
  });

  it('is refused with the rule when it is not a writable folder', async () => {
    const file = join(parent, 'a-file');
    writeFileSync(file, '');
    await expect(ownDataDir(file)).rejects.toThrow(DataDirUnusable);
    await expect(ownDataDir(file)).rejects.toThrow(`${file} cannot be used: DATA_DIR must be a folder`);
  });
});
