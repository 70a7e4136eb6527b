import { withProfile } from './contactForm.ts';
import { contactStepSetup } from './contactStepSetup.ts';
import { account } from './contactStepAccount.ts';
import { lookup, keeping } from './contactStepStates.ts';

/** How one is reached, and by which account (INSERTION-12 to 33): login and registration happen inside this step (ACCOUNT-2). */
export const contactStepMachine = contactStepSetup.createMachine({
  id: 'contactStep',
  description: 'How one is reached, and by which account: the third step of inserting an ad.',
  context: ({ input: { definitions, values, known, errors } }) => ({
    definitions,
    known,
    values: known ? withProfile(values, known) : values,
    kept: values,
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
