import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { nodeOptions } from '#cli/firstRun/nodeOptions.mjs';
import { markMarketPlace } from '#server/marketPlace.ts';
import { temporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';

const clone = new URL('../..', import.meta.url).pathname;
const command = new URL('../../src/cli/dev.ts', import.meta.url).pathname;

it('npm run dev ends with nothing but the reason when the server refuses to start', async () => {
  const folder = temporaryFolder();
  markMarketPlace({ dataDir: folder.path, databaseUrl: 'postgres://ana:secret@db.example/market' });
  const env = { ...process.env, DATA_DIR: folder.path, DATABASE_URL: '', PORT: '0' };
  const ended = await new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [...nodeOptions, command],
      { env, cwd: clone, timeout: 50_000, killSignal: 'SIGKILL' },
      (_, _out, errors) => resolve({ code: child.exitCode, errors }),
    );
  });
  expect(ended).toEqual({ code: 1, errors: expect.stringMatching(/^DATABASE_URL is not set.*\n$/) as string });
  expect(readdirSync(folder.path)).toEqual(['market-in-postgresql.txt']);
  folder.remove();
});
