import type { Config } from '#server/config.ts';

/** A command of the shell: it runs with the configuration and its arguments, and resolves with its exit code. */
export type Command = (config: Config, words: readonly string[]) => Promise<number>;

/** Invalid arguments of a command, which have another exit code than failed work. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * Runs a command's work. An error is printed as one sentence, since users of a command need no stack trace. The exit
 * code is 1 for failed work, and 2 for invalid arguments.
 */
export async function run(work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    if (process.env.DEBUG && error instanceof Error) process.stderr.write(`${error.stack}\n`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

/** Reports the progress of a command, separately from its result. */
export function inform(line: string): void {
  process.stderr.write(`${line}\n`);
}
