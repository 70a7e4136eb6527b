import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { clockDriver } from '#tests/drivers/ui/clockDriver.ts';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';
import { renderView } from '#tests/web/renderView.tsx';
import { useNow } from '#web/page/clock.tsx';

const noon = Date.UTC(2026, 10, 20, 12);

beforeEach(() => vi.useFakeTimers({ now: new Date('2031-01-01') }));
afterEach(() => vi.useRealTimers());

describe('the time of a page, as its chart says [UI-17]', () => {
  itIsWalked(clockDriver);
});

function Time() {
  return <time>{new Date(useNow()).toISOString()}</time>;
}

/** Advances the clock by seconds, while the user moves the pointer now and then. */
function pass(seconds: number) {
  for (let left = seconds; left > 0; left -= 20) {
    fireEvent.pointerMove(document);
    act(() => void vi.advanceTimersByTime(Math.min(left, 20) * 1000));
  }
}

it('starts from the server’s time, whatever the visitor’s clock is, and advances by minutes', async () => {
  const { container } = await renderView(<Time />, { now: noon });
  const shown = () => container.querySelector('time')?.textContent;
  expect(shown()).toBe('2026-11-20T12:00:00.000Z');
  pass(59);
  expect(shown()).toBe('2026-11-20T12:00:00.000Z');
  pass(181);
  expect(shown()).toBe('2026-11-20T12:04:00.000Z');
});

it('pauses without activity, and shows the right time at once when the user returns [UI-17]', async () => {
  const { container } = await renderView(<Time />, { now: noon });
  const shown = () => container.querySelector('time')?.textContent;
  act(() => void vi.advanceTimersByTime(30_000));
  expect(vi.getTimerCount(), 'nothing ticks').toBe(0);
  act(() => void vi.advanceTimersByTime(600_000));
  expect(shown()).toBe('2026-11-20T12:00:00.000Z');
  fireEvent.scroll(document);
  expect(shown()).toBe('2026-11-20T12:10:00.000Z');
});

it('shows the right time after the device has slept, while its own timer was paused', async () => {
  const { container } = await renderView(<Time />, { now: noon });
  const shown = () => container.querySelector('time')?.textContent;
  act(() => void vi.advanceTimersByTime(30_000));
  vi.setSystemTime(Date.now() + 8 * 3_600_000);
  fireEvent.scroll(document);
  expect(shown()).toBe('2026-11-20T20:00:00.000Z');
});
