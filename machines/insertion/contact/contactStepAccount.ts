import { answerIn, errorsIn } from './contactOutcome.ts';
import { withEvent, withOutput } from '../../statecharts/parameters.ts';
import { beyondDraft, contactValues, profileChanges } from './contactForm.ts';
import { type ContactContext, type ContactCredentials, contactStepSetup, type Enrolment } from './contactStepSetup.ts';

/** What one can do with the address, and who is logged in. */
export const account = contactStepSetup.createStateConfig({
  description: 'What one can do with the address, and who is logged in.',
  initial: 'deciding',
  on: {
    'session.told': {
      target: '.deciding',
      guard: withEvent('isSomebody'),
      actions: withEvent('takeKnown'),
    },
    'value.changed': {
      guard: withEvent('isPlain'),
      actions: withEvent('takeValue'),
    },
    'secret.changed': { actions: withEvent('takeSecret') },
    'field.left': { actions: withEvent('noteTouch') },
    'draft.told': { actions: withEvent('takeDraft') },
  },
  states: {
    deciding: {
      description: 'What is shown follows from who is logged in, or what is known of the address.',
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
      description: 'Nobody knows yet what can be done with the address; the other fields come with that.',
      tags: ['blocked'],
      meta: { shows: [] },
      entry: { type: 'show', params: { shown: 'address' } },
      always: { guard: 'isKnown', target: 'deciding' },
    },
    active: {
      description: 'It has an account: one logs in, and the other fields come then (INSERTION-12).',
      meta: { shows: ['password', 'login'] },
      entry: { type: 'show', params: { shown: 'login' } },
      always: { guard: { type: 'isNot', params: { status: 'ACCOUNT_ACTIVE' } }, target: 'deciding' },
      on: {
        'form.submitted': [{ guard: 'isComplete', target: 'loggingIn' }, { actions: 'tellProblems' }],
      },
    },
    loggingIn: {
      description: 'The server is asked whether they are who they say.',
      tags: ['busy', 'blocked'],
      on: { 'value.changed': {}, 'secret.changed': {}, 'session.told': {} },
      meta: { shows: ['password', 'login'] },
      entry: 'forgetGeneral',
      invoke: {
        id: 'loggingIn',
        src: 'loggingIn',
        input: ({ context }) => credentials(context),
        onDone: [
          {
            guard: withOutput('isTaken'),
            target: 'deciding',
            actions: [
              { type: 'takeKnown', params: ({ event }) => ({ known: answerIn(event.output) }) },
              'forgetSecrets',
            ],
          },
          { target: 'active', actions: { type: 'takeErrors', params: ({ event }) => errorsIn(event.output) } },
        ],
        onError: { target: 'active', actions: 'tellNotSent' },
      },
    },
    available: {
      description: 'Nobody has an account by it: one makes one here, free of charge (INSERTION-14).',
      tags: ['onward'],
      meta: { shows: ['invitation', 'password', 'confirmation', 'rest', 'preview'] },
      entry: { type: 'show', params: { shown: 'registration' } },
      always: { guard: { type: 'isNot', params: { status: 'ACCOUNT_AVAILABLE' } }, target: 'deciding' },
      on: {
        'form.submitted': [{ guard: 'isComplete', target: 'registering' }, { actions: 'tellProblems' }],
      },
    },
    unverified: {
      description: 'Somebody has registered by it and not opened the mail yet; one sets a password (INSERTION-13).',
      tags: ['onward'],
      meta: { shows: ['invitation', 'password', 'confirmation', 'rest', 'preview'] },
      entry: { type: 'show', params: { shown: 'registration' } },
      always: { guard: { type: 'isNot', params: { status: 'ACCOUNT_UNVERIFIED' } }, target: 'deciding' },
      on: {
        'form.submitted': [{ guard: 'isComplete', target: 'registering' }, { actions: 'tellProblems' }],
      },
    },
    registering: {
      description: 'An account is made; the mail to verify the address goes out.',
      tags: ['busy', 'blocked', 'onward'],
      on: { 'value.changed': {}, 'secret.changed': {}, 'session.told': {} },
      meta: { shows: ['invitation', 'password', 'confirmation', 'rest', 'preview'] },
      entry: 'forgetGeneral',
      invoke: {
        id: 'registering',
        src: 'registering',
        input: ({ context }) => enrolment(context),
        onDone: [
          { guard: withOutput('isTaken'), target: 'enrolling' },
          { target: 'deciding', actions: { type: 'takeErrors', params: ({ event }) => errorsIn(event.output) } },
        ],
        onError: { target: 'deciding', actions: 'tellNotSent' },
      },
    },
    enrolling: {
      description: 'Who has just registered is logged in, so that the ad is theirs.',
      tags: ['busy', 'blocked', 'onward'],
      on: { 'value.changed': {}, 'secret.changed': {}, 'session.told': {} },
      meta: { shows: ['invitation', 'password', 'confirmation', 'rest', 'preview'] },
      invoke: {
        id: 'enrolling',
        src: 'loggingIn',
        input: ({ context }) => credentials(context),
        onDone: [
          {
            guard: withOutput('isTaken'),
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
        'The address was registered before, by another password: a mail says so to whoever reads it. With that password, or one that its link sets, one logs in.',
      meta: { shows: ['mailSent', 'password', 'login'] },
      entry: { type: 'show', params: { shown: 'login' } },
      always: { guard: 'isUnknown', target: 'deciding' },
      on: {
        'form.submitted': [{ guard: 'isComplete', target: 'loggingIn' }, { actions: 'tellProblems' }],
      },
    },
    deleted: {
      description:
        'Its account is to be deleted, which can still be undone; neither login nor registration (INSERTION-15).',
      tags: ['blocked'],
      meta: { shows: ['deleted', 'rest'] },
      entry: { type: 'show', params: { shown: 'rest' } },
      always: { guard: { type: 'isNot', params: { status: 'ACCOUNT_DELETED' } }, target: 'deciding' },
    },
    refused: {
      description: 'With this address it does not go on, and why is told (INSERTION-16 to 19, decisions).',
      tags: ['blocked'],
      meta: { shows: ['refused'] },
      entry: { type: 'show', params: { shown: 'address' } },
      always: { guard: 'isUnknown', target: 'deciding' },
    },
    loggedIn: {
      description: 'It is known who inserts: the rest is shown, and the address cannot be another (INSERTION-24, 25).',
      tags: ['onward'],
      meta: { shows: ['rest', 'preview'] },
      entry: { type: 'show', params: { shown: 'rest' } },
      on: {
        'session.told': {
          target: 'deciding',
          actions: withEvent('takeKnown'),
        },
        'form.submitted': [
          {
            guard: 'isComplete',
            target: 'completing',
            actions: { type: 'noteGoal', params: { isSaving: false } },
          },
          { actions: 'tellProblems' },
        ],
        'save.requested': [
          { guard: 'isComplete', target: 'completing', actions: { type: 'noteGoal', params: { isSaving: true } } },
          { actions: 'tellProblems' },
        ],
      },
    },
    completing: {
      description: 'What the profile did not know becomes part of it; then it goes on.',
      tags: ['busy', 'blocked', 'onward'],
      on: { 'value.changed': {}, 'secret.changed': {}, 'session.told': {} },
      meta: { shows: ['rest', 'preview'] },
      entry: ['forgetGeneral', { type: 'show', params: { shown: 'rest' } }],
      always: { guard: 'isProfileComplete', target: 'completed' },
      invoke: {
        id: 'savingProfile',
        src: 'savingProfile',
        input: ({ context }) => ({ changes: profileChanges(context) ?? {} }),
        onDone: [
          { guard: withOutput('isTaken'), target: 'completed' },
          { target: 'loggedIn', actions: { type: 'takeErrors', params: ({ event }) => errorsIn(event.output) } },
        ],
        onError: { target: 'loggedIn', actions: 'tellNotSent' },
      },
    },
    completed: {
      description: 'Everything is said; the preview comes, or the changes are saved.',
      tags: ['submitted', 'blocked', 'onward'],
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
