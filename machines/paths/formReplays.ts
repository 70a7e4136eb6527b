import type { AnyStateMachine } from 'xstate';
import {
  forgottenFormMachine,
  loginFormMachine,
  passwordResetFormMachine,
  registrationFormMachine,
  resendVerificationFormMachine,
} from '../account/credentials/accountForms.ts';
import {
  addressFormMachine,
  awayFormMachine,
  confirmedFormMachine,
  leavingFormMachine,
  passwordFormMachine,
  pressMachine,
  profileFormMachine,
} from '../account/ownAccountForms.ts';
import { formEvents } from '../forms/formEvents.ts';
import { offerFormMachine } from '../messaging/contact/offerForm.ts';
import { reportFormMachine } from '../messaging/reportForm.ts';
import { priceFormMachine } from '../ownListings/priceForm.ts';
import { defaultBound, type FlowCases } from './flowCases.ts';

const forms: readonly AnyStateMachine[] = [
  addressFormMachine,
  awayFormMachine,
  confirmedFormMachine,
  forgottenFormMachine,
  leavingFormMachine,
  loginFormMachine,
  offerFormMachine,
  passwordFormMachine,
  passwordResetFormMachine,
  pressMachine,
  priceFormMachine,
  profileFormMachine,
  registrationFormMachine,
  reportFormMachine,
  resendVerificationFormMachine,
];

/**
 * The cases with which a recording of a form is replayed, by the id of its machine. All forms are one chart (`formMachineOf`),
 * which `formCases` explores. A replay needs the two outcomes of a submission; the recording has the rest.
 */
export const formReplays: ReadonlyMap<string, FlowCases> = new Map(
  forms.map((machine): [string, FlowCases] => [
    machine.id,
    {
      kind: 'flow',
      machine,
      schema: formEvents,
      bound: defaultBound,
      inputs: { empty: { values: {} } },
      events: {},
      keys: {},
      invariants: {},
      actors: {
        submitting: {
          resolves: {
            accepted: { answer: null },
            refused: { errors: { fields: {}, general: { text: 'That did not work.' } } },
          },
        },
      },
    },
  ]),
);
