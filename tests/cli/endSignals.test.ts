import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { takeEndSignals } from '#cli/endSignals.ts';

describe('the signals that end a server', () => {
  const run = async (...signals: readonly (readonly [at: number, signal: NodeJS.Signals])[]) => {
    const process = new EventEmitter();
    let now = 0;
    const { first, again } = takeEndSignals(process, () => now);
    for (const [at, signal] of signals) {
      now = at;
      process.emit(signal, signal);
    }
    const none = Promise.resolve('none').then((value) => value);
    return { first: await Promise.race([first, none]), again: await Promise.race([again, none]) };
  };

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('begin to finish it with %s', async (signal) => {
    expect(await run([0, signal])).toEqual({ first: signal, again: 'none' });
  });

  it.each(['SIGTERM', 'SIGHUP'] as const)('do not interrupt the shutdown by a repeated %s', async (signal) => {
    const signals = [0, 1, 50, 5000].map((at) => [at, signal] as const);
    expect(await run(...signals)).toEqual({ first: signal, again: 'none' });
  });

  it('interrupt the shutdown by a second Ctrl-C, but not by a copy of the first', async () => {
    expect(await run([0, 'SIGINT'], [20, 'SIGINT'], [999, 'SIGINT'])).toEqual({ first: 'SIGINT', again: 'none' });
    expect(await run([0, 'SIGINT'], [1000, 'SIGINT'])).toEqual({ first: 'SIGINT', again: 'SIGINT' });
  });
});
