import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '#cli/firstRun/clone.mjs';

let port: string;
const accepted = createServer();

beforeEach(async () => {
  await once(accepted.listen(0), 'listening');
  port = String((accepted.address() as { port: number }).port);
});
afterEach(async () => {
  await new Promise((resolve) => accepted.close(resolve));
});

describe('a port that another program listens at', () => {
  it.each(['start', 'dev'])('is reported by npm run %s before anything else is done', (command) => {
    // With DATA_DIR set, the clone's own data folder is not involved.
    const env = { ...process.env, PORT: port, DATA_DIR: '/nowhere' };
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'src/cli/run.mjs'), command], {
      env,
      encoding: 'utf8',
    });
    expect({ status, stdout, stderr: stderr.trim() }).toEqual({
      status: 1,
      stdout: '',
      stderr: `PORT: ${port} is in use: end the program that listens there, or set PORT to another port`,
    });
  });
});
