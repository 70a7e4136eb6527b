import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listingIdFor } from '#server/listing/listingId.ts';

describe('the id of an imported ad', () => {
  it('is twelve lower-case base32 characters, deterministically', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (seller, externalId) => {
        const id = listingIdFor(seller, externalId);
        expect(id).toMatch(/^[a-z2-7]{12}$/);
        expect(listingIdFor(seller, externalId)).toBe(id);
      }),
    );
  });

  it('spells the first 60 bits of the digest, like a plain base32 encoder', () => {
    fc.assert(
      fc.property(fc.string(), (externalId) => {
        const bits = createHash('sha256').update(`regula\n${externalId}`).digest();
        const binary = Array.from(bits, (byte) => byte.toString(2).padStart(8, '0')).join('');
        const letters = binary
          .slice(0, 60)
          .match(/.{5}/g)!
          .map((five) => 'abcdefghijklmnopqrstuvwxyz234567'[parseInt(five, 2)]);
        expect(listingIdFor('regula', externalId)).toBe(letters.join(''));
      }),
    );
  });

  it('never changes: ads imported years ago must be found again', () => {
    expect(listingIdFor('regula', 'bike-1')).toBe('xke2cb2qiaxj');
  });

  it('is different when the boundary of seller and external id is', () => {
    expect(listingIdFor('ab', 'c')).not.toBe(listingIdFor('a', 'bc'));
  });
});
