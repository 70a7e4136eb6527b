import { withEvent, withOutput } from '../../statecharts/parameters.ts';
import { changedHere } from './contactForm.ts';
import { addressIn, contactStepSetup } from './contactStepSetup.ts';
import { statusIn, errorsIn } from './contactOutcome.ts';

/** Whether the address is being looked up. */
export const lookup = contactStepSetup.createStateConfig({
  description: 'Whether the address is being looked up.',
  initial: 'resting',
  // Whose it is, is known then.
  on: {
    'session.told': { guard: withEvent('isSomebody'), target: '.resting' },
  },
  states: {
    resting: {
      description: 'It is known of the address what there is to know, or it is none yet.',
      on: {
        'value.changed': {
          guard: withEvent('isEmail'),
          target: 'pausing',
        },
      },
      // What was typed while another look-up was pending is looked up after it, and so is what the draft brings along.
      always: { guard: 'isUnlooked', target: 'pausing' },
    },
    failed: {
      description: 'It could not be looked up. One tries again, or types another.',
      meta: { shows: ['lookAgain'] },
      on: {
        'lookup.retried': { target: 'lookingUp', actions: 'forgetGeneral' },
        'value.changed': { guard: withEvent('isEmail'), target: 'pausing' },
      },
    },
    pausing: {
      description: 'Somebody types; it is looked up once they pause (INSERTION-20).',
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
      description: 'The server is asked. Nothing else is looked up meanwhile (INSERTION-21).',
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
        onError: { target: 'failed', actions: ['forgetAccount', 'tellNotSent'] },
      },
    },
  },
});

/** Whether what stands in the fields is in the journal of the draft. */
export const keeping = contactStepSetup.createStateConfig({
  description: 'Whether what stands in the fields is in the draft’s journal.',
  initial: 'settled',
  states: {
    settled: {
      description: 'It is; passwords never are.',
      on: {
        'value.changed': { guard: withEvent('isPlain'), target: 'typing' },
      },
    },
    typing: {
      description: 'Something was typed; it is settled once the field is left, or after a while.',
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
