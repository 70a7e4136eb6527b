import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Starts waiting until the document is idle, in a newly loaded module. */
async function waits(readyState: DocumentReadyState) {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  const { whenIdle } = await import('#web/browser/whenIdle.ts');
  const rested = vi.fn<() => void>();
  void whenIdle().then(rested);
  return rested;
}

it('happens shortly after the load of the document in a browser without idle callbacks', async () => {
  const rested = await waits('interactive');
  await vi.advanceTimersByTimeAsync(1000);
  expect(rested).not.toHaveBeenCalled();
  dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(199);
  expect(rested).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(rested).toHaveBeenCalledOnce();
});

it('happens shortly after the call in a browser without idle callbacks whose document has already loaded', async () => {
  const rested = await waits('complete');
  await vi.advanceTimersByTimeAsync(199);
  expect(rested).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(rested).toHaveBeenCalledOnce();
});

it('happens after two seconds at the latest, however long pictures take', async () => {
  const rested = await waits('interactive');
  await vi.advanceTimersByTimeAsync(2000);
  expect(rested).toHaveBeenCalledOnce();
});

it('happens at once when the visitor acts', async () => {
  const rested = await waits('interactive');
  document.dispatchEvent(new Event('pointerdown'));
  await vi.advanceTimersByTimeAsync(0);
  expect(rested).toHaveBeenCalledOnce();
});
