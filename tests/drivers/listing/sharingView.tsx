import { viewStage } from '../web/viewStage.tsx';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { ListingActions } from '#web/listing/detail/ListingActions.tsx';
import type { Stage } from '../walking/flowDriver.ts';

/** The actions for an ad, on a device whose clipboard and share sheet answer on request. */
export function openActions(): Promise<Stage> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let hasSheet = false;
  let requested: PromiseWithResolvers<void>;
  const ask = () => {
    requested = Promise.withResolvers();
    return requested.promise;
  };
  vi.stubGlobal('matchMedia', () => ({ matches: hasSheet }));
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: ask }, share: ask });
  return viewStage(
    <ListingActions title="A bike" path="/en/vi/a-bike/aaaaaaaaaaaa" />,
    {},
    {
      answers: (_, answer) =>
        act(async () => ('output' in answer ? requested.resolve() : requested.reject(answer.error))),
      async happens({ type }) {
        hasSheet = type === 'device.hasSheet';
      },
      passes: (milliseconds) => act(async () => void vi.advanceTimersByTime(milliseconds)),
      ends() {
        vi.unstubAllGlobals();
        vi.useRealTimers();
      },
    },
  );
}
