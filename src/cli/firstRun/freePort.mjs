// Checks whether the market's port is free, before anything is built or opened for it.
import { createServer } from 'node:net';
import { StepFailure } from './subprocess.mjs';

/**
 * @param {Readonly<Record<string, string | undefined>>} env with PORT and HOST, which the configuration validates
 * @throws {StepFailure} if another program listens there
 */
export async function ensurePortIsFree({ PORT = '3000', HOST }) {
  const port = Number(PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return;
  for (const host of HOST ? [HOST] : ['::', '0.0.0.0']) {
    if (!(await isPortInUse(host, port))) continue;
    throw new StepFailure(`PORT: ${port} is in use: end the program that listens there, or set PORT to another port`);
  }
}

/** @param {string} host @param {number} port */
function isPortInUse(host, port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve('code' in error && error.code === 'EADDRINUSE'));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(false)));
  });
}
