import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program that ends when this process ends, however this process ends. */
export interface GuardedProcess {
  /** The output of the program on file descriptor 3. */
  readonly output: AsyncIterable<Buffer>;
  /** Kills the program and all its children. */
  end(): Promise<void>;
}

/**
 * Starts a program in a separate process group. A shell next to it reads from a pipe that closes with this process,
 * also when a signal kills it. The shell then kills the group: no browser is ever left behind.
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
