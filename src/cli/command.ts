import type { Config } from '#server/config.ts';

/** A command of the shell: gives its exit code. */
export type Command = (config: Config, words: readonly string[]) => Promise<number>;

/** Words that a command does not understand, told from work that failed by its exit code. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * Runs a command's work; an error is said in one sentence, since who types a command is not who debugs it. The exit code is
 * 1 for work that failed, and 2 for words that nobody understands.
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

/** Says how far a command has got, beside its result. */
export function inform(line: string): void {
  process.stderr.write(`${line}\n`);
}
