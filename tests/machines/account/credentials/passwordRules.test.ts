import { describe, expect, it } from 'vitest';
import { commonPasswords, isCommonPassword } from '#machines/account/credentials/commonPasswords.ts';
import { passwordProblem } from '#machines/account/credentials/passwordRules.ts';

const ana = 'Ana.Rossi@example.ch';

describe('a password', () => {
  it.each([
    ['1234567', 'tooShort'],
    ['🙂🙂🙂🙂🙂🙂🙂', 'tooShort'],
    ['Brombeer', undefined],
    [`Brombeere${'x'.repeat(191)}`, undefined],
    [`Brombeere${'x'.repeat(192)}`, 'tooLong'],
    ['ANA.rossi@example.ch', 'isEmail'],
    ['ana.rossi', 'isEmail'],
    ['12345678', 'tooCommon'],
    ['ｐａｓｓｗｏｒｄ', 'tooCommon'],
    ['pass\u200bword', 'tooCommon'],
    ['87654321', 'tooCommon'],
    ['Qwertz123', 'tooCommon'],
    ['P@ssw0rt123', 'tooCommon'],
    ['aaaaaaaaaa', 'tooCommon'],
    ['ababababab', 'tooCommon'],
    ['Schweiz2024', 'tooCommon'],
    ['password12!?', 'tooCommon'],
    ['1Football!!', 'tooCommon'],
    ['velo-1968!', undefined],
    ['Brombeer-Gipfel 7', undefined],
  ] as const)('%s: %s', (password, problem) => {
    expect(passwordProblem(password, ana)).toBe(problem);
  });
});

describe('the most common passwords', () => {
  it('are more than a thousand, all of them long enough to be chosen, and all refused', () => {
    const common = commonPasswords();
    expect(common.size).toBeGreaterThan(1000);
    const short = [...common].filter((password) => password.length < 8);
    expect([short, [...common].filter((password) => !isCommonPassword(password))]).toEqual([[], []]);
  });
});
