import { describe, expect, it } from 'vitest';
import { count, sum, takeWork } from './work.ts';
import { excessOf } from './workReporter.ts';

describe('the work of a file', () => {
  it('is counted from the end of the previous file', () => {
    takeWork();
    count('pageLoads');
    count('walkedSteps', 3);
    expect(takeWork()).toEqual({ pageLoads: 1, serverStarts: 0, walkedSteps: 3 });
    expect(takeWork()).toEqual({ pageLoads: 0, serverStarts: 0, walkedSteps: 0 });
  });

  it('is summed by kind', () => {
    const one = { pageLoads: 1, serverStarts: 2, walkedSteps: 3 };
    expect(sum([one, one])).toEqual({ pageLoads: 2, serverStarts: 4, walkedSteps: 6 });
  });
});

describe('a budget', () => {
  const work = { pageLoads: 10, serverStarts: 2, walkedSteps: 0 };

  it('allows work up to its numbers, and any work of kinds that it does not name', () => {
    expect(excessOf('journeys', work, { pageLoads: 10 })).toEqual([]);
    expect(excessOf('web', work)).toEqual([]);
  });

  it('is exceeded by more', () => {
    expect(excessOf('journeys', work, { pageLoads: 9, serverStarts: 2 })).toEqual([
      'journeys: 10 page loads, and 9 are the most (tests/vitest.config.ts)',
    ]);
  });
});
