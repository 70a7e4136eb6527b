import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodingFor } from '#server/http/answers/encodings.ts';

describe('the encoding of an answer', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP;q=0.2, br;q=0.1', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip; q=0.000', 'identity'],
    ['*', 'zstd'],
    ['*;q=0', 'identity'],
    ['zstd;q=0, *', 'br'],
    ['br;q=0, ZSTD; q=0, *', 'gzip'],
    ['identity', 'identity'],
    ['deflate', 'identity'],
  ])('for Accept-Encoding %s is %s', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding);
  });

  it('is a known one, whatever a client sends', () => {
    fc.assert(
      fc.property(fc.string(), (accepted) => {
        expect(['zstd', 'br', 'gzip', 'identity']).toContain(encodingFor(accepted));
      }),
    );
  });
});
