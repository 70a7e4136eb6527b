import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changesSettle } from '#machines/streaming/delays.ts';
import { tellHeard } from '#web/streaming/heard.ts';
import { onAds } from '#web/streaming/onAds.ts';

let hear: ReturnType<typeof vi.fn<() => void>>;
let end: () => void;

const adChanges = () => tellHeard({ type: 'told', line: { event: 'ads', data: {} } });
const passes = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);
const showing = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  hear = vi.fn<() => void>();
  end = onAds(hear);
});

afterEach(() => {
  end();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('whoever listens for what becomes of ads', () => {
  it.each([0, 0.5, 0.999])('hears it once of all that follows within a while, by chance %d', (chance) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    adChanges();
    passes(changesSettle / 2 - 1);
    adChanges();
    expect(hear).not.toHaveBeenCalled();
    passes(changesSettle / 2 + 1);
    expect(hear).toHaveBeenCalledTimes(1);
    adChanges();
    passes(changesSettle);
    expect(hear).toHaveBeenCalledTimes(2);
  });

  it('hears of nothing else', () => {
    tellHeard({ type: 'began' });
    tellHeard({ type: 'told', line: { event: 'typing', data: { conversation: 'a' } } });
    passes(changesSettle);
    expect(hear).not.toHaveBeenCalled();
  });

  it('hears it once when the page is shown again, however often it happened meanwhile', () => {
    showing('hidden');
    adChanges();
    passes(changesSettle);
    adChanges();
    passes(changesSettle);
    expect(hear).not.toHaveBeenCalled();
    showing('visible');
    showing('visible');
    expect(hear).toHaveBeenCalledTimes(1);
  });

  it('hears no more when that has ended, also what was to come', () => {
    adChanges();
    end();
    passes(changesSettle);
    showing('visible');
    expect(hear).not.toHaveBeenCalled();
  });
});
