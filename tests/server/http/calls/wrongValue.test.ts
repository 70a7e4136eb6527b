import { describe, expect, it } from 'vitest';
import { toldValue } from '#server/http/calls/wrongValue.ts';

describe('what an answer repeats of a wrong value', () => {
  it('is the value of the field, as JSON for people and itself for programs', () => {
    expect(toldValue({ filter: { region: 99 } }, 'filter.region')).toEqual({ text: '99', value: 99 });
    expect(toldValue({ q: ['a', 'b'] }, 'q')).toEqual({ text: '["a","b"]', value: ['a', 'b'] });
  });

  it('is its beginning where it is long', () => {
    const beginning = `"${'a'.repeat(79)}…`;
    expect(toldValue({ q: 'a'.repeat(79) }, 'q')).toEqual({ text: beginning, value: beginning });
    expect(toldValue({ q: 'a'.repeat(78) }, 'q')?.value).toBe('a'.repeat(78));
  });

  it.each([
    ['of a secret', { account: { password: 'x' } }, 'account.password'],
    ['of a token', { resetToken: 'x' }, 'resetToken'],
    ['of what was not said', {}, 'filter.region'],
    ['of what nobody said but every object has', {}, 'constructor'],
    ['of all that was said', { q: 'velo' }, ''],
  ])('is nothing %s', (_, asked, field) => {
    expect(toldValue(asked, field)).toBeUndefined();
  });
});
