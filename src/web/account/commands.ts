import type { FieldError } from '#machines/market/api/formErrors.ts';
import type { RefusedOutcome } from '#machines/market/api/refusedOutcome.ts';

import type { Operation } from '../api/operation.ts';
import { graphql } from '../api/apiClient.ts';
import { Refused } from '../forms/formFlow.ts';
import type { RefusalFragment } from './generated/refusal.ts';
import { refuseSession, session } from './session.ts';

// Commands by GraphQL, and the one way to answer their refusals.

/** Why the server did not do what it understood (`refusal.graphql`). */
export type Refusal = RefusalFragment;

/** A command without an answer of its own: done, unless it was refused. */
type PlainAnswer = { readonly __typename: string } | Refusal;

/** An operation that asks for one thing, whatever its name. */
export type Command<Answer, Variables> = Operation<Readonly<Record<string, Answer>>, Variables>;

/** Sends a command: its answer, which may be a refusal. Throws as calls do. */
export async function command<Answer, Variables>(
  operation: Command<Answer, Variables>,
  variables: Variables,
  options?: Parameters<typeof graphql>[2],
): Promise<Answer> {
  const [answer] = Object.values(await graphql(operation, variables, options));
  return answer!;
}

/** Sends a command that is done or refused. Throws as calls do, and Refused. */
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

/** What follows from a refusal: a login, another attempt after a while, or nothing but its words. */
export function consequenceOf({ code }: Refusal): 'login' | 'later' | 'words' {
  if (code === 'session.required') return 'login';
  return code === 'conversation.tooFast' ? 'later' : 'words';
}

/** The words of a refusal, for a flow that shows them. If a login is required, the page asks for it. */
export function refusalOf(refusal: Refusal): RefusedOutcome {
  askForLogin(refusal);
  return { refusal: refusal.message };
}

/** An answer that is no refusal. A refusal is thrown as Refused, which a form shows; if a login is required, the page asks for it. */
export function accepted<Answer extends object>(answer: Answer): Exclude<Answer, Refusal> {
  if (!isRefusal(answer)) return answer as Exclude<Answer, Refusal>;
  askForLogin(answer);
  const { message, problems } = answer;
  const fields = problems.map(({ field, message: text }): [string, FieldError] => [field, { text }]);
  throw new Refused({ fields: Object.fromEntries(fields), general: { text: message } });
}

/** Has the page ask for a login, if that is why a command was refused. */
export function askForLogin(refusal: Refusal): void {
  if (consequenceOf(refusal) === 'login') refuseSession(session);
}

/** Has the page ask for a login, and gives the error of a call that the server answered as from a visitor. */
export function loginRequired(): Error {
  refuseSession(session);
  return new Error('Nobody is logged in');
}
