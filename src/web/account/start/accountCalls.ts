import type { LoginRequest } from '#machines/account/session/loginMachine.ts';
import type {
  ResendValues,
  ForgottenValues,
  PasswordValues,
  RegistrationValues,
} from '#machines/account/credentials/accountForms.ts';
import { enumName } from '#machines/market/text/enumName.ts';
import type { Language } from '#machines/market/language.ts';

import { clients } from '../../api/apiClient.ts';
import { randomUuid } from '../../browser/randomUuid.ts';
import { accepted, command } from '../commands.ts';
import {
  Register,
  RequestPasswordReset,
  RequestVerificationByAddress,
  ResetPassword,
} from './generated/accountOperations.ts';

interface LoginAnswer {
  readonly token: string;
  readonly uuid: string;
  readonly public_account_id: string;
}

/**
 * Logs in (ACCOUNT-20) and resolves with the account's public id. It does not redirect (ACCOUNT-21). Throws as calls
 * do.
 */
export async function logIn({ email, password, isRemembered, fingerprint }: LoginRequest): Promise<string> {
  await clients.load();
  const answer = await clients.module!.client.post<LoginAnswer>('account/auth', {
    email,
    password,
    remember: isRemembered ? 'on' : 'off',
    redirect: 'off',
    seonSession: fingerprint ?? undefined,
  });
  return answer.public_account_id;
}

/**
 * Contact details that the form stores after the registration. The server refuses the account if any of them is wrong.
 */
interface JudgedContact {
  readonly phone?: string;
  readonly zipcode?: string;
}

/**
 * Creates an account. The server sends a mail whose link leads back to the page `returnTo`. Throws as calls do, and
 * `Refused`.
 */
export async function register(
  {
    email,
    password,
    name,
    company_ad: isCompany,
    phone,
    zipcode,
  }: Pick<RegistrationValues, 'email' | 'password' | 'name' | 'company_ad'> & JudgedContact,
  language: Language,
  signal: AbortSignal,
  returnTo?: string,
): Promise<{ readonly email: string }> {
  const answer = await command(
    Register,
    {
      email,
      password,
      name: name === '' ? null : name,
      phone: phone || null,
      zipcode: zipcode || null,
      sellerKind: isCompany === '1' ? 'COMPANY' : 'PRIVATE',
      language: enumName(language),
      returnTo: returnTo ?? null,
      commandId: randomUuid(),
    },
    { signal },
  );
  return accepted(answer);
}

/** Requests the mail that resets the password. Throws as calls do, and `Refused`. */
export async function requestPasswordReset(
  { email }: ForgottenValues,
  signal: AbortSignal,
): Promise<{ readonly email: string }> {
  const answer = await command(RequestPasswordReset, { email, commandId: randomUuid() }, { signal });
  return accepted(answer);
}

/** Requests the verification mail again, by address. Throws as calls do, and `Refused`. */
export async function requestVerificationByAddress(
  { email }: ResendValues,
  signal: AbortSignal,
): Promise<{ readonly email: string }> {
  const answer = await command(RequestVerificationByAddress, { email, commandId: randomUuid() }, { signal });
  return accepted(answer);
}

/**
 * Sets a new password by the token of a mail, which also logs in. Resolves with the account's public id. Throws as
 * calls do, and `Refused`.
 */
export async function resetPassword(
  token: string,
  { password }: PasswordValues,
  signal: AbortSignal,
): Promise<{ readonly publicAccountId: string }> {
  const answer = await command(ResetPassword, { token, password, commandId: randomUuid() }, { signal });
  return accepted(answer).me;
}
