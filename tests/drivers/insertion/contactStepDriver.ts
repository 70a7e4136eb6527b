import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { isNameFixed } from '#machines/insertion/contact/contactForm.ts';
import { contactStepCases } from '#machines/insertion/contact/contactStepCases.ts';
import type { contactStepMachine } from '#machines/insertion/contact/contactStepMachine.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { declareDriver, type FlowDriver, type Stage } from '../walking/flowDriver.ts';
import type { Sight, Surface } from '../walking/surface.ts';

type Snapshot = SnapshotFrom<typeof contactStepMachine>;

const button = (name: string | RegExp): Sight => ({ role: 'button', name });
const note = (says: string | RegExp): Sight => ({ role: 'form', name: 'Contact details', says });

const { 'value.changed': values, 'secret.changed': secrets, 'session.reported': sessions } = contactStepCases.events;
const from = <Payload>(declared: unknown, now: Snapshot) =>
  (typeof declared === 'function' ? declared(now) : declared) as Payload | undefined;

/** A case that types a value is impossible if the field already contains it. */
const another = (name: string) => (now: Snapshot) => {
  const change = from<{ readonly field: string; readonly value: string }>(values![name], now);
  if (!change) return undefined;
  const field = now.context.fields[change.field];
  const isFixed = change.field === 'email' && now.context.known !== null;
  return field && !isFixed && field.value !== change.value && !now.hasTag('busy') ? change : undefined;
};
const anotherSecret = (name: string) => (now: Snapshot) => {
  const change = from<{ readonly field: string; readonly secret: string }>(secrets![name], now);
  const field = change && now.context.fields[change.field];
  return field && field.value === '' && !now.hasTag('busy') ? change : undefined;
};

/** The cases of the contact step that a user's gestures can cause. */
export const viewCases: FlowCases<typeof contactStepMachine> = {
  ...contactStepCases,
  events: {
    ...contactStepCases.events,
    'value.changed': {
      'an address': another('an address'),
      'no address': another('no address'),
      'a postcode': another('a postcode'),
    },
    'secret.changed': { 'a password': anotherSecret('a password'), 'the same again': anotherSecret('the same again') },
    // A known user is not reported again; while a call is pending, its response reports them.
    'session.reported': {
      'somebody with a whole profile': (now: Snapshot) =>
        now.context.known === null && !now.hasTag('busy')
          ? from(sessions!['somebody with a whole profile'], now)
          : undefined,
      // Not while another delay runs: two delays that end at the same time are one for a simulated clock.
      nobody: (now: Snapshot) =>
        now.hasTag('busy') || now.matches({ keeping: 'typing' }) ? undefined : from(sessions!['nobody'], now),
    },
    'field.left': { address: (now: Snapshot) => (now.context.known === null ? { field: 'email' } : undefined) },
  },
};

/** Types a password. It is made visible first, since only visible text has a role by which it is found. */
async function typesSecret(surface: Surface, name: string, secret: string): Promise<void> {
  const show = button(`Show ${name}`);
  if ((await surface.count(show)) > 0) await surface.press(show);
  await surface.type({ role: 'textbox', name }, secret);
}

/**
 * The labels of the contact step's fields, by their keys; a view that is made of the chart alone uses the keys as
 * labels.
 */
type Labels = Readonly<Record<'email' | 'password' | 'password_confirm' | 'name' | 'phone' | 'zipcode', string>>;

