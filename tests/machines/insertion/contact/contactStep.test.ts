import { describe, expect, it } from 'vitest';
import type { ContactOutcome } from '#machines/insertion/contact/contactStepSetup.ts';
import { type EmailStatus, emailStatuses } from '#machines/insertion/contact/emailStatus.ts';
import { contactFields, contactProfiles } from '#tests/drivers/insertion/contactPeople.ts';
import { email, opens, settled, type Stage } from './contactStepStage.ts';

const rest = ['company_ad', 'name', 'phone', 'phone_hidden', 'zipcode'];

describe('a typed address', () => {
  it('is looked up half a second after the last keystroke, and not before [INSERTION-20]', async () => {
    const step = opens();
    step.types('email', 'vreni@example.c');
    step.clock.increment(499);
    step.types('email', email);
    step.clock.increment(499);
    expect(step.lookedUp).toEqual([]);
    step.clock.increment(1);
    expect(step.lookedUp).toEqual([email]);
  });

  it('is not looked up while another one is pending, but after it [INSERTION-21]', async () => {
    let answer: (outcome: ContactOutcome<EmailStatus>) => void = () => {};
    const step = opens({ lookUp: () => new Promise((resolve) => void (answer = resolve)) });
    step.types('email', 'a@example.ch');
    step.clock.increment(500);
    step.types('email', 'b@example.ch');
    step.clock.increment(5_000);
    expect(step.lookedUp).toEqual(['a@example.ch']);
    answer({ answer: 'ACCOUNT_ACTIVE' });
    await settled();
    // The result is ignored, because it belongs to an email address that has been replaced.
    expect(step.now().matches({ account: 'unknown' })).toBe(true);
    step.clock.increment(500);
    expect(step.lookedUp).toEqual(['a@example.ch', 'b@example.ch']);
  });

  it('whose look-up fails resets the form, and keeps the typed values [INSERTION-22]', async () => {
    let isDead = false;
    const step = opens({
      values: { zipcode: '3012' },
      lookUp: () => (isDead ? Promise.reject(new Error('no line')) : Promise.resolve({ answer: 'ACCOUNT_AVAILABLE' })),
    });
    await step.gives();
    expect(step.shown()).toContain('zipcode');
    isDead = true;
    await step.gives('ueli@example.ch');
    expect(step.shown()).toEqual(['email']);
    expect(step.now().context).toMatchObject({ status: null, values: { email: 'ueli@example.ch', zipcode: '3012' } });
    expect(step.now().matches({ lookup: 'failed' })).toBe(true);
  });
});

describe('a new address with a likely typo', () => {
  const filled = { name: 'Vreni', zipcode: '3012', phone: '' };

  it('requires a confirmation by the user before the registration', async () => {
    const step = opens({ values: filled });
    await step.gives('vreni@gmial.com');
    step.chooses('velo-1968!');
    step.chooses('velo-1968!', 'password_confirm');
    step.presses();
    await settled();
    expect(step.now().context.fields['email']!.error).toEqual({
      word: 'likelyAddress',
      values: { address: 'vreni@gmail.com' },
    });
    expect(step.noted.registered).toBe(0);
    step.types('confirmed_email', 'vreni@gmial.com');
    expect(step.now().context.fields['email']!.error).toBeNull();
    step.presses();
    await settled();
    expect(step.noted.registered).toBe(1);
  });

  it('requires no confirmation when an account has it', async () => {
    const step = opens({ status: 'ACCOUNT_ACTIVE' });
    await step.gives('vreni@gmial.com');
    step.flow.send({ type: 'field.left', field: 'email' });
    expect(step.now().context.fields['email']).toMatchObject({ error: null, invalid: false });
  });
});

const statements = {
  ACCOUNT_ACTIVE: '[INSERTION-12]',
  ACCOUNT_UNVERIFIED: '[INSERTION-13]',
  ACCOUNT_AVAILABLE: '[INSERTION-14]',
  ACCOUNT_DELETED: '[INSERTION-15]',
  ACCOUNT_STORE_EXISTS: '[INSERTION-16]',
  ACCOUNT_EXISTS: '[INSERTION-17]',
  ACCOUNT_BLOCKED: '[INSERTION-18]',
  ACCOUNT_CLOSED: '[INSERTION-19]',
} as const satisfies Readonly<Record<EmailStatus, string>>;

/** The fields next to the address, whether the preview is offered, and whether Enter is blocked. */
function expected(status: EmailStatus): readonly [readonly string[], isOffered: boolean, isBlocked: boolean] {
  switch (status) {
    case 'ACCOUNT_ACTIVE':
      return [['password'], false, false];
    case 'ACCOUNT_UNVERIFIED':
    case 'ACCOUNT_AVAILABLE':
      return [['password', 'password_confirm', ...rest], true, false];
    case 'ACCOUNT_DELETED':
      return [rest, false, true];
    default:
      return [[], false, true];
  }
}

