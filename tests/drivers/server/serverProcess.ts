import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { nodeOptions } from '#cli/firstRun/nodeOptions.mjs';
import { count } from '#tests/run/work.ts';

const entry = fileURLToPath(new URL('../../../src/cli/start.ts', import.meta.url));

/** A server in a separate process, as `npm start` runs it. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** The whole output of the server so far. */
  said(): string;
  /** Sends the signal, and resolves to the exit code once the process has ended; null when a signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/**
 * Starts a server on a free port and waits for its message that it is ready; rejects with its output otherwise. It
 * serves the builds in the folder `dist` of `cwd`.
 */
export async function startServerProcess(
  env: Record<string, string>,
  { cwd = process.cwd() }: { readonly cwd?: string } = {},
): Promise<ServerProcess> {
  count('serverStarts');
  const child = spawn(process.execPath, [...nodeOptions, entry], {
    cwd,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const hear = (chunk: Buffer) => (said += chunk.toString());
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  const url = await readyUrl(child, () => said);
  return {
    url,
    pid: child.pid!,
    said: () => said,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const exited = once(child, 'exit');
      child.kill(signal);
      const [code] = (await exited) as [number | null];
      return code;
    },
  };
}

function readyUrl(child: ChildProcess, said: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const ready = /ready on (\S+)\n/.exec(said());
      if (ready) resolve(ready[1]!);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said()}`)));
  });
}
