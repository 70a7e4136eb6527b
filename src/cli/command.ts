import type { Config } from '#server/config.ts';

/** A command of the shell: gives its exit code. */
export type Command = (config: Config, words: readonly string[]) => Promise<number>;

/** Runs a command's work; an error is said in one sentence, since who types a command is not who debugs it. */
export async function run(work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    if (process.env.DEBUG && error instanceof Error) process.stderr.write(`${error.stack}\n`);
    process.exitCode = 1;
  }
}

/** Says how far a command has got, beside its result. */
export function inform(line: string): void {
  process.stderr.write(`${line}\n`);
}
