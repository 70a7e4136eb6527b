import type { Operation } from '../../api/makeClient.ts';
import { graphql } from '../../api/apiClient.ts';
import { type Refusal, taken } from '../start/accountCalls.ts';

// The calls by which one says how one writes and is written to. They throw as calls do, and Refused.

/** What a command is answered: nothing of it is read but whether it was refused. */
type Answer = { readonly __typename: 'Done' } | Refusal;

async function command(
  operation: Operation,
  variables: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): Promise<null> {
  const { told } = await graphql<{ readonly told: Answer }>(operation, variables, { signal });
  taken(told);
  return null;
}

/** Lets whom one has blocked write again. */
export function unblockAccount(publicAccountId: string, signal: AbortSignal): Promise<null> {
  return command(
    'mutation UnblockAccount($publicAccountId: ID!) { told: unblockAccount(publicAccountId: $publicAccountId) { __typename ... on Refusal { message problems { field message } } } }',
    { publicAccountId },
    signal,
  );
}

/** Says on which day one is back: `2026-07-31`. */
export function goAway(until: string, signal: AbortSignal): Promise<null> {
  return command(
    'mutation GoAway($until: String!) { told: goAway(until: $until) { __typename ... on Refusal { message problems { field message } } } }',
    { until },
    signal,
  );
}

/** Says that one is back. */
export function comeBack(signal: AbortSignal): Promise<null> {
  return command(
    'mutation ComeBack { told: comeBack { __typename ... on Refusal { message problems { field message } } } }',
    {},
    signal,
  );
}

/** Has mails tell of what is unread, or no more. */
export function wantMails(isWanted: boolean, signal: AbortSignal): Promise<null> {
  return command(
    isWanted
      ? 'mutation WantMessageMails { told: wantMessageMails { __typename ... on Refusal { message problems { field message } } } }'
      : 'mutation StopMessageMails { told: stopMessageMails { __typename ... on Refusal { message problems { field message } } } }',
    {},
    signal,
  );
}
