import { viewStage } from '../web/viewStage.tsx';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { LoginRequest } from '#machines/account/session/loginMachine.ts';

/** The promises that the flow is waiting for, by the names of their actors. */
const waiting = new Map<string, PromiseWithResolvers<never>>();

function held(actor: string): Promise<never> {
  const call = Promise.withResolvers<never>();
  waiting.set(actor, call);
  return call.promise;
}

/** The login requests that were sent to the server. */
const requested: LoginRequest[] = [];

vi.doMock(import('#web/account/fingerprint/fingerprintFlow.ts'), () => ({
  takeFingerprint: () => held('fingerprinting'),
}));
vi.doMock(import('#web/account/start/accountCalls.ts'), async (original) => ({
  ...(await original()),
  logIn: (request: LoginRequest) => {
    requested.push(request);
    return held('loggingIn');
  },
}));
const { LoginForm } = await import('#web/account/start/login/LoginForm.tsx');
const { session } = await import('#web/account/session.ts');
const { Refused } = await import('#web/forms/formFlow.ts');

/** A login form, whose responses arrive when the test releases them. */
export async function openLogin() {
  waiting.clear();
  requested.length = 0;
  const reported = vi.spyOn(session, 'send').mockImplementation(() => {});
  const stage = await viewStage(
    <LoginForm />,
    {},
    {
      answers: (actor, answer) =>
        act(async () => {
          const { resolve, reject } = waiting.get(actor)!;
          if ('output' in answer) resolve(answer.output as never);
          else reject(new Refused({ fields: {}, general: { text: 'Something is not right.' } }));
        }),
      ends: () => reported.mockRestore(),
    },
  );
  // The password is made visible first: a password field has no role by which it could be found.
  await stage.surface.press({ role: 'button', name: 'Show Password' });
  return { ...stage, requested, reported: () => reported.mock.calls.map(([event]) => event) };
}