describe.each(emailStatuses)('an address that is %s', (status) => {
  it(`shows the possible actions ${statements[status]} [INSERTION-27] [INSERTION-28]`, async () => {
    const step = opens({ status });
    await step.gives();
    const [fields, isOffered, isBlocked] = expected(status);
    expect(step.shown()).toEqual(['email', ...fields]);
    expect(step.now().hasTag('onward')).toBe(isOffered);
    const before = step.now().value;
    step.presses();
    // When no action is possible, Enter does nothing; otherwise it shows the missing fields.
    expect(step.now().value).toEqual(before);
    expect(step.now().context.general).toEqual(isBlocked ? null : { code: 'api.invalidInput' });
  });

  it.each(['whole', 'part', 'empty'] as const)(
    'does not matter any more after the login of a user with a profile that is %s [INSERTION-23] [INSERTION-24] [INSERTION-25]',
    async (which) => {
      const step = opens({ status, values: { phone: '031 123 45 67' } });
      await step.gives('somebody@example.ch');
      step.flow.send({ type: 'session.reported', known: { email, profile: contactProfiles[which] } });
      expect(step.shown()).toEqual(['email', ...rest]);
      expect(step.now().hasTag('onward')).toBe(true);
      const profile = contactProfiles[which];
      expect(step.now().context.values).toMatchObject({
        email,
        phone: '031 123 45 67',
        phone_hidden: String(profile.phoneHidden),
        company_ad: profile.sellerKind,
        ...(profile.zipcode !== null && { zipcode: profile.zipcode }),
        ...(profile.name !== null && { name: profile.name }),
      });
      // Another email address is neither accepted nor looked up while the user is logged in.
      step.types('email', 'another@example.ch');
      step.clock.increment(10_000);
      expect(step.now().context.values['email']).toBe(email);
      expect(step.lookedUp).toEqual(['somebody@example.ch']);
    },
  );
});

describe('a user who logs in', () => {
  it('sees the other fields, with the profile’s values in the empty ones [INSERTION-23] [INSERTION-24]', async () => {
    const step = opens({ status: 'ACCOUNT_ACTIVE', values: { zipcode: '8001' } });
    await step.gives();
    step.chooses('ein langes Wort 7');
    step.presses();
    expect(step.now().hasTag('busy')).toBe(true);
    await settled();
    expect(step.shown()).toEqual(['email', ...rest]);
    expect(step.now().context.values).toMatchObject({ email, name: 'Vreni', zipcode: '8001' });
  });

  it('sees the error of a refused login, and types the password again', async () => {
    const errors = { fields: {}, general: { text: 'Address or password are wrong.' } };
    const step = opens({ status: 'ACCOUNT_ACTIVE', logIn: async () => ({ errors }) });
    await step.gives();
    step.chooses('falsch');
    step.presses();
    await settled();
    expect(step.now().matches({ account: 'active' })).toBe(true);
    expect(step.now().context.general).toEqual({ text: 'Address or password are wrong.' });
  });
});

describe('a user who registers', () => {
  async function fillsIn(stage: Stage = {}) {
    const step = opens({ ...stage, values: { name: 'Vreni', zipcode: '3012' } });
    await step.gives();
    step.chooses('ein langes Wort 7');
    step.chooses('ein langes Wort 7', 'password_confirm');
    return step;
  }

  it('has an account, is logged in, and continues; the profile contains the typed values', async () => {
    const step = await fillsIn({ logIn: async () => ({ answer: { email, profile: contactProfiles.part } }) });
    step.types('phone', '079 123 45 67');
    step.presses();
    step.presses();
    await settled();
    await settled();
    expect(step.noted).toMatchObject({
      registered: 1,
      // The contact details are part of the registration: the server validates them before it creates the account.
      enrolment: { name: 'Vreni', phone: '079 123 45 67', zipcode: '3012' },
      wentOn: 1,
      saved: [{ phone: '079 123 45 67', zipcode: '3012' }],
    });
    expect(step.noted.settled.at(-1)).toEqual(expect.not.objectContaining({ password: expect.anything() }));
  });

  it('with an address that is registered with another password is informed of the mail, and logs in', async () => {
    const step = await fillsIn({ logIn: async () => ({ errors: { fields: {}, general: {} } }) });
    step.presses();
    await settled();
    expect(step.now().matches({ account: 'mailSent' })).toBe(true);
    expect(step.shown()).toEqual(['email', 'password']);
    expect(step.now().context.fields['password']?.value).toBe('');
  });

  it('has to follow the rules for passwords', async () => {
    const step = opens({ values: { name: 'Vreni', zipcode: '3012' } });
    await step.gives();
    step.chooses('kurz');
    step.chooses('anders', 'password_confirm');
    step.presses();
    const { password, password_confirm: again } = step.now().context.fields;
    expect([password?.error, again?.error]).toEqual([{ word: 'passwordTooShort' }, { word: 'passwordsDiffer' }]);
    expect(step.noted.registered).toBe(0);
  });
});

