import { assign, setup } from 'xstate';
import type { Profile } from '../../account/profile.ts';
import { type FieldValue, type FormFields, generalAfter, shownErrors } from '../../forms/formField.ts';
import type { FieldError, FormErrors, GeneralError } from '../../market/api/formErrors.ts';
import { providedPromise } from '../../statecharts/provided.ts';
import {
  contactFields,
  contactProblems,
  isNameFixed,
  isSecret,
  profileChanges,
  type ShownFields,
  withContactErrors,
  withDraft,
  withProfile,
} from './contactForm.ts';
import type { ContactStepEvent } from './contactStepEvents.ts';
import type { EmailStatus } from './emailStatus.ts';
import type { InsertionField, InsertionValues } from '../insertionField.ts';

/** The account that is logged in: its email address and profile. */
export interface KnownContact {
  readonly email: string;
  readonly profile: Profile;
}

/** The outcome of a call: the answer, or errors in words for people. */
export type ContactOutcome<Answer> = { readonly answer: Answer } | { readonly errors: FormErrors };

/** The password is never stored: it is passed from the field to the call. */
export interface ContactCredentials {
  readonly email: string;
  readonly password: string;
}

export interface Enrolment extends ContactCredentials {
  readonly name: string;
  readonly isCompany: boolean;
  /** The server validates phone and postcode before it creates the account; the profile stores them afterwards. */
  readonly phone: string;
  readonly zipcode: string;
}

export interface ContactContext {
  readonly definitions: readonly InsertionField[];
  readonly known: KnownContact | null;
  /** The values of the fields, except passwords. */
  readonly values: InsertionValues;
  /** The fields of the draft's journal, as last received. */
  readonly saved: InsertionValues;
  /** The fields changed here that the journal does not have yet. */
  readonly changed: readonly string[];
  /** The email address that the user has confirmed although it looks like a typo. */
  readonly confirmedEmail: string;
  /** The set of fields that the step shows, as a key of `shownFields`. */
  readonly shown: ShownFields;
  readonly fields: FormFields;
  /** The server's errors by field; each disappears when its field changes. */
  readonly refused: Readonly<Record<string, FieldError>>;
  readonly general: GeneralError | null;
  readonly tellings: number;
  readonly answer: null;
  /** The status of the email address that was looked up; null until it is known. */
  readonly status: EmailStatus | null;
  /** The email address that was looked up last. */
  readonly lookedUp: string | null;
  /** The seller wants to save rather than to go on to the preview. */
  readonly isSaving: boolean;
}

