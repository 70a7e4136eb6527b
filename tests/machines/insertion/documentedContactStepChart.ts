import type { AnyMachineSnapshot } from 'xstate';
import { contactStepCases } from '#machines/insertion/contact/contactStepCases.ts';
import { emailStatuses } from '#machines/insertion/contact/emailStatus.ts';
import { exampleFields } from '#machines/insertion/fieldExamples.ts';
import { type DocumentedChart, shown, shows } from '#tests/drivers/walking/documented.ts';

const definitions = exampleFields(null).filter(({ page }) => page === 'contact');
const stranger = { definitions, values: {}, known: null, errors: null };
const profile = {
  name: 'Vreni',
  phone: '079 123 45 67',
  phoneHidden: true,
  zipcode: '3012',
  region: null,
  picture: null,
};
const known = { email: 'vreni@example.ch', profile: { ...profile, sellerKind: 'company' } };

const parts = ['password', 'confirmation', 'login', 'invitation', 'rest', 'preview'];
const has = (now: AnyMachineSnapshot, ...expected: readonly string[]) => shows(now, parts, ...expected);
const typed = ['an address is typed', '500 ms pass'] as const;

export const documentedContactStepChart: DocumentedChart = {
  document: 'the shell’s specification, §4 (email status), and the decisions (contact step)',
  cases: contactStepCases,
  states: {
    'nothing but the address': (now) => has(now) && now.matches({ lookup: 'resting' }),
    'the lookup waits': (now) => now.matches({ lookup: 'pausing' }),
    'the lookup is pending': (now) => now.matches({ lookup: 'lookingUp' }),
    'the lookup has failed, nothing is known': (now) =>
      has(now) && now.context.status === null && now.matches({ lookup: 'failed' }),
    'login form, the rest hidden': (now) => has(now, 'password', 'login') && !now.hasTag('busy'),
    'logging in, Enter is blocked': (now) => has(now, 'password', 'login') && now.hasTag('busy'),
    'registration form, the rest and Preview': (now) =>
      has(now, 'invitation', 'password', 'confirmation', 'rest', 'preview'),
    'the rest alone, without Preview, and the undo': (now) => has(now, 'rest') && shown(now).includes('deleted'),
    'nothing extra, and a line that says why': (now) => has(now) && shown(now).includes('refused'),
    'logged in: the rest and Preview': (now) => has(now, 'rest', 'preview'),
    'logged in, empty fields have the profile’s values': (now) =>
      has(now, 'rest', 'preview') &&
      ['name', 'phone', 'phone_hidden', 'zipcode', 'company_ad'].every(
        (field) => now.context.values[field] !== undefined,
      ) &&
      now.context.known?.email === 'vreni@example.ch',
  },
  events: {
    'an address is typed': { type: 'value.changed', field: 'email', value: 'vreni@example.ch' },
    'another address is typed': { type: 'value.changed', field: 'email', value: 'beat@example.ch' },
    '500 ms pass': { after: 500 },
    'the lookup fails': { error: 'lookingUp' },
    'a password is typed': { type: 'secret.changed', field: 'password', secret: 'ein langes Wort 7' },
    'Login is pressed': { type: 'form.submitted' },
    'Enter is pressed': { type: 'form.submitted' },
    'the server lets in': { done: 'loggingIn', output: { answer: known } },
    'the server refuses': { done: 'loggingIn', output: { errors: { fields: {}, general: { text: 'Refused.' } } } },
    'somebody logs in elsewhere': { type: 'session.reported', known },
    ...Object.fromEntries(emailStatuses.map((status) => [status, { done: 'lookingUp', output: { answer: status } }])),
  },
  ways: {
    'nothing but the address': [stranger],
    'the lookup waits': [stranger, 'an address is typed'],
    'the lookup is pending': [stranger, ...typed],
    'login form, the rest hidden': [stranger, ...typed, 'ACCOUNT_ACTIVE', 'a password is typed'],
    'logging in, Enter is blocked': [stranger, ...typed, 'ACCOUNT_ACTIVE', 'a password is typed', 'Login is pressed'],
    'registration form, the rest and Preview': [stranger, ...typed, 'ACCOUNT_AVAILABLE'],
    'the rest alone, without Preview, and the undo': [stranger, ...typed, 'ACCOUNT_DELETED'],
    'nothing extra, and a line that says why': [stranger, ...typed, 'ACCOUNT_BLOCKED'],
  },
  rows: [
    ['nothing but the address', 'an address is typed', 'the lookup waits'],
    ['the lookup waits', '500 ms pass', 'the lookup is pending'],
    // While a lookup is pending, another address starts no new one.
    ['the lookup is pending', 'another address is typed', 'the lookup is pending'],
    ['the lookup is pending', 'the lookup fails', 'the lookup has failed, nothing is known'],
    ['the lookup is pending', 'ACCOUNT_ACTIVE', 'login form, the rest hidden'],
    ['the lookup is pending', 'ACCOUNT_UNVERIFIED', 'registration form, the rest and Preview'],
    ['the lookup is pending', 'ACCOUNT_AVAILABLE', 'registration form, the rest and Preview'],
    ['the lookup is pending', 'ACCOUNT_DELETED', 'the rest alone, without Preview, and the undo'],
    ['the lookup is pending', 'ACCOUNT_STORE_EXISTS', 'nothing extra, and a line that says why'],
    ['the lookup is pending', 'ACCOUNT_EXISTS', 'nothing extra, and a line that says why'],
    ['the lookup is pending', 'ACCOUNT_BLOCKED', 'nothing extra, and a line that says why'],
    ['the lookup is pending', 'ACCOUNT_CLOSED', 'nothing extra, and a line that says why'],
    // Enter is blocked while a lookup or request is pending, or no account flow is active.
    ['the lookup is pending', 'Enter is pressed', 'the lookup is pending'],
    ['nothing but the address', 'Enter is pressed', 'nothing but the address'],
    ['nothing extra, and a line that says why', 'Enter is pressed', 'nothing extra, and a line that says why'],
    [
      'the rest alone, without Preview, and the undo',
      'Enter is pressed',
      'the rest alone, without Preview, and the undo',
    ],
    ['login form, the rest hidden', 'Login is pressed', 'logging in, Enter is blocked'],
    ['logging in, Enter is blocked', 'Enter is pressed', 'logging in, Enter is blocked'],
    ['logging in, Enter is blocked', 'the server lets in', 'logged in, empty fields have the profile’s values'],
    ['nothing but the address', 'somebody logs in elsewhere', 'logged in: the rest and Preview'],
  ],
};
