import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { openMarket, openMarketReadOnly } from '#server/market.ts';
import type { Market } from '#server/store/market.ts';
import { accountsOf } from '#tests/drivers/account/accounts.ts';
import { type TemporaryFolder, temporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';

describe('the files of an embedded market', () => {
  let folder: TemporaryFolder;
  let dataDir: string;
  let copy: string;
  let running: Market | undefined;

  beforeEach(() => {
    folder = temporaryFolder();
    dataDir = join(folder.path, 'data');
    copy = join(folder.path, 'copy');
    mkdirSync(copy);
  });
  afterEach(async () => {
    await running?.close();
    running = undefined;
    folder.remove();
  });

  const open = (at: string, acceptLostFacts?: number) =>
    openMarket({ dataDir: at, ...(acceptLostFacts !== undefined && { acceptLostFacts }) }, { clock: () => noon });

  async function joins(...emails: readonly string[]): Promise<number> {
    running ??= await open(dataDir);
    for (const email of emails) await accountsOf(running).joins(email);
    return running.store.head();
  }

  async function stop(): Promise<void> {
    await running!.close();
    running = undefined;
  }

  /** Copies the database files as they are, as a backup of a running server's folder does. */
  function copyFiles(without: RegExp): void {
    for (const name of readdirSync(dataDir)) {
      if (/^(journal|keys)\.db/.test(name) && !without.test(name)) copyFileSync(join(dataDir, name), join(copy, name));
    }
  }

  const contents = (at: string) =>
    new Map(readdirSync(at).map((name) => [name, readFileSync(join(at, name)).toString('base64')]));

  async function headOf(opening: Promise<Market>): Promise<number> {
    const market = await opening;
    try {
      return await market.store.head();
    } finally {
      await market.close();
    }
  }

  async function refusal(opening: Promise<Market>): Promise<string> {
    const error = await headOf(opening).then(
      () => new Error('the market was opened'),
      (reason: Error) => reason,
    );
    expect(error).toMatchObject({ name: 'JournalIncomplete' });
    return error.message;
  }

  it('are refused without the -wal of a running server, which the message names, and none of them changes', async () => {
    await joins('ana@example.ch');
    copyFiles(/-(wal|shm)$/);
    const before = contents(copy);
    for (const opening of [() => open(copy), () => openMarketReadOnly({ dataDir: copy })]) {
      expect(await refusal(opening())).toMatch(
        /copy\/journal\.db-wal is missing.*Put both files back together.*start again/su,
      );
    }
    const after = contents(copy);
    after.delete('lock.db');
    expect(after).toEqual(before);
  });

  it('are refused without the -wal also when the copy has facts of an earlier day', async () => {
    const first = await joins('ana@example.ch');
    await stop();
    await joins('beat@example.ch');
    copyFiles(/-(wal|shm)$/);
    expect(await refusal(open(copy))).toContain(`ACCEPT_LOST_FACTS=${first} `);
  });

  it('can be opened without a permanently lost -wal, by the number of the remaining facts', async () => {
    const first = await joins('ana@example.ch');
    await stop();
    await joins('beat@example.ch');
    copyFiles(/-(wal|shm)$/);
    expect(await refusal(open(copy, first + 1))).toMatch(
      new RegExp(`ACCEPT_LOST_FACTS is set to ${first + 1}, but it must be ${first}\\. .*ACCEPT_LOST_FACTS=${first} `),
    );
    expect(await headOf(open(copy, first))).toBe(first);
    expect(await headOf(open(copy))).toBe(first);
  });

  it('are whole with the -wal of a running server, as a killed process leaves them', async () => {
    const head = await joins('ana@example.ch');
    copyFiles(/-shm$/);
    expect(await headOf(open(copy))).toBe(head);
  });

  it('are whole without a -wal after the server has ended', async () => {
    const head = await joins('ana@example.ch');
    await stop();
    expect(readdirSync(dataDir)).not.toContain('journal.db-wal');
    copyFiles(/-(wal|shm)$/);
    expect(await headOf(open(copy))).toBe(head);
  });

  it.each(['backup', 'VACUUM INTO'])('are whole as %s of SQLite has copied them from a running server', async (how) => {
    const head = await joins('ana@example.ch');
    copyFiles(/^journal/);
    const source = new DatabaseSync(join(dataDir, 'journal.db'), { readOnly: true });
    const target = join(copy, 'journal.db');
    if (how === 'backup') await backup(source, target);
    else source.exec(`VACUUM INTO '${target}'`);
    source.close();
    expect(await headOf(open(copy))).toBe(head);
  });

  it('are whole without the keys.db-wal of a running server, for each key is in keys.db before its facts are written', async () => {
    await joins('ana@example.ch');
    await Promise.all([joins('beat@example.ch'), joins('carla@example.ch')]);
    copyFiles(/^keys\.db-|-shm$/);
    const market = await open(copy);
    const accounts = await running!.store.query<{ stream: string }>({
      sql: `SELECT DISTINCT stream FROM facts WHERE stream LIKE 'account-%'`,
      parameters: [],
    });
    const keys = await Promise.all(accounts.map(({ stream }) => market.keys.find(stream.slice('account-'.length))));
    await market.close();
    expect(keys.filter((key) => key !== undefined)).toHaveLength(3);
  });

  it('have every key in keys.db once a command that reads it has ended', async () => {
    const file = join(dataDir, 'keys.db');
    const keysIn = () => {
      copyFileSync(file, join(copy, 'keys.db'));
      const copied = new DatabaseSync(join(copy, 'keys.db'), { readOnly: true });
      const { keys } = copied.prepare('SELECT count(*) AS keys FROM person_keys').get() as { keys: number };
      copied.close();
      return keys;
    };
    await joins('ana@example.ch');
    const before = keysIn();
    const reader = new DatabaseSync(file, { readOnly: true });
    reader.exec('BEGIN; SELECT count(*) FROM person_keys');
    await joins('beat@example.ch');
    expect(keysIn()).toBe(before);
    reader.close();
    await expect.poll(keysIn).toBe(before + 1);
  });

  it.each(['no', 'an empty'])('are refused with %s journal.db when keys.db has keys of accounts', async (which) => {
    await joins('ana@example.ch');
    await stop();
    copyFiles(/^journal/);
    if (which === 'an empty') writeFileSync(join(copy, 'journal.db'), '');
    const before = contents(copy);
    expect(await refusal(open(copy))).toMatch(
      /copy\/journal\.db does not exist or is empty, but keys\.db has the keys of accounts \(1\).*Put journal\.db back/su,
    );
    const after = contents(copy);
    after.delete('lock.db');
    expect(after).toEqual(before);
  });

  it('are refused without journal.db next to its -wal, which stays', async () => {
    await joins('ana@example.ch');
    copyFiles(/^journal\.db$|-shm$/);
    expect(await refusal(open(copy))).toMatch(/copy\/journal\.db does not exist.*journal\.db-wal is there/su);
    expect(contents(copy).get('journal.db-wal')).toBe(contents(dataDir).get('journal.db-wal'));
  });

  it('may be those of a new market whose first start was interrupted before it had an account', async () => {
    await headOf(open(dataDir));
    rmSync(join(dataDir, 'journal.db'));
    expect(await headOf(open(dataDir))).toBe(0);
  });

  it.each([
    ['empty', () => new Uint8Array()],
    ['cut', (log: Uint8Array) => log.subarray(0, log.length / 2)],
    ['garbage', (log: Uint8Array) => log.map((byte) => byte ^ 0xff)],
  ])('are opened with a -wal that is %s, with a notice of how many accounts are missing', async (_, damaged) => {
    await joins('ana@example.ch');
    await stop();
    await joins('beat@example.ch', 'carla@example.ch');
    copyFiles(/-shm$/);
    const log = join(copy, 'journal.db-wal');
    writeFileSync(log, damaged(readFileSync(log)));
    const market = await open(copy);
    const [{ accounts }] = (await market.store.query<{ accounts: number }>({
      sql: 'SELECT count(*) AS accounts FROM accounts',
      parameters: [],
    })) as [{ accounts: number }];
    const lost = 3 - accounts;
    expect(lost).toBeGreaterThan(0);
    expect(market.keyNotice).toContain(
      lost === 1 ? 'the keys of an account that the journal does not have' : `the keys of ${lost} accounts that`,
    );
    await market.close();
  });

  it('are opened without a notice when every key is that of an account', async () => {
    await joins('ana@example.ch');
    await stop();
    running = await open(dataDir);
    expect(running.keyNotice).toBeUndefined();
  });
});