/** The parts of the contact step: actors, actions and guards. */
export const contactStepSetup = setup({
  types: {
    context: {} as ContactContext,
    events: {} as ContactStepEvent,
    input: {} as {
      readonly definitions: readonly InsertionField[];
      readonly values: InsertionValues;
      readonly known: KnownContact | null;
      readonly errors: FormErrors | null;
    },
    /** `onward`: the Preview button is visible (INSERTION-27). */
    tags: {} as 'busy' | 'submitted' | 'onward' | 'looking',
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as {
      readonly shows: readonly (
        | ('login' | 'preview' | 'rest' | 'password' | 'confirmation')
        | ('invitation' | 'mailSent' | 'deleted' | 'refused' | 'lookAgain')
      )[];
    },
  },
  actors: {
    /** Looks up the status of an email address. Rejects if the call failed. */
    lookingUp: providedPromise<ContactOutcome<EmailStatus>, { readonly email: string }>('lookingUp'),
    loggingIn: providedPromise<ContactOutcome<KnownContact>, ContactCredentials>('loggingIn'),
    registering: providedPromise<ContactOutcome<null>, Enrolment>('registering'),
    savingProfile: providedPromise<ContactOutcome<null>, { readonly changes: Partial<Profile> }>('savingProfile'),
  },
  delays: {
    /** The debounce of the look-up of an email address, in milliseconds (INSERTION-20). */
    emailDebounce: 500,
    /** The time without a change after which a value counts as settled, in milliseconds (design, Web). */
    settling: 2_000,
  },
  actions: {
    show: assign(({ context }, { shown }: { shown: ShownFields }) => {
      const now = { ...context, shown };
      return { shown, fields: contactFields(now) };
    }),
    takeValue: assign(({ context }, { field, value }: { readonly field: string; readonly value: FieldValue }) => {
      if (field === 'confirmed_email') {
        const confirmed = { ...context, confirmedEmail: String(value) };
        return { ...confirmed, fields: contactFields(confirmed) };
      }
      const { [field]: _said, ...refused } = context.refused;
      // A changed email address has no known status yet.
      const status = field === 'email' ? null : context.status;
      const changed = [...new Set([...context.changed, field])];
      const now = { ...context, refused, status, changed, values: { ...context.values, [field]: String(value) } };
      const fields = contactFields(now, field);
      return { ...now, fields, general: generalAfter(context.general, shownErrors(fields), refused) };
    }),
    takeSecret: assign(({ context }, { field: name, secret }: { readonly field: string; readonly secret: string }) => {
      const field = context.fields[name];
      if (!field) return {};
      const { [name]: _said, ...refused } = context.refused;
      const now = { ...context, refused, fields: { ...context.fields, [name]: { ...field, value: secret } } };
      const fields = contactFields(now, name);
      return { ...now, fields, general: generalAfter(context.general, shownErrors(fields), refused) };
    }),
    noteTouch: assign(({ context }, { field }: { readonly field: string }) => ({
      fields: withContactErrors(context, (name) => name === field),
    })),
    /** Takes over fields that were changed in another tab, on another device, or by undo. */
    takeDraft: assign(({ context }, { fields }: { readonly fields: InsertionValues }) => withDraft(context, fields)),
    noteSettled: assign(({ context: { saved } }, { fields }: { readonly fields: InsertionValues }) => ({
      saved: { ...saved, ...fields },
      changed: [],
    })),
    noteGoal: assign((_, { isSaving }: { isSaving: boolean }) => ({ isSaving })),
    showProblems: assign(({ context }) => ({
      fields: withContactErrors(context, () => true),
      general: { code: 'api.invalidInput' },
      tellings: context.tellings + 1,
    })),
    takeErrors: assign(({ context }, { fields: refused, general }: FormErrors) => {
      const now = { ...context, refused, general };
      return { ...now, fields: contactFields(now), tellings: context.tellings + 1 };
    }),
    showNotSent: assign(({ context }) => ({
      general: { code: 'errors.genericTryAgain' },
      tellings: context.tellings + 1,
    })),
    forgetGeneral: assign({ general: null }),
    takeStatus: assign((_, { status }: { status: EmailStatus }) => ({ status })),
    noteLookup: assign(({ context }) => ({ lookedUp: addressIn(context) })),
    /** A failed look-up resets the form and clears what is known of the account (INSERTION-22); what was typed stays. */
    forgetAccount: assign({ status: null }),
    takeKnown: assign(({ context }, { known }: { known: KnownContact | null }) => {
      const values = known ? withProfile(context.values, known) : context.values;
      // After a logout, the email address is looked up again.
      return { known, values, refused: {}, general: null, status: null, lookedUp: null };
    }),
    /** Passwords are removed after use. */
    forgetSecrets: assign(({ context: { fields } }) => ({
      fields: Object.fromEntries(Object.entries(fields).filter(([name]) => !isSecret(name))),
    })),
    /**
     * Implemented at the edge: writes fields into the draft's journal, if there are any; it never receives a password.
     */
    settle: (_, _params: { readonly fields: InsertionValues }) => {},
    /** Provided by the web app: continues to the preview, or saves. */
    goOn: (_, _params: { readonly isSaving: boolean }) => {},
  },
  guards: {
    isLoggedIn: ({ context }) => context.known !== null,
    hasAccount: (_, { known }: { known: KnownContact | null }) => known !== null,
    isEmail: ({ context }, { field }: { readonly field: string }) => field === 'email' && context.known === null,
    isAddress: ({ context }) => isAddress(context),
    /** The answer is about the current address; the user has not changed it meanwhile. */
    isFound: ({ context }, outcome: ContactOutcome<EmailStatus>) =>
      'answer' in outcome && addressIn(context) === context.lookedUp,
    is: ({ context }, { status }: { status: EmailStatus }) => context.status === status,
    isNot: ({ context }, { status }: { status: EmailStatus }) => context.status !== status,
    isKnown: ({ context }) => context.status !== null,
    isUnknown: ({ context }) => context.status === null,
    isUnlooked: ({ context }) =>
      context.known === null && isAddress(context) && addressIn(context) !== context.lookedUp,
    isComplete: ({ context }) => Object.keys(contactProblems(context)).length === 0,
    wasAccepted: (_, outcome: ContactOutcome<unknown>) => 'answer' in outcome,
    isProfileComplete: ({ context }) => profileChanges(context) === null,
    /** Not a secret, and neither the address nor the name that the account has (INSERTION-25, 31). */
    isPlain: ({ context }, { field }: { readonly field: string }) =>
      !isSecret(field) && !(field === 'email' && context.known !== null) && !(field === 'name' && isNameFixed(context)),
  },
});

/** The email address that the user has typed. */
export function addressIn({ values }: Pick<ContactContext, 'values'>): string {
  return (values['email'] ?? '').trim();
}

/** Whether the typed text looks like an email address; its status comes from the server. */
function isAddress(context: Pick<ContactContext, 'values'>): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(addressIn(context));
}
