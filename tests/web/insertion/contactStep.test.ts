import { afterEach, describe, expect, it } from 'vitest';
import type { Profile } from '#machines/account/profile.ts';
import { emailStatuses, type EmailStatus } from '#machines/insertion/contact/emailStatus.ts';
import { contactFields, contactProfiles } from '#tests/drivers/insertion/contactPeople.ts';
import { openContactStep } from '#tests/drivers/insertion/contactStepView.tsx';
import type { Sight } from '#tests/drivers/walking/surface.ts';

const blank = { definitions: contactFields, values: {}, known: null, errors: null };
const email = 'vreni@example.ch';

const profileKinds = ['whole', 'part', 'empty'] as const;

const field = (name: string): Sight => ({ role: 'textbox', name: new RegExp(`^${name}`) });
const button = (name: string): Sight => ({ role: 'button', name });
const form: Sight = { role: 'form', name: 'Contact details' };

let step: Awaited<ReturnType<typeof openContactStep>>;
afterEach(() => step.ends());

/** Types an email address, and waits until it has been looked up. */
async function gives(status: EmailStatus, address = email): Promise<void> {
  await step.surface.type(field('email'), address);
  await step.passes!(500);
  await step.answers!('lookingUp', { type: 'xstate.done.actor.lookingUp', output: { answer: status } });
}

/** The fields and buttons that are visible, in their order. */
async function shown(): Promise<readonly string[]> {
  const passwords = ['password', 'password_confirm'].map((name): [string, Sight] => [name, button(`Show ${name}`)]);
  const texts = ['name', 'phone', 'zipcode'].map((name): [string, Sight] => [name, field(name)]);
  const buttons = ['Log in', 'Continue to preview', 'Back'].map((name): [string, Sight] => [name, button(name)]);
  const seen = await Promise.all(
    [...passwords, ...texts, ['phone_hidden', { role: 'switch' }] as const, ...buttons].map(async ([name, sight]) =>
      (await step.surface.count(sight)) > 0 ? [name] : [],
    ),
  );
  return seen.flat();
}

const rest = ['name', 'phone', 'zipcode', 'phone_hidden'];
const registration = ['password', 'password_confirm', ...rest, 'Continue to preview', 'Back'];

/** The visible fields and the message, for each status of an email address. */
const sights: Readonly<Record<EmailStatus, readonly [statement: string, shown: readonly string[], said: string]>> = {
  ACCOUNT_ACTIVE: [
    '[INSERTION-12]',
    ['password', 'Log in', 'Back'],
    'You already have an account. Log in to continue.',
  ],
  ACCOUNT_UNVERIFIED: ['[INSERTION-13]', registration, 'This account isn’t confirmed yet'],
  ACCOUNT_AVAILABLE: ['[INSERTION-14]', registration, 'It’s free and always will be.'],
  ACCOUNT_DELETED: ['[INSERTION-15]', [...rest, 'Back'], 'This account is scheduled for deletion'],
  ACCOUNT_STORE_EXISTS: ['[INSERTION-16]', ['Back'], 'This is a business account’s address.'],
  ACCOUNT_EXISTS: ['[INSERTION-17]', ['Back'], 'The account for this address has no password'],
  ACCOUNT_BLOCKED: ['[INSERTION-18]', ['Back'], 'The account for this address is suspended'],
  ACCOUNT_CLOSED: ['[INSERTION-19]', ['Back'], 'The account for this address is permanently closed'],
};

const nameHints = {
  fixed: 'You can adjust the name in your profile.',
  free: 'This name will become your user name. You can adjust it any time in your profile.',
};

/** Expects the contact form of a logged-in user with this profile. */
async function expectKnown(profile: Profile): Promise<void> {
  expect(await shown()).toEqual([...rest, 'Continue to preview', 'Back']);
  const { surface } = step;
  expect(await surface.value(field('email'))).toBe(email);
  expect(await surface.count({ ...field('email'), enabled: false })).toBe(1);
  expect(await surface.value(field('name'))).toBe(profile.name ?? '');
  expect(await surface.count({ ...field('name'), enabled: profile.name === null })).toBe(1);
  expect(await surface.count({ ...form, says: nameHints[profile.name === null ? 'free' : 'fixed'] })).toBe(1);
  expect(await surface.value(field('phone'))).toBe(profile.phone ?? '');
  expect(await surface.value(field('zipcode'))).toBe(profile.zipcode ?? '');
  expect(await surface.isChecked({ role: 'switch' })).toBe(profile.phoneHidden);
  expect(await surface.isChecked({ role: 'radio', name: 'company' })).toBe(profile.sellerKind === 'company');
}

describe.each(emailStatuses)('an address that is %s', (status) => {
  const [statement, seen, said] = sights[status];

  it(`shows a visitor the possible actions ${statement} [INSERTION-27]`, async () => {
    step = await openContactStep(blank);
    expect(await shown()).toEqual(['Back']);
    await gives(status);
    expect(await shown()).toEqual(seen);
    expect(await step.surface.count({ ...form, says: said })).toBe(1);
    expect(await step.surface.count({ ...field('email'), enabled: true })).toBe(1);
  });

  it.each(profileKinds)(
    'does not matter once a user with a profile that is %s has logged in elsewhere [INSERTION-23] [INSERTION-24] [INSERTION-25] [INSERTION-31]',
    async (which) => {
      step = await openContactStep(blank);
      await gives(status, 'somebody@example.ch');
      await step.happens!({ type: 'session.reported', known: { email, profile: contactProfiles[which] } } as never);
      await expectKnown(contactProfiles[which]);
      expect(await step.surface.count({ ...form, says: said })).toBe(0);
    },
  );
});

