import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword } from '#server/account/passwords/passwordHash.ts';

describe('the hash of a password', () => {
  it('is argon2id with 19 MiB and two passes, another each time, and verifies the password alone', async () => {
    const [one, other] = await Promise.all([hashPassword('Brombeere'), hashPassword('Brombeere')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(other);
    expect([await isPassword('Brombeere', one), await isPassword('brombeere', one)]).toEqual([true, false]);
  });

  it('is of what was meant, however the keyboard writes it', async () => {
    expect(await isPassword('Zu\u0308rich-See', await hashPassword('Zürich-See'))).toBe(true);
  });

  it('that is not there is right for no password, not even for none', async () => {
    expect([await isPassword('', undefined), await isPassword('Brombeere', undefined)]).toEqual([false, false]);
  });

  it('in a form that is not known is a fault', async () => {
    await expect(isPassword('Brombeere', '$2b$10$abcdefg')).rejects.toThrow(/form/);
  });
});
