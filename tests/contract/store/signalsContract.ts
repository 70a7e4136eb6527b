import { describe, expect, it } from 'vitest';
import type { Store } from '#server/store/store.ts';

/** Contract tests of a store's signals between processes, for every database engine. */
export function describeSignals(store: () => Store): void {
  describe('signals', () => {
    it('reach the listeners of their topic until they unsubscribe', async () => {
      const received: string[] = [];
      const arrived = Promise.withResolvers<void>();
      const stop = store().onSignal('topic', (text) => received.push(text));
      store().onSignal('last', () => arrived.resolve());
      await store().signal({ topic: 'topic', text: 'Grüezi "🚲"' });
      await store().signal({ topic: 'other', text: 'not heard' });
      await store().signal({ topic: 'last', text: '' });
      await arrived.promise;
      expect(received).toEqual(['Grüezi "🚲"']);
      stop();
      const again = new Promise<void>((resolve) => store().onSignal('last', () => resolve()));
      await store().signal({ topic: 'topic', text: 'not heard any more' });
      await store().signal({ topic: 'last', text: '' });
      await again;
      expect(received).toHaveLength(1);
    });

    it('are limited to a length that every engine supports', async () => {
      const received = new Promise<string>((resolve) => store().onSignal('topic', resolve));
      await store().signal({ topic: 'topic', text: 'x'.repeat(7000) });
      expect(await received).toHaveLength(7000);
      await expect(store().signal({ topic: 'topic', text: 'ü'.repeat(3501) })).rejects.toThrow(
        'A signal of topic has 7002 bytes, and may have 7000',
      );
    });
  });
}
