import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readToken, tokenOf, tokenPurposes } from '#server/account/addresses/mailTokens.ts';

function keysWith(key: Buffer) {
  return { keyFor: async () => key };
}

const keys = keysWith(randomBytes(32));
const purpose = fc.constantFrom(...tokenPurposes);
const account = fc.stringMatching(/^[a-z2-7]{12}$/);
const time = fc.nat(2 ** 47);

describe('the token of a mail', () => {
  it('contains its content, and fits into an address', async () => {
    await fc.assert(
      fc.asyncProperty(purpose, account, time, async (why, id, at) => {
        const token = await tokenOf(keys, why, id, at);
        expect(token).toMatch(/^[\w-]{47}$/);
        expect(await readToken(keys, token)).toEqual({ purpose: why, account: id, at });
      }),
    );
  });

  it('is invalid when a letter of it is changed', async () => {
    const token = await tokenOf(keys, 'verification', 'anaanaanaana', 1_777_716_000_000);
    const letters = fc.constantFrom(...'ABCDEFabcdef012345-_');
    await fc.assert(
      fc.asyncProperty(fc.nat(46), letters, async (index, letter) => {
        const other = token.slice(0, index) + letter + token.slice(index + 1);
        expect((await readToken(keys, other)) === undefined).toBe(other !== token);
      }),
    );
  });

  it('is invalid in another market, and so is nonsense', async () => {
    const token = await tokenOf(keysWith(randomBytes(32)), 'passwordReset', 'anaanaanaana', 1);
    const read = await Promise.all([token, '', 'x'.repeat(47), `${token}A`].map((each) => readToken(keys, each)));
    expect(read).toEqual([undefined, undefined, undefined, undefined]);
  });
});
