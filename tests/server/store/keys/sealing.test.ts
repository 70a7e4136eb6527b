import { describe, expect, it } from 'vitest';
import { accountLifecycle } from '#machines/account/lifecycle/accountLifecycle.ts';
import { type PersonKeys, seal, unseal } from '#server/store/keys/sealing.ts';

const { facts } = accountLifecycle;
const type = 'account.registered';
const key = Buffer.alloc(32, 7);
const keys: PersonKeys = {
  keyFor: async () => key,
  find: async (person) => (person === 'ana' ? key : undefined),
  forget: async () => undefined,
  letGo: () => undefined,
  close: () => undefined,
};

const opened = async (email: string) => (await unseal(keys, facts, type, { email }))['email'];
const sealed = async (person: string) =>
  (await seal(keys, facts, type, { email: 'ana@example.ch' }, person))['email'] as string;

describe('a personal field', () => {
  it('is read again with the key of its person, and is empty without it', async () => {
    expect(await opened(await sealed('ana'))).toBe('ana@example.ch');
    expect(await opened(await sealed('erased'))).toBe('');
  });

  it.each(['ana@example.ch', '', 'sealed with a kiss', 'Ana: 12:30'])(
    'of a journal from before the sealing is read as it is: %s',
    async (plain) => {
      expect(await opened(plain)).toBe(plain);
    },
  );

  it.each<[string, (value: string) => string]>([
    ['whose rest is overwritten', () => 'sealed:1:fap}}'],
    ['without a person', (value) => value.replace(/:1:\w+:/, ':1::')],
    ['whose person is no id', (value) => value.replace(/:1:\w/, ':1:}')],
    ['without its bytes', () => 'sealed:1:ana:'],
    ['cut in its bytes', () => 'sealed:1:ana:AAAA'],
    ['with other signs in its bytes', (value) => `${value.slice(0, -3)}}}!`],
    ['with damage in its mark', (value) => value.replace('sealed', 'sea}ed')],
    ['with damage behind its mark', (value) => value.replace(':1:', ':x:')],
  ])('%s cannot be read', async (_, damaged) => {
    for (const person of ['ana', 'erased'])
      await expect(opened(damaged((await sealed('ana')).replace('ana', person)))).rejects.toThrow('email');
  });
});
