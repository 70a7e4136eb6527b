import type { LoginRequest } from '#machines/account/session/loginMachine.ts';
import type { FieldError } from '#machines/market/api/formErrors.ts';
import type {
  AgainValues,
  ForgottenValues,
  PasswordValues,
  RegistrationValues,
} from '#machines/account/credentials/accountForms.ts';
import type { Language } from '#machines/market/language.ts';

import { clients, graphql } from '../../api/apiClient.ts';
import { Refused } from '../../forms/formFlow.ts';
import { randomUuid } from '../../browser/randomUuid.ts';

interface LoginAnswer {
  readonly token: string;
  readonly uuid: string;
  readonly public_account_id: string;
}

/** Logs in (ACCOUNT-20): the public id of who it is. It leads nowhere by itself (ACCOUNT-21). Throws as calls do. */
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

export interface Refusal {
  readonly __typename: 'Refusal';
  readonly message: string;
  readonly problems: readonly { readonly field: string; readonly message: string }[];
}

type MailAnswer = { readonly __typename: 'MailSent'; readonly email: string } | Refusal;

/** Makes an account; a mail goes to the address, whose link leads back to the page `returnTo`. Throws as calls do, and Refused. */
export async function register(
  {
    email,
    password,
    name,
    company_ad: isCompany,
  }: Pick<RegistrationValues, 'email' | 'password' | 'name' | 'company_ad'>,
  language: Language,
  signal: AbortSignal,
  returnTo?: string,
): Promise<{ readonly email: string }> {
  const { register: answer } = await graphql<{ readonly register: MailAnswer }>(
    'mutation Register($email: String!, $password: String!, $name: String, $sellerKind: SellerKind!, $language: Language!, $returnTo: String, $commandId: String) { register(email: $email, password: $password, name: $name, sellerKind: $sellerKind, language: $language, returnTo: $returnTo, commandId: $commandId) { __typename ... on MailSent { email } ... on Refusal { message problems { field message } } } }',
    {
      email,
      password,
      name: name === '' ? null : name,
      sellerKind: isCompany === '1' ? 'COMPANY' : 'PRIVATE',
      language: language.toUpperCase(),
      returnTo: returnTo ?? null,
      commandId: randomUuid(),
    },
    { signal },
  );
  return taken(answer);
}

/** Asks for the mail by which one chooses another password. Throws as calls do, and Refused. */
export async function requestPasswordReset(
  { email }: ForgottenValues,
  signal: AbortSignal,
): Promise<{ readonly email: string }> {
  const { requestPasswordReset: answer } = await graphql<{ readonly requestPasswordReset: MailAnswer }>(
    'mutation RequestPasswordReset($email: String!, $commandId: String) { requestPasswordReset(email: $email, commandId: $commandId) { __typename ... on MailSent { email } ... on Refusal { message problems { field message } } } }',
    { email, commandId: randomUuid() },
    { signal },
  );
  return taken(answer);
}

/** Requests the verification mail again, by address. Throws as calls do, and Refused. */
export async function requestVerificationByAddress(
  { email }: AgainValues,
  signal: AbortSignal,
): Promise<{ readonly email: string }> {
  const { requestVerificationByAddress: answer } = await graphql<{ readonly requestVerificationByAddress: MailAnswer }>(
    'mutation RequestVerificationByAddress($email: String!, $commandId: String) { requestVerificationByAddress(email: $email, commandId: $commandId) { __typename ... on MailSent { email } ... on Refusal { message problems { field message } } } }',
    { email, commandId: randomUuid() },
    { signal },
  );
  return taken(answer);
}

type SessionAnswer =
  | { readonly __typename: 'SessionStarted'; readonly me: { readonly publicAccountId: string } }
  | Refusal;

/**
 * Chooses another password by the token of a mail, which logs in here: the public id of who it is. Throws as calls do, and
 * Refused.
 */
export async function resetPassword(
  token: string,
  { password }: PasswordValues,
  signal: AbortSignal,
): Promise<{ readonly publicAccountId: string }> {
  const { resetPassword: answer } = await graphql<{ readonly resetPassword: SessionAnswer }>(
    'mutation ResetPassword($token: String!, $password: String!, $commandId: String) { resetPassword(token: $token, password: $password, commandId: $commandId) { __typename ... on SessionStarted { me { publicAccountId } } ... on Refusal { message problems { field message } } } }',
    { token, password, commandId: randomUuid() },
    { signal },
  );
  return taken(answer).me;
}

/** What was answered, where it is no refusal. */
export function taken<Answer extends { readonly __typename: string }>(
  answer: Answer | Refusal,
): Exclude<Answer, Refusal> {
  if (!isRefusal(answer)) return answer as Exclude<Answer, Refusal>;
  const { message, problems } = answer;
  const fields = problems.map(({ field, message: text }): [string, FieldError] => [field, { text }]);
  throw new Refused({ fields: Object.fromEntries(fields), general: { text: message } });
}

function isRefusal(answer: { readonly __typename: string }): answer is Refusal {
  return answer.__typename === 'Refusal';
}
