import { fromPromise } from 'xstate';

import {
  type Confirmation,
  confirmationMachine,
  type LinkOwner,
  type LinkReading,
} from '#machines/account/credentials/confirmationMachine.ts';
import type { RouteName } from '#routes';

import { graphql } from '../../api/apiClient.ts';
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
    type Verified = {
      readonly __typename: 'EmailVerified';
      readonly wayOn: string | null;
      readonly email: string | null;
    };
    const { verifyEmail } = await graphql<{ readonly verifyEmail: Refused | Verified }>(
      'mutation VerifyEmail($token: String!) { verifyEmail(token: $token) { __typename ... on EmailVerified { wayOn email } ... on Refusal { message } } }',
      { token },
      { signal },
    );
    if (verifyEmail.__typename === 'Refusal') return { refusal: verifyEmail.message };
    const { wayOn, email } = verifyEmail;
    return { outcome: 'whole', wayOn, email };
  },
  async emailChange(token, signal) {
    type Confirmed = { readonly __typename: 'EmailChangeConfirmed'; readonly isComplete: boolean };
    const { confirmEmailChange } = await graphql<{ readonly confirmEmailChange: Refused | Confirmed }>(
      'mutation ConfirmEmailChange($token: String!) { confirmEmailChange(token: $token) { __typename ... on EmailChangeConfirmed { isComplete } ... on Refusal { message } } }',
      { token },
      { signal },
    );
    if (confirmEmailChange.__typename === 'Refusal') return { refusal: confirmEmailChange.message };
    return confirmEmailChange.isComplete ? { outcome: 'whole', wayOn: null, email: null } : { outcome: 'half' };
  },
  async deletionUndo(token, signal) {
    const { undoDeletion } = await graphql<{ readonly undoDeletion: Refused | { readonly __typename: string } }>(
      'mutation UndoDeletion($token: String!) { undoDeletion(token: $token) { __typename ... on Refusal { message } } }',
      { token },
      { signal },
    );
    return isRefused(undoDeletion) ? { refusal: undoDeletion.message } : { outcome: 'whole', wayOn: null, email: null };
  },
};

/** The server's name for the purpose of each page's link. */
const purposes: Readonly<Record<ConfirmationRoute, string>> = {
  verify: 'VERIFY_EMAIL',
  emailChange: 'CONFIRM_EMAIL_CHANGE',
  deletionUndo: 'UNDO_DELETION',
};

const outcomes = { OPEN: 'open', HALF: 'half', DONE: 'whole' } as const;

/** Requests the state of a link. The call changes nothing. */
async function readLink(route: ConfirmationRoute, token: string, signal: AbortSignal): Promise<LinkReading> {
  type Link = LinkOwner & {
    readonly __typename: 'MailLink';
    readonly state: keyof typeof outcomes;
    readonly wayOn: string | null;
  };
  const { mailLink } = await graphql<{ readonly mailLink: Refused | Link }>(
    'query MailLink($purpose: MailLinkPurpose!, $token: String!) { mailLink(purpose: $purpose, token: $token) { __typename ... on MailLink { state publicAccountId name wayOn } ... on Refusal { message } } }',
    { purpose: purposes[route], token },
    { signal },
  );
  if (mailLink.__typename === 'Refusal') return { refusal: mailLink.message };
  const { state, publicAccountId, name, wayOn } = mailLink;
  const owner = { publicAccountId, name };
  const outcome = outcomes[state];
  return outcome === 'whole' ? { outcome, wayOn, owner } : { outcome, owner };
}

function isRefused(answer: Refused | { readonly __typename: string }): answer is Refused {
  return answer.__typename === 'Refusal';
}

/** The flow of one page with its calls. */
export function confirmationLogic(route: ConfirmationRoute, token: string) {
  return confirmationMachine.provide({
    actors: {
      reading: fromPromise<LinkReading>(({ signal }) => readLink(route, token, signal)),
      confirming: fromPromise<Confirmation>(({ signal }) => calls[route](token, signal)),
    },
    actions: {
      tellConfirmed() {
        if (route === 'verify') notify({ level: 'success', message: 'accountVerified' });
        session.send({ type: 'profile.asked' });
      },
    },
  });
}
