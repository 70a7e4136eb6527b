import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { FormErrors } from '#machines/market/api/formErrors.ts';
import type { Profile } from '#machines/account/profile.ts';
import { contactStepMachine } from '#machines/insertion/contact/contactStepMachine.ts';
import type { ContactOutcome, Enrolment, KnownContact } from '#machines/insertion/contact/contactStepSetup.ts';
import type { EmailStatus } from '#machines/insertion/contact/emailStatus.ts';
import type { InsertionField, InsertionValues } from '#machines/insertion/insertionField.ts';
import { contactFields, contactProfiles } from '#tests/drivers/insertion/contactPeople.ts';

export const email = 'vreni@example.ch';

export interface Stage {
  readonly definitions?: readonly InsertionField[];
  readonly known?: KnownContact | null;
  readonly values?: InsertionValues;
  readonly errors?: FormErrors | null;
  readonly status?: EmailStatus;
  readonly lookUp?: () => Promise<ContactOutcome<EmailStatus>>;
  readonly logIn?: () => Promise<ContactOutcome<KnownContact>>;
}

/** Resolves after the callbacks of settled promises have run. */
export const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Opens the contact step on a stopped clock, with the answers that a test chooses. */
export function opens({
  definitions = contactFields,
  known = null,
  values = {},
  errors = null,
  status = 'ACCOUNT_AVAILABLE',
  lookUp,
  logIn,
}: Stage = {}) {
  const clock = new SimulatedClock();
  const lookedUp: string[] = [];
  const noted = {
    registered: 0,
    enrolment: null as Enrolment | null,
    wentOn: 0,
    isSaving: [] as boolean[],
    saved: [] as Partial<Profile>[],
    settled: [] as InsertionValues[],
  };
  const flow = createActor(
    contactStepMachine.provide({
      actors: {
        lookingUp: fromPromise<ContactOutcome<EmailStatus>, { readonly email: string }>(({ input }) => {
          lookedUp.push(input.email);
          return lookUp?.() ?? Promise.resolve({ answer: status });
        }),
        loggingIn: fromPromise(
          () => logIn?.() ?? Promise.resolve({ answer: { email, profile: contactProfiles.part } }),
        ),
        registering: fromPromise<ContactOutcome<null>, Enrolment>(async ({ input }) => {
          noted.registered += 1;
          noted.enrolment = input;
          return { answer: null };
        }),
        savingProfile: fromPromise<ContactOutcome<null>, { readonly changes: Partial<Profile> }>(async ({ input }) => {
          noted.saved.push(input.changes);
          return { answer: null };
        }),
      },
      actions: {
        settle: (_, { fields }) => void noted.settled.push(fields),
        goOn: (_, { isSaving }) => {
          noted.wentOn += 1;
          noted.isSaving.push(isSaving);
        },
      },
    }),
    { input: { definitions, values, known, errors }, clock },
  ).start();
  const types = (field: string, value: string) => flow.send({ type: 'value.changed', field, value });
  return {
    flow,
    clock,
    lookedUp,
    noted,
    types,
    chooses: (secret: string, field = 'password') => flow.send({ type: 'secret.changed', field, secret }),
    presses: () => flow.send({ type: 'form.submitted' }),
    now: () => flow.getSnapshot(),
    shown: () => Object.keys(flow.getSnapshot().context.fields),
    /** Types an email address and waits until it was looked up. */
    async gives(address = email) {
      types('email', address);
      clock.increment(500);
      await settled();
    },
  };
}
