import * as z from 'zod/mini';
import { secret } from '../journal/secret.ts';
import { flowCases } from '../paths/flowCases.ts';
import { formEvents } from './formEvents.ts';
import { formMachineOf } from './formMachine.ts';

const requested = z.object({
  email: z.string().check(z.minLength(1), z.email()),
  code: secret(z.string().check(z.minLength(1))),
});

/** A form of two fields, one of them secret. */
export const formMachine = formMachineOf<z.infer<typeof requested>, { readonly id: number }>({
  id: 'form',
  description: 'A form with an address and a code.',
  schema: requested,
  defaults: { email: '', code: '' },
});

/** Path-test cases for a form. */
export const formCases = flowCases({
  machine: formMachine,
  schema: formEvents,
  inputs: { empty: { values: {} } },
  events: {
    'value.changed': {
      'an address': { field: 'email', value: 'vreni@example.ch' },
      'no address yet': { field: 'email', value: 'vreni' },
      'a code as if it were none': { field: 'code', value: '1234' },
    },
    'secret.changed': { 'a code': { field: 'code', secret: '1234' }, nothing: { field: 'code', secret: '' } },
    'field.left': { address: { field: 'email' }, code: { field: 'code' } },
  },
  actors: {
    submitting: {
      resolves: {
        accepted: { answer: { id: 7 } },
        'refused for the code': {
          errors: { fields: { code: { text: 'This code is wrong.' } }, general: { text: 'That did not work.' } },
        },
        'failed without a word': { errors: { fields: {}, general: {} } },
      },
    },
  },
  keys: {
    'what stands where, and what is said of it': ({ context }) =>
      Object.values(context.fields).map(({ value, defaultValue, error, touched }) => [
        value,
        defaultValue,
        error,
        touched,
      ]),
    'what is said of the whole': ({ context }) => context.general,
    'what was answered': ({ context }) => context.answer,
  },
  invariants: {
    'nothing is said of a field where nobody has been': ({ context }) =>
      Object.values(context.fields).every(({ error, touched }) => touched || error === null),
    'it is on its way exactly while it says so': (now) => 'submitting' in now.children === now.hasTag('busy'),
    'only what can be taken is on its way': (now) =>
      !now.hasTag('busy') || Object.values(now.context.fields).every(({ invalid }) => !invalid),
    'of a secret that was taken nothing stays': (now) =>
      !now.hasTag('submitted') || now.context.fields['code']!.value === '',
    'a field is dirty exactly where it differs from what stood there': ({ context }) =>
      Object.values(context.fields).every(({ dirty, value, defaultValue }) => dirty === (value !== defaultValue)),
    'something is said of the whole exactly where it was refused': (now) =>
      (now.context.general !== null) === now.matches({ filling: 'refused' }),
  },
});
