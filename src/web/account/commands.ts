import type { FieldError } from '#machines/market/api/formErrors.ts';
import type { RefusedOutcome } from '#machines/market/api/refusedOutcome.ts';

import type { Operation } from '../api/operation.ts';
import { graphql } from '../api/apiClient.ts';
import { Refused } from '../forms/formFlow.ts';
import type { RefusalFragment } from './generated/refusal.ts';
import { refuseSession, session } from './session.ts';

// Sends commands by GraphQL and handles their refusals in one place.

/** The reason why the server refused a valid command (`refusal.graphql`). */
export type Refusal = RefusalFragment;

/** The answer of a command without a result: done, or refused. */
type PlainAnswer = { readonly __typename: string } | Refusal;

/** An operation with a single field, whatever its name. */
export type Command<Answer, Variables> = Operation<Readonly<Record<string, Answer>>, Variables>;

/** Sends a command and resolves with its answer, which may be a refusal. Throws as calls do. */
export async function command<Answer, Variables>(
  operation: Command<Answer, Variables>,
  variables: Variables,
  options?: Parameters<typeof graphql>[2],
): Promise<Answer> {
  const [answer] = Object.values(await graphql(operation, variables, options));
  return answer!;
}

/** Sends a command without a result. Throws as calls do, and `Refused` if the server refuses it. */
export async function perform<Variables>(
  operation: Command<PlainAnswer, Variables>,
  variables: Variables,
  signal: AbortSignal,
): Promise<null> {
  accepted(await command(operation, variables, { signal }));
  return null;
}

export function isRefusal(answer: object): answer is Refusal {
  return '__typename' in answer && answer.__typename === 'Refusal';
}

/** The consequence of a refusal: a login, a later retry, or only its message. */
export function consequenceOf({ code }: Refusal): 'login' | 'later' | 'words' {
  if (code === 'session.required') return 'login';
  return code === 'conversation.tooFast' ? 'later' : 'words';
}

/** The message of a refusal, for a flow that shows it. If a login is required, the login form also opens. */
export function refusalOf(refusal: Refusal): RefusedOutcome {
  promptLogin(refusal);
  return { refusal: refusal.message };
}

/**
 * Narrows an answer to its success type. A refusal is thrown as `Refused`, which a form shows; if a login is required,
 * the login form also opens.
 */
export function accepted<Answer extends object>(answer: Answer): Exclude<Answer, Refusal> {
  if (!isRefusal(answer)) return answer as Exclude<Answer, Refusal>;
  promptLogin(answer);
  const { message, problems } = answer;
  const fields = problems.map(({ field, message: text }): [string, FieldError] => [field, { text }]);
  throw new Refused({ fields: Object.fromEntries(fields), general: { text: message } });
}

/** Makes the page ask for a login if the command was refused for lack of a session. */
export function promptLogin(refusal: Refusal): void {
  if (consequenceOf(refusal) === 'login') refuseSession(session);
}

/** Makes the page ask for a login. Returns the error for a call that the server answered as for a visitor. */
export function loginRequired(): Error {
  refuseSession(session);
  return new Error('No user is logged in');
}
