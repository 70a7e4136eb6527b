import { afterEach, beforeEach, expect, it } from 'vitest';
import { areMailsSettled } from '#server/mail/ledger.ts';
import { describePostgres } from '#tests/drivers/database/describePostgres.ts';
import { openTestMarket, type TestMarket } from '#tests/drivers/server/market.ts';
import { type ServerProcess, startServerProcess } from '#tests/drivers/server/serverProcess.ts';
import { startSmtpServer, type TestSmtpServer } from '#tests/drivers/fakes/smtpServer.ts';
import { temporaryFolder, type TemporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';
import { happens, ledgerRows, registered } from './mailMarket.ts';

const rounds = process.env['ALLMEND_LONG'] === '1' ? 500 : 20;

describePostgres('two processes on one database', (cluster) => {
  let folders: readonly TemporaryFolder[];
  let servers: readonly ServerProcess[];
  let smtp: TestSmtpServer;
  let test: TestMarket;

  beforeEach(async () => {
    const databaseUrl = await cluster().createDatabase();
    test = await openTestMarket(Date.now, { databaseUrl });
    smtp = await startSmtpServer();
    folders = [temporaryFolder(), temporaryFolder()];
    const start = ({ path }: TemporaryFolder) =>
      startServerProcess({
        DATABASE_URL: databaseUrl,
        DATA_DIR: path,
        DEMO: '0',
        PUBLIC_URL: 'https://allmend.example',
        SMTP_URL: smtp.url,
        MAIL_FROM: 'hello@allmend.example',
      });
    servers = [await start(folders[0]!), await start(folders[1]!)];
  });

  afterEach(async () => {
    for (const server of servers) await server.end('SIGKILL');
    await smtp.close();
    await test.close();
    for (const folder of folders) folder.remove();
  });

  const addressOf = (round: number) => `person${round}@allmend.example`;

  async function registerAll(from: number, to: number): Promise<void> {
    for (let round = from; round < to; round += 1) {
      const id = `person${String(round).padStart(6, '0')}`;
      await happens(test.market, id, registered(addressOf(round), Date.now()));
    }
  }

  async function settled(): Promise<void> {
    const { market } = test;
    await expect
      .poll(async () => areMailsSettled(market, await market.store.head()), { interval: 50, timeout: 60_000 })
      .toBe(true);
  }

  it('send each mail once, also when the one that sends is killed', { timeout: 240_000 }, async () => {
    await registerAll(0, rounds);
    await settled();
    expect(smtp.mails.map(({ recipient }) => recipient).toSorted()).toEqual(
      Array.from({ length: rounds }, (_, round) => addressOf(round)).toSorted(),
    );
    // Kills the server that started first, which is therefore the one that sends mails.
    await servers[0]!.end('SIGKILL');
    await registerAll(rounds, 2 * rounds);
    await settled();
    const rows = await ledgerRows(test.market);
    expect(rows.map(({ state }) => state)).toEqual(rows.map(() => 'sent'));
    expect(smtp.mails.map(({ recipient }) => recipient).toSorted()).toEqual(
      Array.from({ length: 2 * rounds }, (_, round) => addressOf(round)).toSorted(),
    );
    expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(2 * rounds);
  });
});
