import { describe, expect, it } from 'vitest';
import { echoedValue } from '#server/http/calls/wrongValue.ts';

describe('the quotation of a wrong value in a response', () => {
  it('is the value of the field, as JSON for people and itself for programs', () => {
    expect(echoedValue({ filter: { region: 99 } }, 'filter.region')).toEqual({ text: '99', value: 99 });
    expect(echoedValue({ q: ['a', 'b'] }, 'q')).toEqual({ text: '["a","b"]', value: ['a', 'b'] });
  });

  it('is shortened when it is long', () => {
    const beginning = `"${'a'.repeat(79)}…`;
    expect(echoedValue({ q: 'a'.repeat(79) }, 'q')).toEqual({ text: beginning, value: beginning });
    expect(echoedValue({ q: 'a'.repeat(78) }, 'q')?.value).toBe('a'.repeat(78));
  });

  it.each([
    ['for a secret', { account: { password: 'x' } }, 'account.password'],
    ['for a token', { resetToken: 'x' }, 'resetToken'],
    ['for a missing field', {}, 'filter.region'],
    ['for a missing field that every object inherits', {}, 'constructor'],
    ['for the whole input', { q: 'velo' }, ''],
  ])('is omitted %s', (_, input, field) => {
    expect(echoedValue(input, field)).toBeUndefined();
  });
});
