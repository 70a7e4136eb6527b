import { fromPromise } from 'xstate';

import { type Confirmation, confirmationMachine } from '#machines/account/confirmationMachine.ts';
import type { RouteName } from '#routes';

import { graphql } from '../../apiClient.ts';
import { notify } from '../../notifications/notifications.ts';
import { session } from '../session.ts';

/** The pages that the links of mails lead to. */
export type ConfirmationRoute = Extract<RouteName, 'verify' | 'emailChange' | 'deletionUndo'>;

interface Refused {
  readonly __typename: 'Refusal';
  readonly message: string;
}

const calls: Readonly<Record<ConfirmationRoute, (token: string, signal: AbortSignal) => Promise<Confirmation>>> = {
  async verify(token, signal) {
    const { verifyEmail } = await graphql<{ readonly verifyEmail: Refused | { readonly __typename: 'EmailVerified' } }>(
      'mutation VerifyEmail($token: String!) { verifyEmail(token: $token) { __typename ... on Refusal { message } } }',
      { token },
      { signal },
    );
    return verifyEmail.__typename === 'Refusal' ? { refusal: verifyEmail.message } : { outcome: 'whole' };
  },
  async emailChange(token, signal) {
    type Confirmed = { readonly __typename: 'EmailChangeConfirmed'; readonly isComplete: boolean };
    const { confirmEmailChange } = await graphql<{ readonly confirmEmailChange: Refused | Confirmed }>(
      'mutation ConfirmEmailChange($token: String!) { confirmEmailChange(token: $token) { __typename ... on EmailChangeConfirmed { isComplete } ... on Refusal { message } } }',
      { token },
      { signal },
    );
    if (confirmEmailChange.__typename === 'Refusal') return { refusal: confirmEmailChange.message };
    return { outcome: confirmEmailChange.isComplete ? 'whole' : 'half' };
  },
  async deletionUndo(token, signal) {
    const { undoDeletion } = await graphql<{ readonly undoDeletion: Refused | { readonly __typename: string } }>(
      'mutation UndoDeletion($token: String!) { undoDeletion(token: $token) { __typename ... on Refusal { message } } }',
      { token },
      { signal },
    );
    return isRefused(undoDeletion) ? { refusal: undoDeletion.message } : { outcome: 'whole' };
  },
};

function isRefused(answer: Refused | { readonly __typename: string }): answer is Refused {
  return answer.__typename === 'Refusal';
}

/** The flow of one page with its call. */
export function confirmationLogic(route: ConfirmationRoute, token: string) {
  return confirmationMachine.provide({
    actors: { confirming: fromPromise<Confirmation>(({ signal }) => calls[route](token, signal)) },
    actions: {
      tellConfirmed() {
        if (route === 'verify') notify({ level: 'success', message: 'accountVerified' });
        session.send({ type: 'profile.asked' });
      },
    },
  });
}
