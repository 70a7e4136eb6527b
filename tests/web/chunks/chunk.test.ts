import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { loadWithFirstChunk, chunk, ChunkLoadError, loadAlone, loadChunk } from '#web/chunks/chunk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  loadWithFirstChunk(
    async () => {},
    () => {},
  );
});

describe('a lazy chunk', () => {
  it('that fails yields a chunk load error with its cause [OPERATIONS-5]', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module');
    const error = await loadChunk(() => Promise.reject(cause)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ChunkLoadError);
    expect(error).toMatchObject({ name: 'ChunkLoadError', cause });
  });

  it('that takes longer than 120 s yields a chunk load error [OPERATIONS-5]', async () => {
    const settled = vi.fn<(error: unknown) => void>();
    loadChunk(() => new Promise(() => {})).catch(settled);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledExactlyOnceWith(expect.any(ChunkLoadError));
  });

  it('leaves no timer running after it has loaded', async () => {
    expect(await loadChunk(() => Promise.resolve('module'))).toBe('module');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is loaded once, and available synchronously after that', async () => {
    const load = vi.fn<() => Promise<string>>().mockResolvedValue('module');
    const menu = chunk(load);
    expect(menu.module).toBeUndefined();
    await menu.load();
    await menu.load();
    expect(menu.module).toBe('module');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is requested again after a failure', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('module');
    const menu = chunk(load);
    await expect(menu.load()).rejects.toThrow(ChunkLoadError);
    await menu.load();
    expect(menu.module).toBe('module');
  });
});

describe('resources that are loaded along with lazy chunks', () => {
  const bring = () => vi.fn<() => Promise<string>>().mockResolvedValue('words');

  it('are loaded before the first chunk, and once', async () => {
    const [words, take] = [bring(), vi.fn<(words: string) => void>()];
    loadWithFirstChunk(words, take);
    const menu = chunk(() => Promise.resolve('menu'));
    await Promise.all([menu.load(), loadChunk(() => Promise.resolve('gallery'))]);
    expect(menu.module).toBe('menu');
    expect(words).toHaveBeenCalledOnce();
    expect(take).toHaveBeenCalledExactlyOnceWith('words');
  });

  it('are not loaded for a chunk that does not need them', async () => {
    const words = bring();
    loadWithFirstChunk(words, () => {});
    expect(await loadAlone(() => Promise.resolve('page'))).toBe('page');
    expect(words).not.toHaveBeenCalled();
  });

  it('fail the chunk when they fail, and are requested again with it', async () => {
    const words = bring().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    loadWithFirstChunk(words, () => {});
    const menu = chunk(() => Promise.resolve('menu'));
    await expect(menu.load()).rejects.toThrow(ChunkLoadError);
    expect(menu.module).toBeUndefined();
    await menu.load();
    expect(menu.module).toBe('menu');
  });
});
