import { describe, expect, it } from 'vitest';
import { sharedPlaces } from '#server/pages/rendering/sharedPlaces.ts';

const bytes = (length: number, value: number) => new Uint8Array(length).fill(value);

describe('the places that threads share', () => {
  it('leave a document as it is until so many others have been rendered', () => {
    const shared = sharedPlaces(3);
    const first = shared(bytes(5, 1));
    shared(bytes(7, 2));
    shared(bytes(3, 3));
    expect([...first]).toEqual([1, 1, 1, 1, 1]);
    shared(bytes(5, 4));
    expect([...first]).toEqual([4, 4, 4, 4, 4]);
  });

  it('contain a document of any length, in memory that is transferred to another thread without a copy', () => {
    const shared = sharedPlaces(1);
    const large = shared(bytes(3_000_000, 9));
    expect(large.buffer).toBeInstanceOf(SharedArrayBuffer);
    expect(large.length).toBe(3_000_000);
    expect(large.every((byte) => byte === 9)).toBe(true);
    expect(shared(bytes(2, 1)).length).toBe(2);
  });
});
