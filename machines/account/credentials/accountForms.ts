import * as z from 'zod/mini';
import { formMachineOf } from '../../forms/formMachine.ts';
import { readableField } from '../../forms/readableField.ts';
import { secret } from '../../journal/secret.ts';
import { invisibleIn } from '../../market/text/readableText.ts';
import { likelyAddress } from './likelyAddress.ts';
import { pastedAddress } from './pastedAddress.ts';
import { longestEmail, longestName, longestPassword, shortestPassword } from '../limits.ts';

// The forms for logging in and registering. The server repeats all their checks; it alone is trusted.

/** The shape of an address in letters of all alphabets: the server knows the whole rule. */
const mailboxShape = /^[^\s@"<>(),;:\\]{1,64}@(?:[^\s@<>(),;:.]+\.)+[^\s@<>(),;:.\d][^\s@<>(),;:.][^\s@<>(),;:.]*$/u;

/** The address of a mailbox. */
export const email = z.string().check(
  z.overwrite(pastedAddress),
  z.minLength(1),
  z.check(({ value, issues }) => {
    const where = invisibleIn(value);
    if (where === undefined) return;
    issues.push({ code: 'custom', message: 'unseenSigns', params: { where }, input: value, continue: false });
  }),
  z.email({ pattern: mailboxShape, error: 'wrongEmail' }),
  z.maxLength(longestEmail, 'wrongEmail'),
);

/** The address that the user has confirmed although it looks like a typo. It is never sent. */
export const confirmedEmail = z.string().check(z.overwrite(pastedAddress));

/** With this condition, a check of several fields runs even if a single field is invalid. */
export const together = {
  when: ({ value }: { readonly value: unknown }) => typeof value === 'object' && value !== null,
};

/** Requests confirmation of an address with a likely typo, until the user corrects or confirms it. */
export const isConfirmedIfUnlikely = z.check<{ readonly email: string; readonly confirmed_email: string }>(
  ({ value, issues }) => {
    const address = likelyAddress(value.email);
    if (address === null || value.confirmed_email === value.email) return;
    issues.push({ code: 'custom', message: 'likelyAddress', params: { address }, path: ['email'], input: value });
  },
  together,
);

/** An existing password: only the server checks it. */
export const knownPassword = secret(z.string().check(z.minLength(1)));

/** A new password. */
export const newPassword = secret(
  z
    .string()
    .check(
      z.minLength(1),
      z.minLength(shortestPassword, 'passwordTooShort'),
      z.maxLength(longestPassword, 'passwordTooLong'),
    ),
);

/** The new password again. */
export const repeated = secret(z.string().check(z.minLength(1)));

/** Both entries of the new password are equal; checked once both are present, whatever else is wrong. */
const isRepeated = z.refine<{ readonly password: string; readonly password_confirm: string }>(
  ({ password, password_confirm: again }) => password === again,
  { ...together, path: ['password_confirm'], error: 'passwordsDiffer' },
);

export interface LoginValues {
  readonly [field: string]: string | boolean;
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
}

export const loginFormMachine = formMachineOf<LoginValues, null>({
  id: 'loginForm',
  description: 'Logging in by address and password.',
  schema: z.object({ email, password: knownPassword, remember: z.boolean() }) as z.ZodMiniType<LoginValues>,
  defaults: { email: '', password: '', remember: true },
});

export interface RegistrationValues {
  readonly [field: string]: string;
  readonly email: string;
  readonly confirmed_email: string;
  readonly password: string;
  readonly password_confirm: string;
  readonly company_ad: '0' | '1';
  readonly name: string;
}

export const registrationFormMachine = formMachineOf<RegistrationValues, { readonly email: string }>({
  id: 'registrationForm',
  description: 'Registering an account.',
  schema: z
    .object({
      email,
      confirmed_email: confirmedEmail,
      password: newPassword,
      password_confirm: repeated,
      company_ad: z.enum(['0', '1']),
      name: readableField('line', longestName),
    })
    .check(
      isRepeated,
      isConfirmedIfUnlikely,
      z.refine(({ email: address, password }) => !isOfAddress(password, address), {
        ...together,
        path: ['password'],
        error: 'passwordIsAddress',
      }),
    ),
  defaults: { email: '', confirmed_email: '', password: '', password_confirm: '', company_ad: '0', name: '' },
});

export interface PasswordValues {
  readonly [field: string]: string;
  readonly password: string;
  readonly password_confirm: string;
}

export const passwordResetFormMachine = formMachineOf<PasswordValues, { readonly publicAccountId: string }>({
  id: 'passwordResetForm',
  description: 'Choosing a new password by the link of a mail.',
  schema: z.object({ password: newPassword, password_confirm: repeated }).check(isRepeated),
  defaults: { password: '', password_confirm: '' },
});

export interface ForgottenValues {
  readonly [field: string]: string;
  readonly email: string;
  readonly confirmed_email: string;
}

export const forgottenFormMachine = formMachineOf<ForgottenValues, { readonly email: string }>({
  id: 'forgottenForm',
  description: 'Requesting a mail with a link for choosing a new password.',
  schema: z.object({ email, confirmed_email: confirmedEmail }).check(isConfirmedIfUnlikely),
  defaults: { email: '', confirmed_email: '' },
});

export interface ResendValues {
  readonly [field: string]: string;
  readonly email: string;
}

/** No question about a likely typo: the address is the one that was registered. */
export const resendVerificationFormMachine = formMachineOf<ResendValues, { readonly email: string }>({
  id: 'resendVerificationForm',
  description: 'Requesting the verification mail again, without a login.',
  schema: z.object({ email }),
  defaults: { email: '' },
});

/** Whether the password is the address or its part before the at-sign, which attackers try first. */
function isOfAddress(password: string, address: string): boolean {
  const [typed, whole] = [password.toLowerCase(), address.trim().toLowerCase()];
  return typed !== '' && (typed === whole || typed === whole.replace(/@.*$/s, ''));
}
