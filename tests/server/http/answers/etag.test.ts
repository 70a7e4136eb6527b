import { describe, expect, it } from 'vitest';
import { holds, weakTag } from '#server/http/answers/etag.ts';

describe('an entity tag', () => {
  it('is weak, and the same only for the same content', () => {
    expect(weakTag('velo')).toMatch(/^W\/"[\w-]{22}"$/);
    expect(weakTag(Buffer.from('velo'))).toBe(weakTag('velo'));
    expect(weakTag('velos')).not.toBe(weakTag('velo'));
  });

  it.each([
    [undefined, false],
    ['', false],
    ['W/"velo"', true],
    // A proxy that compresses the response may have made its ETag strong, or weak.
    ['"velo"', true],
    ['W/"sofa", W/"velo"', true],
    ['W/"sofa"', false],
    ['*', true],
    ['velo', false],
  ])('matches If-None-Match %s: %s', (sent, isHeld) => {
    expect(holds(sent, 'W/"velo"')).toBe(isHeld);
  });
});
