import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { renderView } from '#tests/web/renderView.tsx';
import { useNow } from '#web/clock.tsx';

const noon = Date.UTC(2026, 10, 20, 12);

beforeEach(() => vi.useFakeTimers({ now: new Date('2031-01-01') }));
afterEach(() => vi.useRealTimers());

function Time() {
  return <time>{new Date(useNow()).toISOString()}</time>;
}

it('starts from the server’s time, whatever the visitor’s clock says, and goes on by minutes', async () => {
  const { container } = await renderView(<Time />, { now: noon });
  const shown = () => container.querySelector('time')?.textContent;
  expect(shown()).toBe('2026-11-20T12:00:00.000Z');
  act(() => void vi.advanceTimersByTime(59_000));
  expect(shown()).toBe('2026-11-20T12:00:00.000Z');
  act(() => void vi.advanceTimersByTime(181_000));
  expect(shown()).toBe('2026-11-20T12:04:00.000Z');
});
