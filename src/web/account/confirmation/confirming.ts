import { fromPromise } from 'xstate';

import {
  type Confirmation,
  confirmationMachine,
  type LinkReading,
} from '#machines/account/credentials/confirmationMachine.ts';
import type { RouteName } from '#routes';

import { graphql } from '../../api/apiClient.ts';
import { notify } from '../../notifications/notifications.ts';
import { command, isRefusal, refusalOf } from '../commands.ts';
import { session } from '../session.ts';
import { broadcastVerified } from './verifiedTabs.ts';
import { ConfirmEmailChange, MailLink, UndoDeletion, VerifyEmail } from './generated/confirmationOperations.ts';

/** The pages that links in mails open. */
export type ConfirmationRoute = Extract<RouteName, 'verify' | 'emailChange' | 'deletionUndo'>;

const calls: Readonly<Record<ConfirmationRoute, (token: string, signal: AbortSignal) => Promise<Confirmation>>> = {
  async verify(token, signal) {
    const answer = await command(VerifyEmail, { token }, { signal });
    return isRefusal(answer) ? refusalOf(answer) : { outcome: 'whole', nextPath: answer.nextPath, email: answer.email };
  },
  async emailChange(token, signal) {
    const answer = await command(ConfirmEmailChange, { token }, { signal });
    if (isRefusal(answer)) return refusalOf(answer);
    return answer.isComplete ? { outcome: 'whole', nextPath: null, email: null } : { outcome: 'half' };
  },
  async deletionUndo(token, signal) {
    const answer = await command(UndoDeletion, { token }, { signal });
    return isRefusal(answer) ? refusalOf(answer) : { outcome: 'whole', nextPath: null, email: null };
  },
};

/** The name that the server has for the purpose of each page's link. */
const purposes = {
  verify: 'VERIFY_EMAIL',
  emailChange: 'CONFIRM_EMAIL_CHANGE',
  deletionUndo: 'UNDO_DELETION',
} as const satisfies Readonly<Record<ConfirmationRoute, string>>;

const outcomes = { OPEN: 'open', HALF: 'half', DONE: 'whole' } as const;

/** Requests the state of a link. The call changes nothing. */
async function readLink(route: ConfirmationRoute, token: string, signal: AbortSignal): Promise<LinkReading> {
  const { mailLink } = await graphql(MailLink, { purpose: purposes[route], token }, { signal });
  if (isRefusal(mailLink)) return refusalOf(mailLink);
  const { state, publicAccountId, name, nextPath } = mailLink;
  const owner = { publicAccountId, name };
  const outcome = outcomes[state];
  return outcome === 'whole' ? { outcome, nextPath, owner } : { outcome, owner };
}

/** A notification at the top of the page: the account is active. */
export function notifyVerified(): void {
  notify({ level: 'success', message: 'accountVerified' });
}

/** The flow of a page with its calls. */
export function confirmationLogic(route: ConfirmationRoute, token: string) {
  return confirmationMachine.provide({
    actors: {
      reading: fromPromise<LinkReading>(({ signal }) => readLink(route, token, signal)),
      confirming: fromPromise<Confirmation>(({ signal }) => calls[route](token, signal)),
    },
    actions: {
      reportConfirmed() {
        if (route === 'verify') {
          notifyVerified();
          broadcastVerified();
        }
        session.send({ type: 'profile.requested' });
      },
    },
  });
}
