import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commonPasswords } from '#machines/account/credentials/commonPasswords.ts';
import {
  missingPoints,
  shownStrength,
  passwordStrengths,
  strengthBar,
  strengthOf,
  strengthPoints,
} from '#machines/account/credentials/passwordStrength.ts';

describe('the strength of a password', () => {
  it.each([
    ['', []],
    [' ', []],
    ['velo', ['letters']],
    ['1968', ['digits']],
    ['-!', ['punctuation']],
    ['$', ['punctuation']],
    ['      ', ['length']],
    ['äöü', ['letters']],
    ['velolo', ['length', 'letters']],
    ['velo1968', ['length', 'letters', 'digits']],
    ['velo-1968!', ['length', 'letters', 'digits', 'punctuation']],
    ['v1-', ['letters', 'digits', 'punctuation']],
  ])('%j has a point each for its length, digits, punctuation and letters [ACCOUNT-46]', (password, points) => {
    const missing = missingPoints(password);
    expect(strengthPoints.filter((point) => !missing.includes(point))).toEqual(points);
  });

  it.each([
    ['', 'none', 0],
    ['  ', 'none', 0],
    ['velo', 'bad', 33],
    ['velolo', 'bad', 33],
    ['velo1968', 'acceptable', 66],
    ['velo-1968!', 'good', 100],
  ] as const)(
    'of %j is %s and fills %i %% of its bar [ACCOUNT-45] [ACCOUNT-47] [ACCOUNT-48] [ACCOUNT-49] [ACCOUNT-50]',
    (password, strength, bar) => {
      expect(strengthOf(password)).toBe(strength);
      expect(strengthBar[strength]).toBe(bar);
    },
  );

  it.each([
    ['password1', 'guessable'],
    ['password1!', 'guessable'],
    ['P@ssw0rd2026!', 'guessable'],
    ['12345678', 'guessable'],
    ['qwertz', 'bad'],
    ['velo1968', 'acceptable'],
    ['velo-1968!', 'good'],
  ] as const)('is shown of %j as %s', (password, shown) => {
    expect(shownStrength(password, false)).toBe(shown);
    expect(shownStrength(password, true)).toBe('guessable');
  });

  it('is shown as good for nothing that is refused as common', () => {
    for (const password of commonPasswords()) expect(shownStrength(password, false)).toBe('guessable');
  });

  it('never falls when something is added', () => {
    const order = (password: string) => passwordStrengths.indexOf(strengthOf(password));
    fc.assert(
      fc.property(fc.string(), fc.string(), (password, more) => {
        expect(order(password + more)).toBeGreaterThanOrEqual(order(password));
      }),
    );
  });
});
