import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changesSettle } from '#machines/streaming/delays.ts';
import { tellHeard } from '#web/api/heard.ts';
import { onOutdated } from '#web/streaming/onOutdated.ts';

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
  end = onOutdated(['ads'], hear);
});

afterEach(() => {
  end();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('whoever listens for what has changed of ads', () => {
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

  it('is not called for lines about anything but ads', () => {
    tellHeard({ type: 'began' });
    tellHeard({ type: 'told', line: { event: 'typing', data: { conversation: 'a' } } });
    tellHeard({ type: 'told', line: { event: 'correspondents', data: {} } });
    passes(changesSettle);
    expect(hear).not.toHaveBeenCalled();
  });

  it('hears each of several that they listen for, and once of all that follow soon', () => {
    end();
    end = onOutdated(['ads', 'correspondents'], hear);
    tellHeard({ type: 'told', line: { event: 'correspondents', data: {} } });
    adChanges();
    passes(changesSettle);
    expect(hear).toHaveBeenCalledTimes(1);
    tellHeard({ type: 'told', line: { event: 'correspondents', data: {} } });
    passes(changesSettle);
    expect(hear).toHaveBeenCalledTimes(2);
    adChanges();
    passes(changesSettle);
    expect(hear).toHaveBeenCalledTimes(3);
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