describe('Enter', () => {
  it('does nothing before a look-up and while it is pending [INSERTION-28]', () => {
    const step = opens({ lookUp: () => new Promise(() => {}) });
    const expectNothing = () => {
      const { value, context } = step.now();
      step.presses();
      expect([step.now().value, step.now().context]).toEqual([value, context]);
    };
    expectNothing();
    step.types('email', email);
    expectNothing();
    step.clock.increment(500);
    expect(step.lookedUp).toEqual([email]);
    expectNothing();
  });

  it('does nothing while a login is pending [INSERTION-28]', async () => {
    let requests = 0;
    const logIn = () => {
      requests += 1;
      return new Promise<never>(() => {});
    };
    const step = opens({ status: 'ACCOUNT_ACTIVE', logIn });
    await step.gives();
    step.chooses('ein langes Wort 7');
    step.presses();
    step.presses();
    expect([step.now().hasTag('busy'), requests]).toEqual([true, 1]);
  });
});

describe('phone_hidden', () => {
  const withDefault = (preset: string) =>
    contactFields.map((field) => (field.key === 'phone_hidden' ? { ...field, default: preset } : field));

  it.each([
    ['true', {}, true],
    ['false', {}, false],
    ['true', { phone_hidden: 'false' }, false],
  ])('with the default %s and the values %j is %s [INSERTION-26]', async (preset, values, expectedValue) => {
    const step = opens({ definitions: withDefault(preset), values });
    await step.gives();
    expect(step.now().context.fields['phone_hidden']?.value).toBe(expectedValue);
  });
});

describe('a logged-in user', () => {
  it('sees the other fields at once, and phone_hidden from the profile [INSERTION-25]', () => {
    const step = opens({ known: { email, profile: contactProfiles.empty } });
    expect(step.shown()).toEqual(['email', ...rest]);
    expect(step.now().context.fields['phone_hidden']?.value).toBe(false);
    expect(
      opens({ known: { email, profile: contactProfiles.whole } }).now().context.fields['phone_hidden']?.value,
    ).toBe(true);
  });

  it('changes a name only when the profile has none [INSERTION-31]', () => {
    const named = opens({ known: { email, profile: contactProfiles.part } });
    named.types('name', 'Ueli');
    expect(named.now().context.values['name']).toBe('Vreni');
    const unnamed = opens({ known: { email, profile: contactProfiles.empty } });
    unnamed.types('name', 'Ueli');
    expect(unnamed.now().context.values['name']).toBe('Ueli');
  });

  it('sees the server’s error at its field, until the field changes [INSERTION-38] [INSERTION-39]', () => {
    const errors = { fields: { zipcode: { text: 'We know no such place.' } }, general: {} };
    const step = opens({ known: { email, profile: contactProfiles.whole }, errors });
    expect(step.now().context.fields['zipcode']?.error).toEqual({ text: 'We know no such place.' });
    step.types('zipcode', '8001');
    expect(step.now().context.fields['zipcode']?.error).toBeNull();
  });

  it('saves or continues, by the last request, once the missing values are there', async () => {
    const step = opens({ known: { email, profile: contactProfiles.whole } });
    step.types('zipcode', '');
    step.flow.send({ type: 'save.requested' });
    await settled();
    expect(step.now().context.fields['zipcode']?.error).toEqual({ word: 'mandatory' });
    expect(step.noted.isSaving).toEqual([]);
    step.types('zipcode', '3012');
    step.flow.send({ type: 'save.requested' });
    await settled();
    expect(step.noted.isSaving).toEqual([true]);
    expect(step.noted.settled.at(-1)).toMatchObject({ zipcode: '3012' });
    const other = opens({ known: { email, profile: contactProfiles.whole } });
    other.presses();
    await settled();
    expect(other.noted.isSaving).toEqual([false]);
  });

  it('saves values after two seconds or on leaving a field, except passwords', async () => {
    const step = opens({ known: { email, profile: contactProfiles.empty } });
    step.types('name', 'Ueli');
    step.clock.increment(2_000);
    expect(step.noted.settled).toEqual([{ name: 'Ueli' }]);
    step.types('zipcode', '8001');
    step.flow.send({ type: 'field.left', field: 'zipcode' });
    expect(step.noted.settled.at(-1)).toEqual({ zipcode: '8001' });
  });
});
