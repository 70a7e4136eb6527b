import { fromPromise } from 'xstate';

import type { Profile } from '#machines/account/profile.ts';
import { contactStepMachine } from '#machines/insertion/contact/contactStepMachine.ts';
import type {
  ContactCredentials,
  ContactOutcome,
  Enrolment,
  KnownContact,
} from '#machines/insertion/contact/contactStepSetup.ts';
import type { EmailStatus } from '#machines/insertion/contact/emailStatus.ts';
import type { EmailStatusAnswer } from '#machines/insertion/contact/emailStatusAnswer.ts';
import type { Language } from '#machines/market/language.ts';
import { formErrorsOf } from '#machines/market/api/formErrors.ts';

import { takeFingerprint } from '../../account/fingerprint/fingerprintFlow.ts';
import { session } from '../../account/session.ts';
import { logIn, register } from '../../account/start/accountCalls.ts';
import { changePartOfProfile, fetchOwnAccount } from '../../account/user/userCalls.ts';
import { CallFailed, get } from '../../api/apiClient.ts';
import { Refused } from '../../forms/formFlow.ts';

interface Edge {
  readonly language: Language;
  readonly settle: (fields: Readonly<Record<string, string | null>>) => void;
  readonly goOn: (then: { readonly isSaving: boolean }) => void;
}

/** The flow of the contact step with its calls. */
export function contactLogic({ language, settle, goOn }: Edge) {
  return contactStepMachine.provide({
    actors: {
      lookingUp: fromPromise<ContactOutcome<EmailStatus>, { readonly email: string }>(({ input, signal }) =>
        outcomeOf(async () => {
          const answer = await get<EmailStatusAnswer>('account/email_status', {
            query: input,
            signal,
            quiet: true,
          });
          return answer.email_status;
        }),
      ),
      loggingIn: fromPromise<ContactOutcome<KnownContact>, ContactCredentials>(({ input, signal }) =>
        outcomeOf(async () => {
          const fingerprint = await takeFingerprint(signal);
          const publicAccountId = await logIn({ ...input, isRemembered: true, fingerprint });
          const { email, profile } = await fetchOwnAccount(signal);
          session.send({ type: 'login.succeeded', publicAccountId });
          return { email, profile };
        }),
      ),
      registering: fromPromise<ContactOutcome<null>, Enrolment>(({ input, signal }) =>
        outcomeOf(async () => {
          const { isCompany, ...who } = input;
          const values = { ...who, password_confirm: who.password, company_ad: isCompany ? '1' : '0' } as const;
          await register(values, language, signal);
          return null;
        }),
      ),
      savingProfile: fromPromise<ContactOutcome<null>, { readonly changes: Partial<Profile> }>(({ input, signal }) =>
        outcomeOf(async () => {
          await changePartOfProfile(input.changes, signal);
          session.send({ type: 'profile.requested' });
          return null;
        }),
      ),
    },
    actions: {
      settle: (_, { fields }) => {
        if (Object.keys(fields).length > 0) settle(fields);
      },
      goOn: (_, then) => goOn(then),
    },
  });
}

/** Resolves with the answer of a call, or with its validation errors. Rejects with any other failure. */
async function outcomeOf<Answer>(call: () => Promise<Answer>): Promise<ContactOutcome<Answer>> {
  try {
    return { answer: await call() };
  } catch (error) {
    if (error instanceof Refused) return { errors: error.errors };
    if (!(error instanceof CallFailed) || error.status >= 500) throw error;
    return { errors: formErrorsOf(error.failure) };
  }
}
