import { afterEach, expect, it } from 'vitest';
import { type ServerProcess, startServerProcess } from '#tests/drivers/server/serverProcess.ts';
import { startSmtpServer, type TestSmtpServer } from '#tests/drivers/fakes/smtpServer.ts';
import { temporaryFolder, type TemporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';
import { openMarket } from '#server/market.ts';
import { ana, happens, ledgerRows, registered } from './mailMarket.ts';

let folder: TemporaryFolder;
let smtp: TestSmtpServer;
let server: ServerProcess | undefined;

afterEach(async () => {
  await server?.end('SIGKILL');
  await smtp.close();
  folder.remove();
});

/** Registers an account in DATA_DIR while no server runs, as its only owner. */
async function registers(email: string): Promise<void> {
  const market = await openMarket({ dataDir: folder.path });
  await happens(market, ana, registered(email, Date.now()));
  await market.close();
}

async function states(): Promise<readonly string[]> {
  const market = await openMarket({ dataDir: folder.path });
  const rows = await ledgerRows(market);
  await market.close();
  return rows.map(({ state }) => state);
}

it('a mail that a killed process sent but could not record is sent again, as the same mail', async () => {
  folder = temporaryFolder();
  smtp = await startSmtpServer();
  await registers('ana@allmend.example');
  const env = {
    DATA_DIR: folder.path,
    DEMO: '0',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Allmend <hello@allmend.example>',
    PUBLIC_URL: 'https://allmend.example',
  };
  const killed = Promise.withResolvers<void>();
  smtp.onMail = async () => {
    // The mail server has the mail, and the sending server is killed before it learns that.
    smtp.onMail = () => undefined;
    await starting.then((running) => running.end('SIGKILL'));
    killed.resolve();
  };
  const starting = startServerProcess(env);
  await killed.promise;
  await smtp.accepted(1);
  expect(await states()).toEqual(['begun']);

  server = await startServerProcess(env);
  await smtp.accepted(2);
  await server.end('SIGTERM');
  server = await startServerProcess(env);
  await server.end('SIGTERM');

  const [first, second, ...others] = smtp.mails;
  expect(others).toEqual([]);
  expect(second!.messageId).toBe(first!.messageId);
  expect({ text: second!.text, html: second!.html }).toEqual({ text: first!.text, html: first!.html });
  expect(await states()).toEqual(['sent']);
});
