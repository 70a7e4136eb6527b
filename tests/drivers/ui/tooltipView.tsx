import { viewStage } from '../web/viewStage.tsx';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { Tooltip } from '#web/ui/tooltip/Tooltip.tsx';

/** A page with a tooltip, whose storage remembers an earlier closing, or refuses access. */
export async function openHint(wasClosed: boolean | 'refuses' = false) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const storage =
    wasClosed === 'refuses'
      ? vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
          throw new DOMException('Access is denied', 'SecurityError');
        })
      : undefined;
  if (wasClosed === true) localStorage.setItem('allmend_tooltip_language', 'dismissed');
  const stage = await viewStage(
    <Tooltip name="language">{() => <p>Search in any language</p>}</Tooltip>,
    {},
    {
      passes: (milliseconds) => act(async () => void vi.advanceTimersByTime(milliseconds)),
      ends() {
        vi.useRealTimers();
        storage?.mockRestore();
      },
    },
  );
  await act(async () => {});
  return stage;
}
