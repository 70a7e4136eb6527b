import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program that ends with this process, however this process ends. */
export interface GuardedProcess {
  /** What it writes to its fourth file descriptor and to its error output. */
  readonly output: AsyncIterable<Buffer>;
  /** Kills it and all that it has started. */
  end(): Promise<void>;
}

/**
 * Starts a program in a process group of its own. A shell beside it reads from a pipe that closes with this process, also
 * when a signal kills it, and then kills the group: no browser is ever left behind.
 */
export function startGuarded(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): GuardedProcess {
  const child: ChildProcess = spawn('sh', ['-c', '"$0" "$@" & read -r _; kill -KILL 0', program, ...args], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
    detached: true,
  });
  return {
    output: child.stdio[3] as unknown as AsyncIterable<Buffer>,
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.stdin!.end();
      await ended;
    },
  };
}
