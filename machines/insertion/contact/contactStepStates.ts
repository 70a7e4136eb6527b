import { withEvent, withOutput } from '../../statecharts/parameters.ts';
import { changedHere } from './contactForm.ts';
import { addressIn, contactStepSetup } from './contactStepSetup.ts';
import { statusIn, errorsIn } from './contactOutcome.ts';

/** Whether the email address is being looked up. */
export const lookup = contactStepSetup.createStateConfig({
  description: 'Whether the address is being looked up.',
  initial: 'resting',
  // A login makes the look-up of the email address unnecessary.
  on: {
    'session.reported': { guard: withEvent('hasAccount'), target: '.resting' },
  },
  states: {
    resting: {
      description: 'The status of the address is known, or the text is not an address yet.',
      on: {
        'value.changed': {
          guard: withEvent('isEmail'),
          target: 'pausing',
        },
      },
      // A change during a pending look-up is looked up afterwards, and so is an address from the draft.
      always: { guard: 'isUnlooked', target: 'pausing' },
    },
    failed: {
      description: 'The look-up failed. The user tries again, or types another address.',
      meta: { shows: ['lookAgain'] },
      on: {
        'lookup.retried': { target: 'lookingUp', actions: 'forgetGeneral' },
        'value.changed': { guard: withEvent('isEmail'), target: 'pausing' },
      },
    },
    pausing: {
      description: 'The user types; the look-up starts after a debounce (INSERTION-20).',
      tags: ['looking'],
      on: {
        'value.changed': {
          guard: withEvent('isEmail'),
          target: 'pausing',
          reenter: true,
        },
      },
      after: {
        emailDebounce: [{ guard: 'isAddress', target: 'lookingUp' }, { target: 'resting' }],
      },
    },
    lookingUp: {
      description: 'The address is being looked up. Only one look-up is pending at a time (INSERTION-21).',
      tags: ['looking'],
      entry: 'noteLookup',
      invoke: {
        id: 'lookingUp',
        src: 'lookingUp',
        input: ({ context }) => ({ email: addressIn(context) }),
        onDone: [
          {
            guard: withOutput('isFound'),
            target: 'resting',
            actions: { type: 'takeStatus', params: ({ event }) => ({ status: statusIn(event.output) }) },
          },
          {
            target: 'resting',
            actions: ['forgetAccount', { type: 'takeErrors', params: ({ event }) => errorsIn(event.output) }],
          },
        ],
        onError: { target: 'failed', actions: ['forgetAccount', 'showNotSent'] },
      },
    },
  },
});

/** Whether the values of the fields are in the draft's journal. */
export const keeping = contactStepSetup.createStateConfig({
  description: 'Whether the values of the fields are in the draft’s journal.',
  initial: 'settled',
  states: {
    settled: {
      description: 'All values are saved; passwords never are.',
      on: {
        'value.changed': { guard: withEvent('isPlain'), target: 'typing' },
      },
    },
    typing: {
      description: 'A field has changed; it is saved on blur, or after a while.',
      on: {
        'value.changed': {
          guard: withEvent('isPlain'),
          target: 'typing',
          reenter: true,
        },
        'field.left': {
          target: 'settled',
          actions: [
            { type: 'settle', params: ({ context }) => ({ fields: changedHere(context) }) },
            { type: 'noteSettled', params: ({ context }) => ({ fields: changedHere(context) }) },
          ],
        },
      },
      after: {
        settling: {
          target: 'settled',
          actions: [
            { type: 'settle', params: ({ context }) => ({ fields: changedHere(context) }) },
            { type: 'noteSettled', params: ({ context }) => ({ fields: changedHere(context) }) },
          ],
        },
      },
    },
  },
});
