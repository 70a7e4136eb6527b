import { type MixedSearch, kindNames } from './searchMix.ts';

/** Measures and prints the figures of search. */

export const page = { size: 30 };

export const line = (name: string, text: string) => console.log(`  ${name.padEnd(34)}${text}`);
export const whole = (number: number) => Math.round(number).toLocaleString('en');

/** Runs a function for each element in sequence; resolves to the durations in milliseconds. */
export async function timesOf<T>(all: Iterable<T>, run: (one: T) => unknown): Promise<number[]> {
  const times: number[] = [];
  for (const one of all) {
    const from = performance.now();
    await run(one);
    times.push(performance.now() - from);
  }
  return times;
}

/** Durations in milliseconds: the 50th, 95th and 99th percentile, and the longest. */
export interface Percentiles {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly worst: number;
}

export function percentiles(times: readonly number[]): Percentiles {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.ceil(part * sorted.length) - 1]!;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), worst: at(1) };
}

/** Prints percentiles in a line, each with its goal. A missed goal makes the process exit with a failure at the end. */
export function report(name: string, times: readonly number[], goals: Partial<Percentiles> = {}): Percentiles {
  const found = percentiles(times);
  const lines = Object.entries(found).map(([part, time]) => {
    const figure = `${part} ${time.toFixed(3).padStart(8)}`;
    const goal = goals[part as keyof Percentiles];
    if (goal === undefined) return figure;
    if (time <= goal) return `${figure} (goal ${goal})`;
    process.exitCode = 1;
    return `${figure} (goal ${goal} MISSED)`;
  });
  line(name, `${lines.join('  ')} ms`);
  return found;
}

/** Runs all searches of the mix, once to warm up and once to measure, and prints the times by kind of search. */
export async function reportMix(
  ask: (requested: MixedSearch) => Promise<unknown>,
  searches: readonly MixedSearch[],
  goals: Partial<Percentiles> = {},
): Promise<Percentiles> {
  await timesOf(searches, ask);
  const times = await timesOf(searches, ask);
  for (const name of kindNames) {
    report(
      name,
      times.filter((_, number) => searches[number]!.kind === name),
    );
  }
  report(
    'page 10 of any kind',
    times.filter((_, number) => searches[number]!.filter.page === 10),
  );
  return report('the whole mix', times, goals);
}
