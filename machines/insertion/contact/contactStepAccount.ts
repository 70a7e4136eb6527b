import { answerIn, errorsIn } from './contactOutcome.ts';
import { withEvent, withOutput } from '../../statecharts/parameters.ts';
import { beyondDraft, contactValues, profileChanges } from './contactForm.ts';
import { type ContactContext, type ContactCredentials, contactStepSetup, type Enrolment } from './contactStepSetup.ts';

/** The status of the email address, and the account that is logged in. */
export const account = contactStepSetup.createStateConfig({
  description: 'The status of the address, and the account that is logged in.',
  initial: 'deciding',
  on: {
    'session.reported': {
      target: '.deciding',
      guard: withEvent('hasAccount'),
      actions: withEvent('takeKnown'),
    },
    'value.changed': {
      guard: withEvent('isPlain'),
      actions: withEvent('takeValue'),
    },
    'secret.changed': { actions: withEvent('takeSecret') },
    'field.left': { actions: withEvent('noteTouch') },
    'draft.reported': { actions: withEvent('takeDraft') },
  },
  states: {
    deciding: {
      description: 'Chooses the fields by the account that is logged in, or by the status of the address.',
      always: [
        { guard: 'isLoggedIn', target: 'loggedIn' },
        { guard: { type: 'is', params: { status: 'ACCOUNT_ACTIVE' } }, target: 'active' },
        { guard: { type: 'is', params: { status: 'ACCOUNT_UNVERIFIED' } }, target: 'unverified' },
        { guard: { type: 'is', params: { status: 'ACCOUNT_AVAILABLE' } }, target: 'available' },
        { guard: { type: 'is', params: { status: 'ACCOUNT_DELETED' } }, target: 'deleted' },
        { guard: 'isKnown', target: 'refused' },
        { target: 'unknown' },
      ],
    },
    unknown: {
      description: 'The status of the address is not known yet; the other fields appear with it.',
      meta: { shows: [] },
      entry: { type: 'show', params: { shown: 'address' } },
      always: { guard: 'isKnown', target: 'deciding' },
    },
    active: {
      description:
        'The address has an account: the user logs in, and the other fields appear after that (INSERTION-12).',
      meta: { shows: ['password', 'login'] },
      entry: { type: 'show', params: { shown: 'login' } },
      always: { guard: { type: 'isNot', params: { status: 'ACCOUNT_ACTIVE' } }, target: 'deciding' },
      on: {
        'form.submitted': [{ guard: 'isComplete', target: 'loggingIn' }, { actions: 'showProblems' }],
      },
    },
    loggingIn: {
      description: 'The server checks the password.',
      tags: ['busy'],
      on: { 'value.changed': {}, 'secret.changed': {}, 'session.reported': {} },
      meta: { shows: ['password', 'login'] },
      entry: 'forgetGeneral',
      invoke: {
        id: 'loggingIn',
        src: 'loggingIn',
        input: ({ context }) => credentials(context),
        onDone: [
          {
            guard: withOutput('wasAccepted'),
            target: 'deciding',
            actions: [
              { type: 'takeKnown', params: ({ event }) => ({ known: answerIn(event.output) }) },
              'forgetSecrets',
            ],
          },
          { target: 'active', actions: { type: 'takeErrors', params: ({ event }) => errorsIn(event.output) } },
        ],
        onError: { target: 'active', actions: 'showNotSent' },
      },
    },
    available: {
      description: 'The address has no account: the user creates one here, free of charge (INSERTION-14).',
      tags: ['onward'],
      meta: { shows: ['invitation', 'password', 'confirmation', 'rest', 'preview'] },
      entry: { type: 'show', params: { shown: 'registration' } },
      always: { guard: { type: 'isNot', params: { status: 'ACCOUNT_AVAILABLE' } }, target: 'deciding' },
      on: {
        'form.submitted': [{ guard: 'isComplete', target: 'registering' }, { actions: 'showProblems' }],
      },
    },
    unverified: {
      description: 'The address was registered but never verified; the user sets a password (INSERTION-13).',
      tags: ['onward'],
      meta: { shows: ['invitation', 'password', 'confirmation', 'rest', 'preview'] },
      entry: { type: 'show', params: { shown: 'registration' } },
      always: { guard: { type: 'isNot', params: { status: 'ACCOUNT_UNVERIFIED' } }, target: 'deciding' },
      on: {
        'form.submitted': [{ guard: 'isComplete', target: 'registering' }, { actions: 'showProblems' }],
      },
    },
    registering: {
      description: 'An account is being created; the server sends the verification mail.',
      tags: ['busy', 'onward'],
      on: { 'value.changed': {}, 'secret.changed': {}, 'session.reported': {} },
      meta: { shows: ['invitation', 'password', 'confirmation', 'rest', 'preview'] },
      entry: 'forgetGeneral',
      invoke: {
        id: 'registering',
        src: 'registering',
        input: ({ context }) => enrolment(context),
        onDone: [
          { guard: withOutput('wasAccepted'), target: 'enrolling' },
          { target: 'deciding', actions: { type: 'takeErrors', params: ({ event }) => errorsIn(event.output) } },
        ],
        onError: { target: 'deciding', actions: 'showNotSent' },
      },
    },
    enrolling: {
      description: 'The new account is being logged in, so that the listing belongs to it.',
      tags: ['busy', 'onward'],
      on: { 'value.changed': {}, 'secret.changed': {}, 'session.reported': {} },
      meta: { shows: ['invitation', 'password', 'confirmation', 'rest', 'preview'] },
      invoke: {
        id: 'enrolling',
        src: 'loggingIn',
        input: ({ context }) => credentials(context),
        onDone: [
          {
            guard: withOutput('wasAccepted'),
            target: 'completing',
            actions: [
              { type: 'takeKnown', params: ({ event }) => ({ known: answerIn(event.output) }) },
              'forgetSecrets',
            ],
          },
          { target: 'mailSent', actions: 'forgetSecrets' },
        ],
        onError: { target: 'mailSent', actions: 'forgetSecrets' },
      },
    },
    mailSent: {
      description:
        'The address is already registered with another password, and its owner gets a mail about it. The user ' +
        'logs in with that password, or sets a new one by the mail’s link.',
      meta: { shows: ['mailSent', 'password', 'login'] },
      entry: { type: 'show', params: { shown: 'login' } },
      always: { guard: 'isUnknown', target: 'deciding' },
      on: {
        'form.submitted': [{ guard: 'isComplete', target: 'loggingIn' }, { actions: 'showProblems' }],
      },
    },
    deleted: {
      description:
        'The account of the address is about to be deleted, which can still be undone; neither login nor ' +
        'registration (INSERTION-15).',
      meta: { shows: ['deleted', 'rest'] },
      entry: { type: 'show', params: { shown: 'rest' } },
      always: { guard: { type: 'isNot', params: { status: 'ACCOUNT_DELETED' } }, target: 'deciding' },
    },
    refused: {
      description: 'This address cannot be used, and the reason is visible (INSERTION-16 to 19, decisions).',
      meta: { shows: ['refused'] },
      entry: { type: 'show', params: { shown: 'address' } },
      always: { guard: 'isUnknown', target: 'deciding' },
    },
    loggedIn: {
      description:
        'The seller is logged in: the other fields are shown, and the address cannot change (INSERTION-24, 25).',
      tags: ['onward'],
      meta: { shows: ['rest', 'preview'] },
      entry: { type: 'show', params: { shown: 'rest' } },
      on: {
        'session.reported': {
          target: 'deciding',
          actions: withEvent('takeKnown'),
        },
        'form.submitted': [
          {
            guard: 'isComplete',
            target: 'completing',
            actions: { type: 'noteGoal', params: { isSaving: false } },
          },
          { actions: 'showProblems' },
        ],
        'save.requested': [
          { guard: 'isComplete', target: 'completing', actions: { type: 'noteGoal', params: { isSaving: true } } },
          { actions: 'showProblems' },
        ],
      },
    },
    completing: {
      description: 'New values are being saved in the profile; the next step follows.',
      tags: ['busy', 'onward'],
      on: { 'value.changed': {}, 'secret.changed': {}, 'session.reported': {} },
      meta: { shows: ['rest', 'preview'] },
      entry: ['forgetGeneral', { type: 'show', params: { shown: 'rest' } }],
      always: { guard: 'isProfileComplete', target: 'completed' },
      invoke: {
        id: 'savingProfile',
        src: 'savingProfile',
        input: ({ context }) => ({ changes: profileChanges(context) ?? {} }),
        onDone: [
          { guard: withOutput('wasAccepted'), target: 'completed' },
          { target: 'loggedIn', actions: { type: 'takeErrors', params: ({ event }) => errorsIn(event.output) } },
        ],
        onError: { target: 'loggedIn', actions: 'showNotSent' },
      },
    },
    completed: {
      description: 'The step is complete; the preview follows, or the changes are saved.',
      tags: ['submitted', 'onward'],
      on: { 'value.changed': {}, 'secret.changed': {} },
      meta: { shows: ['rest', 'preview'] },
      entry: [
        { type: 'settle', params: ({ context }) => ({ fields: beyondDraft(context) }) },
        { type: 'noteSettled', params: ({ context }) => ({ fields: beyondDraft(context) }) },
        { type: 'goOn', params: ({ context: { isSaving } }) => ({ isSaving }) },
      ],
    },
  },
});

function credentials(context: ContactContext): ContactCredentials {
  const { email = '', password = '' } = contactValues(context);
  return { email: email.trim(), password };
}

function enrolment(context: ContactContext): Enrolment {
  const { name = '', company_ad: kind, phone = '', zipcode = '' } = context.values;
  const contact = { name: name.trim(), phone: phone.trim(), zipcode: zipcode.trim() };
  return { ...credentials(context), ...contact, isCompany: kind === 'company' };
}
