import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accepted, consequenceOf, isRefusal, type Refusal, refusalOf } from '#web/account/commands.ts';
import { session } from '#web/account/session.ts';
import { Refused } from '#web/forms/formFlow.ts';

const refusal: Refusal = {
  __typename: 'Refusal',
  code: 'account.passwordTooShort',
  message: 'Please choose another password.',
  problems: [{ field: 'password', message: 'It is too short.' }],
};
const loginRequired: Refusal = {
  ...refusal,
  code: 'session.required',
  message: 'Please log in to continue.',
  problems: [],
};

describe('a refusal', () => {
  const send = vi.spyOn(session, 'send');

  beforeEach(() => {
    document.cookie = `allmend_state=; path=/; max-age=0`;
    send.mockClear();
  });

  afterEach(() => send.mockClear());

  const asksForLogin = () => send.mock.calls.some(([{ type }]) => type === 'session.refused');

  it('is recognised in an answer, also when the answer has no type', () => {
    expect([refusal, { __typename: 'OwnListing' }, { version: 1 }].map(isRefusal)).toEqual([true, false, false]);
  });

  it('of a form returns the problem of each field and of the whole form', () => {
    const answer = () => accepted(refusal);
    expect(answer).toThrow(Refused);
    expect(answer).toThrow(
      expect.objectContaining({
        errors: {
          fields: { password: { text: 'It is too short.' } },
          general: { text: 'Please choose another password.' },
        },
      }),
    );
    expect(asksForLogin()).toBe(false);
  });

  it('provides the message of a flow', () => {
    expect(refusalOf(refusal)).toEqual({ refusal: 'Please choose another password.' });
    expect(asksForLogin()).toBe(false);
  });

  it('of a command that requires a login has the page ask for one, in forms and in flows', () => {
    expect(refusalOf(loginRequired)).toEqual({ refusal: 'Please log in to continue.' });
    expect(asksForLogin()).toBe(true);
    send.mockClear();
    expect(() => accepted(loginRequired)).toThrow(Refused);
    expect(asksForLogin()).toBe(true);
  });

  it('requires a login, permits another attempt, or only shows its message, by its code', () => {
    const codes = [
      'session.required',
      'conversation.tooFast',
      'conversation.tooManyOffers',
      'account.passwordTooShort',
    ];
    expect(codes.map((code) => consequenceOf({ ...refusal, code }))).toEqual(['login', 'later', 'words', 'words']);
  });
});

it('an answer that is no refusal is returned as the requested type', () => {
  const answer = { __typename: 'MailSent', email: 'vreni@example.ch' } as const;
  expect(accepted(answer)).toBe(answer);
});
