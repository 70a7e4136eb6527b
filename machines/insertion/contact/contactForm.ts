import { likelyAddress } from '../../account/credentials/likelyAddress.ts';
import { pastedAddress } from '../../account/credentials/pastedAddress.ts';
import type { Profile } from '../../account/profile.ts';
import { type FieldValue, type FormField, type FormFields, generalAfter, shownErrors } from '../../forms/formField.ts';
import type { FieldError } from '../../market/api/formErrors.ts';
import { postcodeIn } from '../../market/postcode.ts';
import type { ContactContext } from './contactStepSetup.ts';
import { problemsOf, valueAt } from '../fieldProblems.ts';
import type { InsertionField, InsertionValues } from '../insertionField.ts';

// Values derived from the contact step's context.

const rest = ['company_ad', 'name', 'phone', 'phone_hidden', 'zipcode'] as const;

/** The fields that the step shows, by the status of the address (INSERTION-12 to 19). */
export const shownFields = {
  address: ['email'],
  login: ['email', 'password'],
  registration: ['email', 'password', 'password_confirm', ...rest],
  rest: ['email', ...rest],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ShownFields = keyof typeof shownFields;

export function isSecret(field: string): boolean {
  return field === 'password' || field === 'password_confirm';
}

/** The values of the fields, including passwords: only for validation and calls. */
export function contactValues({ values, fields }: Pick<ContactContext, 'values' | 'fields'>): InsertionValues {
  const secrets = ['password', 'password_confirm'].map((key) => [key, String(fields[key]?.value ?? '')]);
  return { ...values, ...Object.fromEntries(secrets) };
}

/** The problems of the shown fields. An existing password has no rules. */
export function contactProblems(context: ContactContext): Readonly<Record<string, FieldError>> {
  const keys: readonly string[] = shownFields[context.shown];
  const rules = context.definitions.filter(
    ({ key }) => keys.includes(key) && !(key === 'name' && isNameFixed(context)),
  );
  const values: InsertionValues = { ...contactValues(context), with_account: String(context.shown === 'registration') };
  const judged = rules.filter(({ key }) => context.shown === 'registration' || !isSecret(key));
  const problems = problemsOf(judged, values).map(({ parameter, rule, values: named }): [string, FieldError] => [
    parameter,
    { word: rule, ...(named && { values: named }) },
  ]);
  const isMissing = context.shown === 'login' && values['password'] === '';
  return Object.fromEntries([
    ...addressProblems(context),
    ...problems,
    ...(isMissing ? [['password', { word: 'mandatory' as const }] as const] : []),
  ]);
}

/** Requests confirmation of a new address with a likely typo, until the user corrects or confirms it. */
function addressProblems({ known, shown, values, confirmedEmail }: ContactContext): readonly [string, FieldError][] {
  const email = pastedAddress(values['email'] ?? '');
  const isSettled = known !== null || shown === 'login' || pastedAddress(confirmedEmail) === email;
  const address = isSettled ? null : likelyAddress(email);
  return address === null ? [] : [['email', { word: 'likelyAddress', values: { address } }]];
}

/** The name of a profile can only be changed on the profile's page (INSERTION-31). */
export function isNameFixed({ known }: Pick<ContactContext, 'known'>): boolean {
  return known !== null && known.profile.name !== null;
}

/** The shown fields with their values. Fields that were shown before preserve their errors. */
export function contactFields(context: ContactContext, changed?: string): FormFields {
  const problems = contactProblems(context);
  const entries = shownFields[context.shown].flatMap((key): [string, FormField][] => {
    const definition = context.definitions.find((each) => each.key === key);
    if (!definition) return [];
    const before = context.fields[key];
    const remaining = key === changed ? null : remainingError(before?.error ?? null, key in problems);
    const value = isSecret(key) ? (before?.value ?? '') : asTyped(definition, valueAt(definition, context.values));
    const defaultValue = asTyped(definition, definition.default ?? '');
    const isTouched = (before?.touched ?? false) || key in context.refused;
    const error = context.refused[key] ?? remaining;
    return [
      [
        key,
        {
          name: key,
          value,
          defaultValue,
          error,
          touched: isTouched,
          dirty: value !== defaultValue,
          invalid: key in problems,
        },
      ],
    ];
  });
  return Object.fromEntries(entries);
}

/** The error of a field disappears once its problem is gone. */
function remainingError(error: FieldError | null, isWrong: boolean): FieldError | null {
  return error !== null && 'word' in error && !isWrong ? null : error;
}

function asTyped({ kind }: InsertionField, value: string): FieldValue {
  return kind === 'switch_input' ? value === 'true' : value;
}

/** Reports the problems of all touched fields, or of all fields. */
export function withContactErrors(context: ContactContext, touches: (name: string) => boolean): FormFields {
  const problems = contactProblems(context);
  return Object.fromEntries(
    Object.entries(context.fields).map(([name, field]) => {
      const touched = field.touched || touches(name);
      const error = touched ? (context.refused[name] ?? problems[name] ?? null) : field.error;
      return [name, { ...field, touched, error }];
    }),
  );
}

/** Fills empty fields with those of the profile (INSERTION-23); the address is the account's (24). */
export function withProfile(
  values: InsertionValues,
  { email, profile }: { readonly email: string; readonly profile: Profile },
): InsertionValues {
  const { name, phone, phoneHidden, zipcode, sellerKind } = profile;
  const supplied: InsertionValues = {
    phone: phone ?? '',
    zipcode: zipcode ?? '',
    phone_hidden: String(phoneHidden),
    company_ad: sellerKind,
  };
  const empty = Object.entries(supplied).filter(([key, value]) => (values[key] ?? '') === '' && value !== '');
  // A name in the profile replaces the one in the form.
  const known = name === null ? {} : { name };
  return { ...values, ...Object.fromEntries(empty), ...known, email };
}

/** The fields changed here that the draft's journal does not have yet. */
export function changedHere({ values, changed }: Pick<ContactContext, 'values' | 'changed'>): InsertionValues {
  return Object.fromEntries(changed.map((key) => [key, values[key] ?? '']));
}

/** The fields that differ from the draft's journal: those changed here, and those that the profile has filled in. */
export function beyondDraft({ values, saved }: Pick<ContactContext, 'values' | 'saved'>): InsertionValues {
  return Object.fromEntries(Object.entries(values).filter(([key, value]) => value !== (saved[key] ?? '')));
}

/**
 * The step after the draft's journal has changed elsewhere. Fields changed here stay. So does the address while a password
 * for it is in the form, or while its account is logged in.
 */
export function withDraft(context: ContactContext, remaining: InsertionValues): ContactContext {
  const { saved, known, changed } = context;
  const isAddressFixed = known !== null || Boolean(context.fields['password']?.value);
  const isOurs = (key: string) =>
    changed.includes(key) || (key === 'email' && isAddressFixed) || (key === 'name' && isNameFixed(context));
  const acceptedKeys = [...new Set([...Object.keys(saved), ...Object.keys(remaining)])].filter(
    (key) => (saved[key] ?? '') !== (remaining[key] ?? '') && !isOurs(key),
  );
  const without = <Value>(record: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(record).filter(([key]) => !acceptedKeys.includes(key)));
  const supplied = known ? withProfile(remaining, known) : remaining;
  const now: ContactContext = {
    ...context,
    saved: remaining,
    values: { ...context.values, ...Object.fromEntries(acceptedKeys.map((key) => [key, supplied[key] ?? ''])) },
    refused: without(context.refused),
    status: acceptedKeys.includes('email') ? null : context.status,
  };
  const before = Object.entries(context.fields).map(([key, field]): [string, FormField] => [
    key,
    acceptedKeys.includes(key) ? { ...field, error: null } : field,
  ]);
  const fields = contactFields({ ...now, fields: Object.fromEntries(before) });
  return { ...now, fields, general: generalAfter(context.general, shownErrors(fields), now.refused) };
}

/** The changes that the form makes to the profile: every different value, and a name only if the profile has none. */
export function profileChanges({ known, values }: ContactContext): Partial<Profile> | null {
  if (!known) return null;
  const { profile } = known;
  const at = (key: string) => (values[key] ?? '').trim() || null;
  const wanted: Partial<Profile> = {
    ...(profile.name === null && { name: at('name') }),
    phone: at('phone'),
    phoneHidden: values['phone_hidden'] === 'true',
    ...(profile.zipcode === null && { zipcode: postcodeIn(values['zipcode'] ?? '') ?? null }),
    sellerKind: values['company_ad'] === 'company' ? 'company' : 'private',
  };
  const changes = Object.entries(wanted).filter(([key, value]) => profile[key as keyof Profile] !== value);
  return changes.length === 0 ? null : (Object.fromEntries(changes) as Partial<Profile>);
}
