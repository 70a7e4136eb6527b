import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { soon } from '#web/streaming/soon.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('what is told soon', () => {
  it.each([0, 0.5, 0.999])('is told once of all that was noted meanwhile, by chance %d', (chance) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    const tell = vi.fn<() => void>();
    const { note } = soon(1000, tell);
    note();
    vi.advanceTimersByTime(499);
    note();
    expect(tell).not.toHaveBeenCalled();
    vi.advanceTimersByTime(501);
    expect(tell).toHaveBeenCalledTimes(1);
    note();
    vi.advanceTimersByTime(1000);
    expect(tell).toHaveBeenCalledTimes(2);
  });

  it('is told no more when that has ended', () => {
    const tell = vi.fn<() => void>();
    const { note, end } = soon(1000, tell);
    note();
    end();
    vi.advanceTimersByTime(2000);
    expect(tell).not.toHaveBeenCalled();
  });
});
