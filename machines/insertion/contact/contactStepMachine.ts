import { withProfile } from './contactForm.ts';
import { contactStepSetup } from './contactStepSetup.ts';
import { account } from './contactStepAccount.ts';
import { lookup, keeping } from './contactStepStates.ts';

/**
 * The seller's contact details and account (INSERTION-12 to 33): login and registration happen inside this step
 * (ACCOUNT-2).
 */
export const contactStepMachine = contactStepSetup.createMachine({
  id: 'contactStep',
  description: 'The seller’s contact details and account: the third step of inserting a listing.',
  context: ({ input: { definitions, values, known, errors } }) => ({
    definitions,
    known,
    values: known ? withProfile(values, known) : values,
    saved: values,
    changed: [],
    shown: 'address',
    fields: {},
    confirmedEmail: '',
    refused: errors?.fields ?? {},
    general: errors?.general ?? null,
    tellings: errors ? 1 : 0,
    answer: null,
    status: null,
    lookedUp: null,
    isSaving: false,
  }),
  type: 'parallel',
  states: {
    account,

    lookup,

    keeping,
  },
});
