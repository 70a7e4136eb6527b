import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changesSettle } from '#machines/streaming/delays.ts';
import { notifyStreamListeners } from '#web/api/streamListeners.ts';
import { onOutdated } from '#web/streaming/onOutdated.ts';

let hear: ReturnType<typeof vi.fn<() => void>>;
let end: () => void;

const listingChanges = () => notifyStreamListeners({ type: 'received', line: { event: 'ads', data: {} } });
const passes = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);
const showing = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  hear = vi.fn<() => void>();
  end = onOutdated(['ads'], hear);
});

afterEach(() => {
  end();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a listener for changes of listings', () => {
  it.each([0, 0.5, 0.999])('is called once for all changes within a delay, with the random factor %d', (chance) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    listingChanges();
    passes(changesSettle / 2 - 1);
    listingChanges();
    expect(hear).not.toHaveBeenCalled();
    passes(changesSettle / 2 + 1);
    expect(hear).toHaveBeenCalledTimes(1);
    listingChanges();
    passes(changesSettle);
    expect(hear).toHaveBeenCalledTimes(2);
  });

  it('is not called for events about anything but listings', () => {
    notifyStreamListeners({ type: 'began' });
    notifyStreamListeners({ type: 'received', line: { event: 'typing', data: { conversation: 'a' } } });
    notifyStreamListeners({ type: 'received', line: { event: 'correspondents', data: {} } });
    passes(changesSettle);
    expect(hear).not.toHaveBeenCalled();
  });

  it('is called for each of several topics, and once for all that follow soon', () => {
    end();
    end = onOutdated(['ads', 'correspondents'], hear);
    notifyStreamListeners({ type: 'received', line: { event: 'correspondents', data: {} } });
    listingChanges();
    passes(changesSettle);
    expect(hear).toHaveBeenCalledTimes(1);
    notifyStreamListeners({ type: 'received', line: { event: 'correspondents', data: {} } });
    passes(changesSettle);
    expect(hear).toHaveBeenCalledTimes(2);
    listingChanges();
    passes(changesSettle);
    expect(hear).toHaveBeenCalledTimes(3);
  });

  it('is called once when the page is shown again, however many changes happened meanwhile', () => {
    showing('hidden');
    listingChanges();
    passes(changesSettle);
    listingChanges();
    passes(changesSettle);
    expect(hear).not.toHaveBeenCalled();
    showing('visible');
    showing('visible');
    expect(hear).toHaveBeenCalledTimes(1);
  });

  it('is not called after it was removed, also for a pending change', () => {
    listingChanges();
    end();
    passes(changesSettle);
    showing('visible');
    expect(hear).not.toHaveBeenCalled();
  });
});
