import { type Actor, fromPromise, waitFor } from 'xstate';

import { loginFormMachine, type LoginValues } from '#machines/account/credentials/accountForms.ts';
import { loginMachine, type LoginRequest } from '#machines/account/session/loginMachine.ts';

import { submits } from '../../../forms/formFlow.ts';
import { takeFingerprint } from '../../fingerprint/fingerprintFlow.ts';
import { session } from '../../session.ts';
import { trackEntry } from '../../trackEntry.ts';
import { logIn } from '../accountCalls.ts';

/** The login machine with the calls of this document. */
export const loginLogic = loginMachine.provide({
  actors: {
    fingerprinting: fromPromise<string | null>(({ signal }) => takeFingerprint(signal)),
    loggingIn: fromPromise<string, LoginRequest>(({ input }) => logIn(input)),
  },
  actions: {
    trackFailure: () => trackEntry({ event: 'login_failed' }),
    notifySession: (_, { publicAccountId }) => session.send({ type: 'login.succeeded', publicAccountId }),
  },
});

/** The machine of the form that requests a login and shows its errors. */
export function loginFormLogic(login: Actor<typeof loginLogic>) {
  return loginFormMachine.provide({
    actors: {
      submitting: submits(async ({ email, password, remember }: LoginValues) => {
        // The submission waits until the login is ready: Enter submits the form even while its button is disabled.
        await waitFor(login, (now) => now.hasTag('ready'), { timeout: Infinity });
        login.send({ type: 'login.requested', email, password, isRemembered: remember });
        const now = await waitFor(login, ({ value }) => value !== 'loggingIn', { timeout: Infinity });
        if (!now.matches('loggedIn')) throw now.context.error;
        return null;
      }),
    },
  });
}
