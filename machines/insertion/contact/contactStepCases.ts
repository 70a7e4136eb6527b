import type { SnapshotFrom } from 'xstate';
import type { Profile } from '../../account/profile.ts';
import { flowCases } from '../../paths/flowCases.ts';
import { contactProblems } from './contactForm.ts';
import { contactStepEvents } from './contactStepEvents.ts';
import { contactStepMachine } from './contactStepMachine.ts';
import type { KnownContact } from './contactStepSetup.ts';
import type { EmailStatus } from './emailStatus.ts';
import { exampleFields } from '../fieldExamples.ts';

const noLine = new Error('The line is dead');
const definitions = exampleFields(null).filter(({ page }) => page === 'contact');

const nothing: Profile = {
  name: null,
  phone: null,
  phoneHidden: false,
  zipcode: null,
  region: null,
  sellerKind: 'private',
  picture: null,
};
const everything: Profile = { ...nothing, name: 'Vreni', phone: '079 123 45 67', phoneHidden: true, zipcode: '3012' };

const knownWith = (profile: Profile): KnownContact => ({ email: 'vreni@example.ch', profile });
const filled = { name: 'Vreni', zipcode: '3012' };
const refusal = (field: string) => ({ fields: { [field]: { text: 'Not this one.' } }, general: { text: 'Refused.' } });

/**
 * One status of the typed email address for each behaviour of the step. `ACCOUNT_CLOSED` represents the four that block
 * the form; other tests name them all.
 */
const walkedStatuses: readonly EmailStatus[] = [
  ...(['ACCOUNT_AVAILABLE', 'ACCOUNT_ACTIVE', 'ACCOUNT_UNVERIFIED', 'ACCOUNT_DELETED', 'ACCOUNT_CLOSED'] as const),
];

/**
 * No look-up is pending and everything typed is saved: only then the walks change other fields. During a look-up they
 * behave the same, and a hundred times more walks would follow.
 */
function isFlowIdle(now: { matches(state: { lookup: 'resting' } | { keeping: 'settled' }): boolean }): boolean {
  return now.matches({ lookup: 'resting' }) && now.matches({ keeping: 'settled' });
}

/** The password is typed last. With a password, another address or postcode has the same effect as without. */
function isPasswordEmpty({ context: { fields } }: SnapshotFrom<typeof contactStepMachine>): boolean {
  return !fields['password']?.value;
}

/** Path-test cases for the contact step. */
export const contactStepCases = flowCases({
  machine: contactStepMachine,
  schema: contactStepEvents,
  inputs: {
    'a stranger': { definitions, values: {}, known: null, errors: null },
    'a stranger whose draft has it all': {
      definitions,
      values: { ...filled, email: 'vreni@example.ch' },
      known: null,
      errors: null,
    },
    'somebody with a whole profile': { definitions, values: {}, known: knownWith(everything), errors: null },
    'somebody with an empty profile': { definitions, values: {}, known: knownWith(nothing), errors: null },
    'who was refused': { definitions, values: filled, known: knownWith(nothing), errors: refusal('zipcode') },
  },
  events: {
    'value.changed': {
      'an address': (now) => (isPasswordEmpty(now) ? { field: 'email', value: 'vreni@example.ch' } : undefined),
      'no address': (now) => (isPasswordEmpty(now) ? { field: 'email', value: '' } : undefined),
      'a postcode': (now) =>
        isFlowIdle(now) && isPasswordEmpty(now) && !now.context.values['zipcode']
          ? { field: 'zipcode', value: '3012' }
          : undefined,
      'a password as if it were none': { field: 'password', value: '1234' },
    },
    'secret.changed': {
      'a password': (now) => (isFlowIdle(now) ? { field: 'password', secret: 'ein langes Wort 7' } : undefined),
      'the same again': (now) =>
        isFlowIdle(now) && now.context.fields['password']?.value
          ? { field: 'password_confirm', secret: 'ein langes Wort 7' }
          : undefined,
    },
    'field.left': { address: { field: 'email' } },
    'draft.reported': {
      'a postcode from another tab': (now) =>
        isFlowIdle(now) && isPasswordEmpty(now) && !now.context.values['zipcode']
          ? { fields: { ...now.context.saved, zipcode: '3012' } }
          : undefined,
    },
    'save.requested': { 'of who is logged in': ({ context: { known } }) => (known === null ? undefined : {}) },
    'session.reported': {
      'somebody with a whole profile': { known: knownWith(everything) },
      nobody: ({ context: { known } }) => (known?.profile === everything ? { known: null } : undefined),
    },
  },
  actors: {
    lookingUp: {
      resolves: {
        ...Object.fromEntries(walkedStatuses.map((status) => [status, { answer: status }])),
        refused: { errors: refusal('email') },
      },
      rejects: { 'no line': noLine },
    },
    loggingIn: {
      resolves: {
        'a whole profile': { answer: knownWith(everything) },
        'an empty profile': { answer: knownWith(nothing) },
        refused: { errors: refusal('password') },
      },
      rejects: { 'no line': noLine },
    },
    registering: {
      resolves: { accepted: { answer: null }, refused: { errors: refusal('password') } },
      rejects: { 'no line': noLine },
    },
    savingProfile: {
      resolves: { accepted: { answer: null }, refused: { errors: refusal('zipcode') } },
      rejects: { 'no line': noLine },
    },
  },
  keys: {
    'what stands in the fields': ({ context: { values, fields } }) => [
      ...['email', 'name', 'zipcode', 'phone', 'phone_hidden', 'company_ad'].map((key) => values[key] ?? ''),
      ...['password', 'password_confirm'].map((key) => fields[key]?.value ?? ''),
    ],
    'what is known of the address': ({ context: { status, lookedUp } }) => [status, lookedUp],
    'who is logged in': ({ context: { known } }) => known,
    'what is shown': ({ context: { shown, fields } }) => [shown, ...Object.keys(fields)],
  },
  invariants: {
    'no password is among the values that are kept': ({ context: { values } }) =>
      !('password' in values) && !('password_confirm' in values),
    'the rest is hidden until somebody has logged in, where they have an account': (now) =>
      !now.matches({ account: 'active' }) || !('zipcode' in now.context.fields),
    'it goes on only with what has no problems': (now) =>
      !now.matches({ account: 'completed' }) || Object.keys(contactProblems(now.context)).length === 0,
    'it goes on only for somebody': (now) => !now.matches({ account: 'completed' }) || now.context.known !== null,
    'the preview is offered to who registers or is logged in, and to nobody else': (now) =>
      now.hasTag('onward') === (now.context.known !== null || now.context.shown === 'registration') ||
      now.matches({ account: 'loggingIn' }),
    'the address of who is logged in is the account’s': ({ context: { known, values } }) =>
      known === null || values['email'] === known.email,
    'one look-up at a time': (now) => 'lookingUp' in now.children === now.matches({ lookup: 'lookingUp' }),
  },
  bound: 5_000,
});
