import { expect, it, vi } from 'vitest';
import { onPageGoing } from '#web/browser/onPageGoing.ts';

it('saves when the page is hidden and when it is left, and not when it is shown', () => {
  const save = vi.fn<() => void>();
  const end = onPageGoing(save);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(save).toHaveBeenCalledTimes(0);
  visibility.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(save).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('pagehide'));
  expect(save).toHaveBeenCalledTimes(2);
  end();
  window.dispatchEvent(new Event('pagehide'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(save).toHaveBeenCalledTimes(2);
});
