import { LRUCache } from 'lru-cache';
import type { FileCache } from './fileCache.ts';

/** A memory-only LRU cache of files: at most `mostBytes` in total, and none for longer than `life`, in milliseconds. */
export function rememberedFiles({
  mostBytes,
  life,
}: {
  readonly mostBytes: number;
  readonly life: number;
}): FileCache & { clear(): void } {
  const files = new LRUCache<string, Buffer>({
    maxSize: mostBytes,
    sizeCalculation: ({ length }) => length,
    ttl: life,
  });
  return {
    clear: () => files.clear(),
    read: async (name) => files.get(name),
    async write(name, content) {
      files.set(name, Buffer.from(content));
    },
  };
}
