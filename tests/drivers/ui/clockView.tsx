import { viewStage } from '../web/viewStage.tsx';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { useNow } from '#web/page/clock.tsx';
import type { Stage } from '../walking/flowDriver.ts';

const minute = 60_000;
/** The server's time when it rendered the page, and the visitor's clock when the page was opened, which differs. */
const made = Date.UTC(2026, 10, 20, 12);
const opened = Date.UTC(2031, 0, 1);

function Time() {
  return <time>{new Date(useNow()).toISOString()}</time>;
}

/** The expected time of the page for a present visitor: the server's time plus the elapsed time, in whole minutes. */
export function rightTime(): string {
  return new Date(made + Math.floor((Date.now() - opened) / minute) * minute).toISOString();
}

/** A page that shows the time. */
export function openTime(): Promise<Stage> {
  vi.useFakeTimers({
    now: opened,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
  return viewStage(
    <Time />,
    { now: made },
    {
      passes: (milliseconds) => act(async () => void vi.advanceTimersByTime(milliseconds)),
      ends: () => void vi.useRealTimers(),
    },
  );
}