/** The elements of the contact step, and the gestures that cause its events. */
export const stepControls = (labels: Labels): Pick<FlowDriver<typeof contactStepMachine>, 'sights' | 'does'> => ({
  sights: {
    password: button(new RegExp(`^(Show|Hide) ${labels.password}$`)),
    confirmation: button(new RegExp(`^(Show|Hide) ${labels.password_confirm}$`)),
    rest: { role: 'textbox', name: labels.zipcode },
    login: button('Log in'),
    preview: button('Continue to preview'),
    invitation: note(/You don’t have an account yet|This account isn’t confirmed yet/),
    mailSent: note('We’ve sent you an email'),
    deleted: note('This account is scheduled for deletion'),
    refused: note('Please use another email address'),
    lookAgain: button('Check address again'),
  },
  does: {
    'value.changed': (surface, { field, value }) =>
      surface.type({ role: 'textbox', name: labels[field as keyof Labels] }, String(value)),
    'secret.changed': (surface, { field, secret }) => typesSecret(surface, labels[field as keyof Labels], secret),
    'field.left': (surface) => surface.leave({ role: 'textbox', name: labels.email }),
    'form.submitted': (surface) => surface.press(button(/^(Log in|Continue to preview)$/)),
    'session.reported': (_, event, { happens }) => happens!(event),
    'draft.reported': (_, event, { happens }) => happens!(event),
    'save.requested': (surface) => surface.press(button('Save changes')),
    'lookup.retried': (surface) => surface.press(button('Check address again')),
  },
});

const keys: Labels = {
  email: 'email',
  password: 'password',
  password_confirm: 'password_confirm',
  name: 'name',
  phone: 'phone',
  zipcode: 'zipcode',
};

/** The driver for walks on the contact step, the third step of inserting an ad. */
export const contactStepDriver = declareDriver(viewCases, {
  ...stepControls(keys),
  untaken: Object.fromEntries(
    ['loggingIn', 'registering', 'enrolling', 'completing', 'completed'].flatMap((state) =>
      ['value.changed', 'secret.changed', ...(state === 'completed' ? [] : ['session.reported'])].map((event) => [
        `account.${state}: ${event} → the same`,
        'While a call is out nothing can be typed, and its answer tells who is logged in.',
      ]),
    ),
  ),
  async opensView(input) {
    const { openContactStep } = await import('./contactStepView.tsx');
    return openContactStep(input);
  },
  expectDetails: (stage, now) => expectContactDetails(stage, now, keys),
});

/**
 * Expects the texts of the fields, which of them can be changed, and the messages.
 * @throws when they differ from the chart
 */
export async function expectContactDetails(
  { surface }: Stage,
  { context, ...now }: Snapshot,
  labels: Labels,
): Promise<void> {
  const email: Sight = { role: 'textbox', name: labels.email };
  const { fields, known, general, status, shown } = context;
  if (shown === 'registration' && known === null) {
    const reported = {
      ACCOUNT_UNVERIFIED: 'This account isn’t confirmed yet',
      ACCOUNT_AVAILABLE: 'You don’t have an account yet',
    };
    for (const [of, says] of Object.entries(reported)) {
      expect(await surface.count(note(says)), says).toBe(of === status ? 1 : 0);
    }
  }
  expect(await surface.value(email), 'the address').toBe(fields['email']!.value);
  expect(await surface.count({ ...email, enabled: known === null }), 'whether it can be another').toBe(1);
  for (const name of ['name', 'phone', 'zipcode'] as const) {
    const field: Sight = { role: 'textbox', name: new RegExp(`^${labels[name]}`) };
    expect(await surface.count(field), name).toBe(name in fields ? 1 : 0);
    if (!(name in fields)) continue;
    expect(await surface.value(field), name).toBe(fields[name]!.value);
    const isFixed = name === 'name' && isNameFixed(context);
    expect(await surface.count({ ...field, enabled: !isFixed }), `${name} can be another`).toBe(1);
  }
  const said = general && ('text' in general ? general.text : general.code === 'api.invalidInput' ? /errors/ : /wrong/);
  expect((await surface.count({ role: 'alert', ...(said && { says: said }) })) > 0, 'what is wrong with it').toBe(
    general !== null,
  );
  expect(await surface.isBusy(now.hasTag('busy')), 'whether it waits').toBe(now.hasTag('busy'));
}
