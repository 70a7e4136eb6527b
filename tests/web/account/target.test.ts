import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { targetIn } from '#web/account/start/target.ts';

const origin = 'https://allmend.example';
const requested = (target: string) => targetIn(`?${new URLSearchParams({ redirected: target })}`, origin);

describe('the target after a login', () => {
  it.each(['/de/li', '/de/li?q=velo&o=2', '/fr/vi/velo/abcdefghijkl#top'])('is %s, a page of the market', (target) => {
    expect(requested(target)).toBe(target);
  });

  it.each([
    '//evil.example/de/li',
    '/\\evil.example/de/li',
    '\\\\evil.example',
    'https://evil.example/de/li',
    'javascript:alert(1)',
    '/\t/evil.example',
    '//[',
    'de/li',
    '/de/nothing/here',
    '/api/v10/account/logout.json',
    '',
  ])('is never %j', (target) => {
    expect(requested(target)).toBeUndefined();
  });

  it('is the home page by default', () => {
    expect(targetIn('?redirect', origin)).toBeUndefined();
  });

  it('never leaves the market, whatever the URL requests', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '//',
      'evil.example',
      '@',
      ':',
      'https:',
      'de',
      'li',
      '\t',
      '\n',
      '?',
      '#',
      '.',
    );
    fc.assert(
      fc.property(
        fc.array(piece).map((pieces) => pieces.join('')),
        (target) => {
          const to = requested(target);
          if (to === undefined) return;
          expect(new URL(to, origin).origin).toBe(origin);
          expect(to).toMatch(/^\/(de|fr|it|en)\b/);
        },
      ),
    );
  });
});