describe('a field that the user is typing in', () => {
  const known = { email, profile: contactProfiles.empty };

  it('is saved when the page is left', async () => {
    step = await openContactStep({ ...blank, known });
    await step.surface.type(field('zipcode'), '3012');
    expect(step.reported.settled).toEqual([]);
    window.dispatchEvent(new Event('pagehide'));
    expect(step.reported.settled).toEqual([{ zipcode: '3012' }]);
  });

  it('is saved when the step is left', async () => {
    step = await openContactStep({ ...blank, known });
    await step.surface.type(field('zipcode'), '3012');
    await step.ends();
    expect(step.reported.settled).toEqual([{ zipcode: '3012' }]);
  });
});

describe.each(profileKinds)('a user with a profile that is %s', (which) => {
  const known = { email, profile: contactProfiles[which] };

  it('who is logged in sees the other fields from the start [INSERTION-25] [INSERTION-27] [INSERTION-31] [INSERTION-32] [INSERTION-33]', async () => {
    step = await openContactStep({ ...blank, known });
    await expectKnown(contactProfiles[which]);
    expect(
      step.calls.all.filter(({ url }) => url.includes('email_status')),
      'nothing is looked up',
    ).toEqual([]);
  });

  it('who logs in here gets the profile’s values in the empty fields, and the login form disappears [INSERTION-23] [INSERTION-24]', async () => {
    step = await openContactStep({ ...blank, values: { phone: '031 123 45 67' } });
    await gives('ACCOUNT_ACTIVE');
    await step.surface.press(button('Show password'));
    await step.surface.type(field('password'), 'ein langes Wort 7');
    await step.surface.press(button('Log in'));
    await step.answers!('loggingIn', { type: 'xstate.done.actor.loggingIn', output: { answer: known } });
    await expectKnown({ ...contactProfiles[which], phone: '031 123 45 67' });
  });
});

describe('an incomplete profile', () => {
  it('is changed only in the missing field: an existing postcode is not validated again', async () => {
    const profile = { ...contactProfiles.part, zipcode: '9999' };
    step = await openContactStep({ ...blank, values: { zipcode: '3098' }, known: { email, profile } });
    await step.surface.type(field('phone'), '031 123 45 67');
    await step.surface.press(button('Continue to preview'));
    await step.answers!('savingProfile', { type: 'xstate.done.actor.savingProfile', output: { answer: null } });
    const { body } = step.calls.all.find((call) => call.body.includes('mutation ChangeProfile'))!;
    expect(JSON.parse(body)).toMatchObject({ variables: { changes: { phone: '031 123 45 67' } } });
    expect(Object.keys(JSON.parse(body).variables.changes)).toEqual(['phone']);
  });
});

describe('a look-up', () => {
  it('starts half a second after the last keystroke, and shows the error of the answer [INSERTION-10] [INSERTION-20]', async () => {
    step = await openContactStep(blank);
    const requested = () => step.calls.all.filter(({ url }) => url.includes('email_status')).map(({ url }) => url);
    await step.surface.type(field('email'), 'vreni@example.c');
    await step.passes!(499);
    await step.surface.type(field('email'), email);
    await step.passes!(499);
    expect(requested()).toEqual([]);
    await step.passes!(1);
    const [url, ...others] = requested();
    expect(others).toEqual([]);
    expect(new URL(url!, 'http://here').search).toBe(`?${new URLSearchParams({ email })}`);
    const errors = { fields: { email: { text: 'This is no address.' } }, general: { text: 'Not like this.' } };
    await step.answers!('lookingUp', { type: 'xstate.done.actor.lookingUp', output: { errors } });
    expect(await step.surface.attribute(field('email'), 'aria-invalid')).toBe('true');
    expect(await step.surface.count({ ...form, says: 'This is no address.' })).toBe(1);
    expect(await shown()).toEqual(['Back']);
  });

  it('that fails resets the form, keeps the typed values, and can be repeated [INSERTION-22]', async () => {
    step = await openContactStep({ ...blank, values: { zipcode: '3012' } });
    await gives('ACCOUNT_AVAILABLE');
    expect(await shown()).toEqual(registration);
    await step.surface.type(field('email'), 'ueli@example.ch');
    await step.passes!(500);
    await step.answers!('lookingUp', { type: 'xstate.error.actor.lookingUp', error: new Error('The line is dead') });
    expect(await shown()).toEqual(['Back']);
    expect(await step.surface.value(field('email'))).toBe('ueli@example.ch');
    await step.surface.press(button('Check address again'));
    await step.answers!('lookingUp', { type: 'xstate.done.actor.lookingUp', output: { answer: 'ACCOUNT_AVAILABLE' } });
    expect(await step.surface.value(field('zipcode'))).toBe('3012');
  });
});
