import { eachAlone } from '#server/store/eachAlone.ts';

/** Recurring work. */
export interface Repeated {
  /** The interval between runs, in milliseconds. The first run is immediate, and runs never overlap. */
  readonly pause: number;
  /** The steps of a run. A failed step does not prevent the others. */
  readonly steps: readonly (() => Promise<unknown>)[];
  readonly onFailure: (error: unknown) => void;
}

/** A part of a server. It may use the parts that are listed before it. */
export interface Part<Before, T> {
  open(before: Before): T | Promise<T>;
  close?(part: T, before: Before): unknown;
  every?(part: T, before: Before): readonly Repeated[];
}

/** A list of parts, in opening order. They close in reverse order. */
export interface Parts<OpeningInput, Opened> {
  with<Name extends string, T>(
    name: Name,
    part: Part<Opened, T>,
  ): Parts<OpeningInput, Opened & { readonly [N in Name]: T }>;
  /** Opens all parts. If one fails, the earlier ones close, and the promise rejects with the failure. */
  open(input: OpeningInput): Promise<Opened & { close(): Promise<void> }>;
}

type AnyPart = Part<object, unknown>;

/** An empty list of a server's parts. The first part may use `OpeningInput`. */
export function parts<OpeningInput extends object>(): Parts<OpeningInput, OpeningInput> {
  return listOf([]) as unknown as Parts<OpeningInput, OpeningInput>;
}

function listOf(list: readonly (readonly [name: string, part: AnyPart])[]): Parts<object, object> {
  return {
    with: (name, part) => listOf([...list, [name, part]]) as never,
    async open(input) {
      const closing: (() => unknown)[] = [];
      const opened: Record<string, unknown> = { ...input };
      try {
        for (const [name, part] of list) {
          const before = { ...opened };
          const made = await part.open(before);
          opened[name] = made;
          closing.push(() => part.close?.(made, before));
          for (const work of part.every?.(made, before) ?? []) closing.push(repeat(work));
        }
      } catch (error) {
        // A failure to close is ignored: the error that made the start fail is more important.
        await closeAll(closing).catch(() => undefined);
        throw error;
      }
      return { ...opened, close: () => closeAll(closing) };
    },
  };
}

/** Runs each step once, the last first. A failed step does not prevent the others. Rejects with the first failure. */
async function closeAll(closing: (() => unknown)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of closing.splice(0).toReversed()) {
    try {
      await step();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** Starts to repeat. Returns the function that stops, which waits for the current run. */
function repeat({ pause, steps, onFailure }: Repeated): () => Promise<void> {
  let working = Promise.resolve();
  const run = () => {
    working = working.then(() => eachAlone(steps, (step) => step())).catch(onFailure);
  };
  run();
  const timer = setInterval(run, pause);
  return async () => {
    clearInterval(timer);
    await working;
  };
}
